/** Words of a qualifier "X-free", "without X", "ohne X": what goes with it. One line: `facts: words`. */
export const FREE_FROM_CLASSES = `
gluten wheat: gluten, glutine, glúten
wheat: wheat, weizen, blé, trigo, frumento
milk: dairy, milk, cow's milk, milch, milcheiweiß, lait, laitage, produit laitier, produits laitiers, leche, lácteo, lácteos, latte, latticini, leite, laticínio, laticínios, lacticínios, milk protein
egg: egg, ei, eier, œuf, oeuf, œufs, huevo, huevos, uovo, uova, ovo, ovos
tree_nut peanut: nut, nuss, nüsse, noix, fruits à coque, frutos secos, frutta a guscio, frutta secca, nozes
tree_nut: tree nut, tree nuts, schalenfrüchte
tree_nut: almond, cashew, walnut, hazelnut
peanut: peanut, erdnuss, erdnüsse, cacahuète, cacahuètes, arachide, arachides, arachidi, cacahuete, cacahuetes, maní, amendoim
soy: soy, soya, soja, soia
fish: fish, fisch, poisson, pescado, pesce, peixe
crustacean mollusc: shellfish, schalentiere, mariscos, marisco, crostacei
fish crustacean mollusc: seafood
crustacean: crustacean, crustaceans
mollusc: mollusc, molluscs
sesame: sesame, sesam, sésame, sésamo, sesamo
celery: celery, sellerie, céleri, apio, sedano, aipo
mustard: mustard, senf, moutarde, mostaza, senape, mostarda
lupin: lupin, lupine
sulphite: sulphite, sulfite, sulphites, sulfites, sulfit, sulfito, sulfitos
@meat @poultry: meat, fleisch, viande, carne
@meat: pork
@honey: honey
@gelatin: gelatin, gelatine
#grain #pseudo-grain wheat gluten: grain, getreide
#added-sugar: sugar, zucker, sucre, azúcar, zucchero, açúcar
#alcohol: alcohol, alkohol
-: cheese, butter, cream, yogurt, mayo, mayonnaise, bread, pasta, bacon, käse, queso, fromage, formaggio, queijo
-: lactose, laktose, lattosio, lactosa, casein, allergen, fat, cholesterol, guilt, preservative
`;

/** Qualifiers that stand alone. */
export const QUALIFIERS = `
gluten wheat: gluten-free, glutenfree, gf, coeliac-friendly, celiac-friendly, senza glutine
wheat gluten: flourless
milk: df, dairyless, nondairy, non-dairy
egg: eggless, egg-less
milk egg fish crustacean mollusc @meat @poultry @honey @gelatin #animal-rennet #processed-meat: vegan, vegane, veganer, veganes, veganen, veganem, végane, véganes, vegano, vegana, veganos, veganas, vegani, vegetaliano, végétalien, végétalienne, végétaliens, végétaliennes, plant-based, plantbased, plant based, vegan-friendly, pflanzlich, pflanzliche, pflanzlicher, pflanzliches, pflanzlichen, végétal, végétale, végétaux, vegetale, vegetali
fish crustacean mollusc @meat @poultry @gelatin #animal-rennet #processed-meat: vegetarian, vegetarisch, vegetarische, vegetarischer, vegetarisches, vegetarischen, végétarien, végétarienne, végétariens, végétariennes, vegetariano, vegetariana, vegetariani, vegetarianos, vegetarianas
@meat @poultry #processed-meat: meatless, meat-free, chicken-less, chickenless, beefless, porkless, faux, mock, meat-less
#added-sugar: unsweetened, sugarless, sugar-free, no-sugar-added, no sugar added, no added sugar, ohne zuckerzusatz
#alcohol: non-alcoholic, alcohol-free, dealcoholised, dealcoholized, alkoholfrei
#grain #starchy #added-sugar #pseudo-grain #pulse: low-carb, low carb, keto, keto-friendly, ketogenic
#grain #pseudo-grain #pulse #added-sugar #refined-oil: paleo, paleo-friendly
-: lactose-free, laktosefrei, laktosefreie, laktosefreier, laktosefreies, laktosefreien, delactosed, low-lactose, lactose-reduced
`;

/** Words before a thing that is not there. Those after `!` are undone by "not", "don't", "never" before them. */
export const NEGATORS = `no, non, without, w/o, zero, sans, ohne, sin, senza, sem, kein, keine, keinen, keiner, free of, free from, frei von, libre de, exempt de, livre de, isento de, instead of, in place of, rather than, in lieu of, anstatt, statt, au lieu de, en vez de, invece di, em vez de, pas de, contains no, minus, !omit, !omit the, !skip, !skip the, !avoid, !avoiding, !exclude, !excluding, !leave out, !leave out the, !hold the`;
