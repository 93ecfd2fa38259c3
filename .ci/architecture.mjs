/** The README's diagram of who may import whom, as one rule for each forbidden arrow. */

import { DOORS, FEATURE_ROOMS, LAYERS } from "./architecture-rooms.mjs";

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
const SCHEMA = "^schema/src/";
const WORKER = "^worker/src/";
const WEB = "^web/src/";
const TEST = "[.]test[.]tsx?$";
const DOMAIN = `${WORKER}domain/`;

export default {
  forbidden: [
    forbid("no-cycles", "Modules of a cycle cannot be read one after the other.", {}, { circular: true }),
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
    forbid("web-has-no-worker", "Only the contract is shared.", { path: "^web/(src|build)" }, { path: "^worker/" }),
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
      "meal-plan-and-grocery-are-strangers",
      "What both need is in the domain or a presenter.",
      { path: `${WORKER}use-cases/(meal-plan|grocery)/` },
      { path: `${WORKER}use-cases/(meal-plan|grocery)/`, pathNot: `${WORKER}use-cases/$1/` },
    ),
    forbid(
      "meal-plan-rooms-are-entered-by-their-doors",
      "Other words of the use cases fill slots and ask the model's quota; how a plan is filled is its own business.",
      { path: WORKER, pathNot: [`${WORKER}use-cases/meal-plan/`, TEST] },
      {
        path: `${WORKER}use-cases/meal-plan/(filling|model)/`,
        pathNot: `${WORKER}use-cases/meal-plan/(filling/fill-slots|model/(prompt-input|check-dish|model-quota))[.]ts$`,
      },
    ),
    forbid(
      "filling-knows-no-verb",
      "What generating, completing and suggesting share stands below them.",
      { path: `${WORKER}use-cases/meal-plan/(filling|model)/`, pathNot: TEST },
      {
        path: `${WORKER}use-cases/meal-plan/[^/]+[.]ts$`,
        pathNot: `${WORKER}use-cases/meal-plan/(meal-share|planner-profile|next-midnight)[.]ts$`,
      },
    ),
    forbid(
      "store-knows-no-connection-but-the-client",
      "Which database there is, and by which way, is decided in deps.ts.",
      { path: `${WORKER}adapters/db/`, pathNot: [`${WORKER}adapters/db/connection/`, TEST] },
      { path: `${WORKER}adapters/db/connection/`, pathNot: `${WORKER}adapters/db/connection/client[.]ts$` },
    ),
    forbid(
      "product-has-no-launcher",
      "What starts, builds and deploys the worker is no part of it.",
      { path: WORKER, pathNot: TEST },
      { path: "^worker/(launch|bench|seed)/", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "product-has-no-tests",
      "What only tests and benchmarks read is not under src.",
      { path: "^(schema|worker|web)/src/", pathNot: TEST },
      { path: `(^(schema|worker)/test/|^web/e2e/|${TEST})` },
    ),
    forbid(
      "presenters-are-pure",
      "Stored data in, the reply's data out: no dependency, no verb, no transport.",
      { path: `${WORKER}presenters/`, pathNot: TEST },
      { pathNot: [`${WORKER}(presenters|domain)/`, SCHEMA] },
    ),
    forbid(
      "presenters-know-no-tables",
      "A row becomes an object of the domain in its adapter.",
      { path: `${WORKER}presenters/` },
      { path: `${SCHEMA}tables/` },
    ),
    forbid(
      "routes-know-no-adapters",
      "",
      { path: `${WORKER}(routes|http)/` },
      { path: `${WORKER}adapters/`, dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "http-knows-no-routes",
      "What surrounds every call knows none.",
      { path: `${WORKER}http/` },
      { path: `${WORKER}(routes/|app[.]ts)` },
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
      { path: `${WEB}(components|lib|pages|product|storage)/` },
      { path: `${WEB}(features|screens|app|api)/`, dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "lib-knows-nothing-of-the-product",
      "What every web app could use.",
      { path: `${WEB}lib/` },
      { path: [`${WEB}(?!lib/)`, SCHEMA] },
    ),
    forbid(
      "browser-has-no-build",
      "Code that writes the site runs in Node, never in the browser.",
      { path: WEB },
      { path: "^web/build/" },
    ),
    forbid(
      "web-enters-the-launcher-by-its-paths",
      "Tests and builds of the web learn from the launcher where files lie, nothing else.",
      { path: "^web/" },
      { path: "^worker/launch/", pathNot: "^worker/launch/project-paths[.]ts$" },
    ),
    forbid(
      "before-the-app-there-is-no-framework",
      "These scripts run before the first paint, or on a page that is to stay small.",
      { path: `${WEB}(before-app/|landing[.]ts$)` },
      { path: "node_modules/(react|react-dom|react-router|react-router-dom|swr)/", reachable: true },
    ),
    forbid(
      "screens-are-opened-by-the-page-table",
      "The router finds a screen by its page's name.",
      { path: `${WEB}(?!screens/)` },
      { path: `${WEB}screens/` },
    ),
    forbid(
      "transport-is-entered-by-its-doors",
      "A write goes through a function of web/src/api that also brings up to date what it makes stale.",
      { path: WEB, pathNot: `${WEB}api/` },
      { path: `${WEB}api/transport/`, pathNot: `${WEB}api/transport/(http-error|paths-of-calls|session-end)[.]ts$` },
    ),
    forbid(
      "any-call-is-made-by-the-transport",
      "`send` makes what needs no refresh; `write` makes the rest, and refreshes.",
      { path: `${WEB}api/(?!transport/)` },
      { path: `${WEB}api/transport/request[.]ts$` },
    ),
    forbid(
      "only-api-knows-the-cache",
      "Who reads asks by the call's name.",
      { path: WEB, pathNot: `${WEB}api/` },
      { path: "node_modules/swr/" },
    ),
    forbid(
      "transport-knows-no-call",
      "The functions of calls stand on it.",
      { path: `${WEB}api/transport/` },
      { path: `${WEB}api/(?!transport/)` },
    ),
    forbid("api-knows-no-screen", "", { path: `${WEB}api/` }, { path: `${WEB}(features|screens|app|components)/` }),
    forbid(
      "features-stay-strangers",
      "A screen composes them.",
      { path: `${WEB}features/([^/]+)/` },
      { path: `${WEB}features/`, pathNot: `${WEB}features/$1/` },
    ),
    forbid("features-know-no-app", "", { path: `${WEB}features/` }, { path: `${WEB}app/` }),
    ...Object.entries(DOORS).map(([room, doors]) =>
      forbid(
        `${room}-is-entered-by-its-doors`,
        "Its other files are its own business.",
        { path: WORKER, pathNot: [`${DOMAIN}${room}/`, TEST] },
        { path: `${DOMAIN}${room}/`, pathNot: doors.map((door) => `${DOMAIN}${room}/${door}[.]ts$`) },
      ),
    ),
    ...Object.entries(FEATURE_ROOMS).map(([room, doors]) =>
      forbid(
        `${room.replace("/", "-")}-is-entered-by-its-doors`,
        "Its other files are its own business.",
        { path: WEB, pathNot: [`${WEB}features/${room}/`, TEST] },
        { path: `${WEB}features/${room}/`, pathNot: doors.map((door) => `${WEB}features/${room}/${door}[.]tsx?$`) },
      ),
    ),
    ...LAYERS.map(([lower, upper]) =>
      forbid(
        `${lower.replaceAll("/", "-")}-knows-nothing-above`,
        "A room reads from the bottom up.",
        { path: `${DOMAIN}${lower}(?:/|[.]ts$)`, pathNot: TEST },
        { path: upper.map((path) => `${DOMAIN}${path}`) },
      ),
    ),
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
