/** The dependency picture of the README, one rule for each arrow that must not be. */

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
const SCHEMA = "^schema/src/";
const WORKER = "^worker/src/";
const WEB = "^web/src/";
const TEST = "[.]test[.]tsx?$";

export default {
  forbidden: [
    forbid(
      "no-cycles",
      "Modules of a cycle cannot be read one after the other.",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    ),
    forbid("schema-imports-nothing-of-ours", "Both sides stand on it.", { path: SCHEMA }, { path: "^(worker|web)/" }),
    forbid(
      "constants-are-the-ground",
      "",
      { path: `${SCHEMA}constants/`, pathNot: TEST },
      { path: SCHEMA, pathNot: `${SCHEMA}constants/` },
    ),
    forbid(
      "rules-stand-on-constants",
      "",
      { path: `${SCHEMA}rules/`, pathNot: TEST },
      { path: SCHEMA, pathNot: `${SCHEMA}(constants|rules)/`, dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "contract-stands-on-rules",
      "",
      { path: `${SCHEMA}contract/`, pathNot: TEST },
      { path: `${SCHEMA}(tables/|calls|openapi)` },
    ),
    forbid(
      "tables-are-the-workers",
      "Drizzle must not reach the browser.",
      { path: `${SCHEMA}(constants|rules|contract|calls|openapi)` },
      { path: `${SCHEMA}tables/` },
    ),
    forbid(
      "web-has-no-tables",
      "Drizzle must not reach the browser.",
      { path: "^web/" },
      { path: `(${SCHEMA}tables/|drizzle)` },
    ),
    forbid("web-has-no-worker", "Only the contract is shared.", { path: "^web/(src|prerender)" }, { path: "^worker/" }),
    forbid("worker-has-no-web", "", { path: "^worker/src" }, { path: "^web/" }),
    forbid(
      "domain-is-pure",
      "No framework, database, network or platform in the domain; schema only by constants, rules and types.",
      { path: `${WORKER}domain/`, pathNot: TEST },
      { pathNot: [`${WORKER}domain/`, `${SCHEMA}(constants|rules)/`, `${SCHEMA}contract/`] },
    ),
    forbid(
      "domain-knows-the-contract-by-type-only",
      "",
      { path: `${WORKER}domain/`, pathNot: TEST },
      { path: `${SCHEMA}contract/`, dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "use-cases-know-no-transport",
      "A verb takes its dependencies as values.",
      { path: `${WORKER}use-cases/` },
      { path: [`${WORKER}(adapters|routes|http|app|index)`, "node_modules/(hono|drizzle-orm|@libsql)"] },
    ),
    forbid(
      "use-cases-know-deps-by-type-only",
      "",
      { path: `${WORKER}use-cases/` },
      { path: `${WORKER}deps[.]ts$`, dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "routes-know-no-adapters",
      "",
      { path: `${WORKER}(routes|http)/` },
      { path: `${WORKER}adapters/`, dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "only-deps-imports-adapters",
      "The composition root is one file.",
      { path: WORKER, pathNot: [`${WORKER}(deps[.]ts|adapters/)`, TEST] },
      { path: `${WORKER}adapters/`, dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "adapters-know-no-http",
      "",
      { path: `${WORKER}adapters/` },
      { path: [`${WORKER}(http|routes|use-cases|app|index)`, "node_modules/hono"] },
    ),
    forbid(
      "only-the-edge-knows-hono",
      "",
      { path: WORKER, pathNot: `${WORKER}(app[.]ts|routes/|http/)` },
      { path: "node_modules/hono" },
    ),
    forbid(
      "components-know-no-feature",
      "",
      { path: `${WEB}(components|lib)/` },
      { path: `${WEB}(features|screens|app|api)/`, dependencyTypesNot: ["type-only"] },
    ),
    forbid("api-knows-no-screen", "", { path: `${WEB}api/` }, { path: `${WEB}(features|screens|app|components)/` }),
    forbid(
      "features-stay-strangers",
      "A screen composes them.",
      { path: `${WEB}features/([^/]+)/` },
      { path: `${WEB}features/`, pathNot: `${WEB}features/$1/` },
    ),
    forbid("features-know-no-screen", "", { path: `${WEB}features/` }, { path: `${WEB}(screens|app)/` }),
    forbid("screens-know-no-app", "", { path: `${WEB}screens/` }, { path: `${WEB}app/` }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|test-output)/" },
    parser: "acorn",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
