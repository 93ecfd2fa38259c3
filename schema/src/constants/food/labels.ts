/** What a package may contain that the person avoids: the word to look for on its label. */
export const LABEL_WORDS = {
  milk: "milk",
  egg: "egg",
  fish: "fish",
  crustacean: "crustaceans",
  mollusc: "mollusks",
  tree_nut: "nuts",
  peanut: "peanuts",
  wheat: "wheat",
  gluten: "gluten",
  soy: "soy",
  sesame: "sesame",
  celery: "celery",
  mustard: "mustard",
  sulphite: "sulfites",
  lupin: "lupin",
  rennet: "animal rennet",
  finings: "“suitable for vegetarians”",
  lard: "lard",
} as const satisfies Readonly<Record<string, string>>;

export type LabelWord = keyof typeof LABEL_WORDS;
export const LABEL_CODES = Object.keys(LABEL_WORDS) as readonly LabelWord[];

export const LABEL_CHECKS = {
  heading: "Check these labels",
  lead: "Brands differ, and one factory makes many things. On these packages, look before you buy:",
  lookFor: "look for",
} as const;
