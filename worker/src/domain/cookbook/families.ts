import { FAMILIES } from "./families.data.ts";

let familyOfTemplate: ReadonlyMap<string, string> | undefined;

/** Each template's family. Throws if the table names a template twice. */
function readFamilies(): ReadonlyMap<string, string> {
  const families = new Map<string, string>();
  for (const line of FAMILIES.trim().split("\n")) {
    const [family = "", members = ""] = line.split(": ");
    for (const id of members.split(" ")) {
      if (families.has(id)) throw new Error(`families: ${id} is listed twice`);
      families.set(id, family);
    }
  }
  return families;
}

/** What people would call each template's dishes ("dal", "chili"), by template id; read on the first call. */
export function familiesByTemplate(): ReadonlyMap<string, string> {
  familyOfTemplate ??= readFamilies();
  return familyOfTemplate;
}
