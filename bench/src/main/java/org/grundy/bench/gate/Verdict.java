package org.grundy.bench.gate;

import java.util.List;
import org.grundy.bench.results.Key;
import org.jspecify.annotations.Nullable;

/**
 * What the gate says of one row.
 *
 * @param key the row
 * @param status what became of it
 * @param reasons why, in sentences; empty where all is as recorded
 * @param timeRatio its relative time over the recorded one, or NaN
 * @param recordedBytes allocated bytes as recorded, or NaN
 * @param bytes allocated bytes now, or NaN
 * @param counters the work counters now and as recorded, in words; null without any
 */
record Verdict(
    Key key,
    Status status,
    List<String> reasons,
    double timeRatio,
    double recordedBytes,
    double bytes,
    @Nullable String counters) {}
