package org.grundy;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Holds the package table: arrows point down, and no two packages form a circle. */
@AnalyzeClasses(packages = "org.grundy", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static final ArchRule ARROWS_POINT_DOWN =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .withOptionalLayers(true)
          .layer("root")
          .definedBy("org.grundy")
          .layer("heap")
          .definedBy("org.grundy.heap")
          .layer("engine")
          .definedBy("org.grundy.engine")
          .layer("graph")
          .definedBy("org.grundy.graph")
          .layer("games")
          .definedBy("org.grundy.games")
          .layer("sum")
          .definedBy("org.grundy.sum")
          .layer("misere")
          .definedBy("org.grundy.misere")
          .layer("guide")
          .definedBy("org.grundy.guide")
          .layer("scoring")
          .definedBy("org.grundy.scoring")
          .whereLayer("heap")
          .mayOnlyBeAccessedByLayers("games", "misere")
          .whereLayer("engine")
          .mayOnlyBeAccessedByLayers("games", "misere")
          .whereLayer("graph")
          .mayOnlyBeAccessedByLayers("games")
          .whereLayer("games")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("sum")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("misere")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("guide")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("scoring")
          .mayNotBeAccessedByAnyLayer();

  @ArchTest
  static final ArchRule NO_CIRCLES =
      slices()
          .matching("org.grundy.(heap|engine|graph|games|sum|misere|guide|scoring)..")
          .should()
          .beFreeOfCycles()
          .allowEmptyShould(true);
}
