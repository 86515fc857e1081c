#!/usr/bin/env bash
# How often the gate cries wolf, and how often it sleeps: runs it many times against a baseline of the same jar,
# as it is and with a fault planted in one kernel (see the class Plant), and counts the exit statuses.
#
#   results/gate-experiments.sh JAR DIRECTORY [RUNS] [KIND...]
#
# DIRECTORY holds baseline.json (recorded first if it is not there) and gets the log of every run and counts.csv.
# KIND is any of: same, slowdown, allocation, probe; all without one.
set -euo pipefail
jar=$1
out=$2
runs=${3:-20}
shift; shift; shift || true
kinds=${*:-same slowdown allocation probe}
mkdir -p "$out"
[ -f "$out/baseline.json" ] || java -jar "$jar" gate --baseline "$out/baseline.json" --update
[ -f "$out/counts.csv" ] || echo "kind,row,run,status,seconds,load" >"$out/counts.csv"

run() { # kind row number
  local begin=$SECONDS status=0 options=()
  [ "$1" = same ] || options=("-Dgrundy.gate.plant=$1")
  java "${options[@]}" -jar "$jar" gate --baseline "$out/baseline.json" --only "$2" \
    >"$out/$1-$3.log" 2>/dev/null || status=$?
  echo "$1,$2,$3,$status,$((SECONDS - begin)),$(cut -d' ' -f1 /proc/loadavg)" | tee -a "$out/counts.csv"
}

for kind in $kinds; do
  case $kind in
    same) row= ;;
    slowdown) row='NimProduct.products' ;;
    allocation) row='NimMove.move avgt n=100 strategy=nim$' ;;
    probe) row='SolveHeaps.solve avgt n=40 strategy=hashed' ;;
  esac
  for number in $(seq "$runs"); do
    run "$kind" "$row" "$number"
  done
done
awk -F, 'NR > 1 { n[$1]++; s[$1] += $4 == 1 } END { for (k in n) print k ": " s[k] " of " n[k] " runs ended with status 1" }' \
  "$out/counts.csv"
