/** Words of a qualifier "X-free", "without X", "ohne X": what goes with it. One line: `facts: words`. */
export const FREE_FROM_CLASSES = `
gluten wheat: glutenu, glutena, glyutena, gluteeni, gluten, glutine, glúten
wheat: tarwe, vete, hvede, hvete, pszenicy, buğday, wheat, weizen, blé, trigo, frumento
milk: zuivel, melk, koemelk, mjölk, komjölk, mejeri, mælk, melke, meieri, mleka, mleko, moloka, süt, dairy, milk, cow's milk, milch, milcheiweiß, lait, laitage, produit laitier, produits laitiers, leche, lácteo, lácteos, latte, latticini, leite, laticínio, laticínios, lacticínios, milk protein
egg: eieren, ägg, æg, jaj, jajek, yumurta, egg, ei, eier, œuf, oeuf, œufs, huevo, huevos, uovo, uova, ovo, ovos
tree_nut peanut: noten, nötter, nöt, nødder, nøtter, nøtte, nødde, orzechów, nut, nuss, nüsse, noix, fruits à coque, frutos secos, frutta a guscio, frutta secca, nozes
tree_nut: tree nut, tree nuts, schalenfrüchte
tree_nut: almond, cashew, walnut, hazelnut
peanut: pinda, jordnötter, jordnöt, jordnødder, peanøtter, yer fıstığı, peanut, erdnuss, erdnüsse, cacahuète, cacahuètes, arachide, arachides, arachidi, cacahuete, cacahuetes, maní, amendoim
soy: soi, soy, soya, soja, soia
fish: vis, fisk, ryby, balık, fish, fisch, poisson, pescado, pesce, peixe
crustacean mollusc: schaaldieren, skaldjur, skaldyr, skalldyr, shellfish, schalentiere, mariscos, marisco, crostacei
fish crustacean mollusc: seafood
crustacean: crustacean, crustaceans
mollusc: mollusc, molluscs
sesame: sesame, sesam, sésame, sésamo, sesamo
celery: selderij, selleri, celery, sellerie, céleri, apio, sedano, aipo
mustard: mosterd, senap, sennep, mustard, senf, moutarde, mostaza, senape, mostarda
lupin: lupin, lupine
sulphite: sulphite, sulfite, sulphites, sulfites, sulfit, sulfito, sulfitos
@meat @poultry: vlees, kött, kød, kjøtt, mięsa, et, meat, fleisch, viande, carne
@meat: pork
@honey: honey
@gelatin: gelatin, gelatine
#grain #pseudo-grain wheat gluten: grain, getreide
#added-sugar: suiker, socker, sukker, cukru, şeker, sugar, zucker, sucre, azúcar, zucchero, açúcar
#alcohol: alcohol, alkohol
egg: mayo, mayonnaise
-: cheese, butter, cream, yogurt, bread, pasta, bacon, käse, queso, fromage, formaggio, queijo
-: oat, oats, laktos, laktozy, laktoz, lactose, laktose, lattosio, lactosa, casein, allergen, fat, cholesterol, guilt, preservative
`;

/** Qualifiers that stand alone. */
export const QUALIFIERS = `
gluten wheat: gluten-free, glutenfree, gf, coeliac-friendly, celiac-friendly, senza glutine
wheat gluten: flourless
milk: df, dairyless, nondairy, non-dairy, daiya, violife, miyokos, kite hill, forager project, tofutti, oatly, alpro, provamel, earth balance, califia
egg: eggless, egg-less
milk egg fish crustacean mollusc @meat @poultry @honey @gelatin #animal-rennet #processed-meat: vegan, vegane, veganer, veganes, veganen, veganem, végane, véganes, vegano, vegana, veganos, veganas, vegani, vegetaliano, végétalien, végétalienne, végétaliens, végétaliennes, plant-based, plantbased, plant based, vegan-friendly, pflanzlich, pflanzliche, pflanzlicher, pflanzliches, pflanzlichen, végétal, végétale, végétaux, vegetale, vegetali, vegetal, vegetales, vegetais, vegansk, veganska, veganskt, veganske, veganistisch, veganistische, wegański, wegańska, wegańskie, veganskiy, veganskaya, vegaaninen, plantaardig, plantaardige, växtbaserad, växtbaserat, plantebaseret, plantebasert, roślinny, roślinna, roślinne, bitkisel
fish crustacean mollusc @meat @poultry @gelatin #animal-rennet #processed-meat: vegetarian, vegetarisch, vegetarische, vegetarischer, vegetarisches, vegetarischen, végétarien, végétarienne, végétariens, végétariennes, vegetariano, vegetariana, vegetariani, vegetarianos, vegetarianas, vegetarisk, vegetariska, vegetariskt, vegetariske, wegetariański, wegetariańska, wegetariańskie, vejetaryen, kasvis
@meat @poultry #processed-meat: meatless, meat-free, chicken-less, chickenless, beefless, porkless, faux, mock, meat-less
#added-sugar: unsweetened, sugarless, sugar-free, no-sugar-added, no sugar added, no added sugar, ohne zuckerzusatz
#alcohol: non-alcoholic, alcohol-free, dealcoholised, dealcoholized, alkoholfrei
#grain #starchy #added-sugar #pseudo-grain #pulse: low-carb, low carb, keto, keto-friendly, ketogenic
#grain #pseudo-grain #pulse #added-sugar #refined-oil: paleo, paleo-friendly
-: lactose-free, laktosefrei, laktosefreie, laktosefreier, laktosefreies, laktosefreien, delactosed, low-lactose, lactose-reduced
`;

/** Words before a thing that is not there. Those after `!` are undone by "not", "don't", "never" before them. */
export const NEGATORS = `no, non, does not contain, do not contain, doesn't contain, don't contain, not contain, not containing, never contains, contains neither, made without, never made with, not made with, prepared without, cooked without, ne contient pas de, ne contient pas, no contiene, no contienen, non contiene, não contém, bevat geen, zonder, geen, uten, utan, uden, bez, ilman, fără, dépourvu de, vrij van, fri från, fri for, exempt of, without, w/o, zero, sans, ohne, sin, senza, sem, kein, keine, keinen, keiner, free of, free from, frei von, libre de, exempt de, livre de, isento de, instead of, in place of, rather than, in lieu of, anstatt, statt, au lieu de, en vez de, invece di, em vez de, pas de, contains no, minus, !omit, !omit the, !skip, !skip the, !avoid, !avoiding, !exclude, !excluding, !leave out, !leave out the, !hold the`;
