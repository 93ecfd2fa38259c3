/**
 * What is known of a food but its names and micronutrients, one food a line, by category, aisle and allergens, so that like stands by like:
 * id | allergens contained | allergens that brands may contain | animal source, empty = none | diet traits |
 * edible share of what is bought | grams of ONE kitchen measure | aisle | category | packs: grams and label, "g" where none is
 * given | USD per kg as bought | source | days it keeps, empty = months | 1 = staple |
 * per 100 g of the edible part, "-" = unknown: energy kcal, protein g, carbohydrate g (with fibre), fat g, fibre g, sugars g,
 * saturated fat g, sodium mg, calcium mg, iron mg, potassium mg, vitamin C mg.
 * Allergens are reviewed food by food. Measures are USDA household weights where known: `ml` marks a liquid and is its density;
 * `fruit` is the juice of one fruit; a cup with a word is that form of the food.
 * Sources of prices: B = BLS, CPI average prices; E = ERS, USDA fruit and vegetable prices; P = PP-NAP, USDA purchase-to-plate, both
 * brought to August 2026 by CPI food at home; a small letter: by way of a food like it; empty = our own reading of ordinary shop prices.
 * Figures: U.S. Department of Agriculture, Agricultural Research Service, FoodData Central (public domain), food by food in `sources.txt`.
 */
export const FOOD_LINES = `
buttermilk-powder|milk||dairy||1|cup=120;tbsp=6.5|Baking|Dairy & Alternatives|300;400;726 25.6 oz|18||||387 34.3 49 5.78 0 49 3.6 517 1184 0.3 1592 5.7
evaporated-milk|milk||dairy||1|cup=252;floz=31.5;can=370;ml=1.06|Baking|Dairy & Alternatives|376 12 fl oz can;410 410 g can|3.56|P|||134 6.81 10.04 7.56 0 10.04 4.59 106 261 0.19 303 1.9
milk-powder-nonfat|milk||dairy||1|cup=68;tbsp=4.3|Baking|Dairy & Alternatives|300;400;726 25.6 oz|12||||358 35.1 52.19 0.72 0 52.19 0.47 549 1231 0.31 1705 5.6
milk-powder-whole|milk||dairy||1|cup=128;tbsp=8|Baking|Dairy & Alternatives|300;400;726 25.6 oz|12||||496 26.32 38.42 26.71 0 38.42 16.74 371 912 0.47 1330 8.6
sweetened-condensed-milk|milk||dairy|added-sugar processed|1|cup=306;floz=38.2;ml=1.29;can=397;tbsp=19|Baking|Dairy & Alternatives|397 14 oz can;397 397 g can|5.11|P|||321 7.91 54.4 8.7 0 54.4 5.49 127 284 0.19 371 2.6
oat-cream|gluten|wheat soy||grain processed|1|cup=240;tbsp=15;ml=1|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|6||21||164.84 0.68 4.33 16.34 0 1.97 - 423.26 126.46 0.22 126.22 -
oat-milk-unsweetened|gluten|wheat||grain|1|cup=243;ml=1.03|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|2.16|p|7||48.33 0.8 5.1 2.75 0 2.32 - 41.98 148.5 0.26 148.4 -
oat-yogurt|gluten|wheat||grain processed|1|cup=245;tbsp=15|Chilled & plant-based|Dairy & Alternatives|350;400;454 16 oz|8||10||87.76 1.77 13.63 2.93 0.88 - - 37.27 134.9 0.61 160.88 -
khoya|milk||dairy||1|cup=150;tbsp=10;tsp=3.3|Chilled & plant-based|Dairy & Alternatives|200;340 12 oz|14||7||400.14 19 27.67 24.1 0 27.67 15.08 268.66 658.74 0.34 959.04 6.19
soy-cream|soy|||pulse processed|1|cup=240;tbsp=15;ml=1|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|6||21||177.67 2.37 1.44 18.34 0.41 0.34 1.85 30.71 102.92 0.38 99.6 0
soy-milk-fortified|soy|||pulse added-sugar|1|cup=243;tbsp=15;ml=1.01|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|2.4||7||45 2.94 3.45 1.99 0.4 2.53 0.21 50 140 0.49 141 7.2
soy-milk-original|soy|||pulse added-sugar processed|1|cup=243;floz=30.6;ml=1.03|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|1.72|p|7||43 2.6 4.92 1.47 0.2 3.65 0.2 47 123 0.42 122 0
soy-milk-unsweetened|soy|||pulse|1|cup=243;ml=1.03|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|1.72|p|7||33 2.86 1.74 1.61 0.5 0.41 0.21 37 124 0.46 120 0
soy-yogurt-plain|soy|||pulse|1|cup=245;tbsp=15.3;pot=125|Chilled & plant-based|Dairy & Alternatives|400;500;680 24 oz|12.36|P|10||66 2.64 9.69 1.76 0.4 5.29 0.22 13 132 - - 13.2
tofu-yogurt|soy|||pulse added-sugar|1|cup=262;tbsp=15;tub=170|Chilled & plant-based|Dairy & Alternatives|450;500;680 24 oz|8||14||94 3.5 15.96 1.8 0.2 1.24 0.26 35 118 1.06 47 2.5
vegan-butter-soy|soy|tree_nut||refined-oil processed|1|tbsp=14;cup=224;tsp=4.7;stick=113|Chilled & plant-based|Dairy & Alternatives|425 15 oz|9||90||583 0.14 0.14 64.63 0 0 16.69 646 - - 28 -
vegetable-oil-spread|soy|milk||refined-oil processed|1|tbsp=14;cup=229;tsp=4.7|Chilled & plant-based|Dairy & Alternatives|425 15 oz;500|6||90||526 0.6 0 59.17 0 0 10.042 700 21 0 30 0.1
plant-cream|tree_nut gluten soy|peanut wheat lupin||refined-oil processed|1|cup=240;tbsp=15;tsp=5;ml=1|Chilled & plant-based|Dairy & Alternatives|250 250 ml carton;240 8 fl oz|6||7||177.67 2.37 1.44 18.34 0.41 0.34 1.85 30.71 102.92 0.38 99.6 0
plant-milk|tree_nut gluten soy|peanut wheat sesame lupin||pulse processed|1|cup=243;tbsp=15;tsp=5;ml=1.03;glass=240|Chilled & plant-based|Dairy & Alternatives|946 1 quart;1000 1 L|2.5||7||45 2.94 3.45 1.99 0.4 2.53 0.21 50 140 0.49 141 7.2
plant-yogurt|tree_nut gluten soy|peanut wheat sesame lupin||pulse processed|1|cup=245;tbsp=15;tsp=5;tub=350|Chilled & plant-based|Dairy & Alternatives|350 350 g tub;500 500 g tub|7||7||66 2.64 9.69 1.76 0.4 5.29 0.22 13 132 - - 13.2
almond-milk-chocolate|tree_nut|milk peanut soy||added-sugar|1|cup=240;tbsp=15;ml=1.01|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|2.4||7||50 0.63 9.38 1.25 0.4 8.75 0 71 188 0.53 75 4.4
almond-milk-unsweetened|tree_nut||||1|cup=262;ml=1.03|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|2.16|P|7||15 0.59 0.58 1.1 0 0 0 71 197 0.35 67 0
almond-milk-vanilla|tree_nut|peanut soy||added-sugar|1|cup=240;tbsp=15;ml=1.01|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|2.2||7||38 0.42 6.59 1.04 0.4 6.25 0 63 188 0.3 50 0
almond-yogurt|tree_nut|peanut soy|||1|cup=245;tbsp=15;tub=170|Chilled & plant-based|Dairy & Alternatives|450;500;680 24 oz|9||14||73.06 2.54 3.47 5.99 1.51 0.56 0.46 3.61 35.09 0.46 88.07 0
cashew-cream|tree_nut|peanut|||1|cup=240;tbsp=15;ml=1|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|14||21||182.49 6.01 9.96 14.47 1.09 1.95 2.57 6.64 14.22 2.2 217.8 0.17
cashew-cream-cheese|tree_nut|peanut soy|||1|slice=28;cup=230;tbsp=15|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|20||21||278.04 9.13 15.58 21.94 1.67 3.13 3.89 395.33 20.42 3.35 337.29 2.96
cashew-milk|tree_nut|peanut soy|||1|cup=240;tbsp=15;ml=1.01|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|3||7||22.12 0.73 1.21 1.75 0.13 0.24 0.31 4.32 4.36 0.27 26.4 0.02
cashew-yogurt|tree_nut|peanut soy|||1|cup=245;tbsp=15;tub=170|Chilled & plant-based|Dairy & Alternatives|450;500;680 24 oz|10||14||81 2.55 5.11 6.14 0.47 0.86 1.09 5.09 7.93 0.95 92.51 0.07
hazelnut-milk|tree_nut|peanut soy|||1|cup=240;tbsp=15;ml=1.01|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|4||7||25.12 0.6 0.67 2.43 0.39 0.17 0.18 3.84 7.44 0.19 27.2 0.25
macadamia-milk|tree_nut|peanut soy|||1|cup=240;tbsp=15;ml=1.01|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|5||7||28.72 0.32 0.55 3.03 0.34 0.18 0.48 4.04 6.28 0.15 14.72 0.05
vegan-butter-nut|tree_nut|soy||refined-oil processed|1|tbsp=14;cup=224;tsp=4.7;stick=113|Chilled & plant-based|Dairy & Alternatives|227 8 oz|20||90||583 0.14 0.14 64.63 0 0 16.69 646 - - 28 -
vegan-parmesan|tree_nut|peanut soy|||1|slice=28;cup=113;tbsp=15|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|30||21||471.66 23.03 32.17 32.6 9.12 4.16 5.7 1572.07 35.15 5.29 713 0.44
coconut-milk-beverage|||||1|cup=240;ml=1.03|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|3.65|P|7||31 0.21 2.92 2.08 0 2.5 2.08 19 188 0.3 19 0
coconut-milk-fresh|||||1|cup=240;tbsp=15;ml=1.01|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|9||21||230 2.29 5.54 23.84 2.2 3.34 21.14 15 16 1.64 263 2.8
coconut-whipping-cream||tree_nut soy||processed|1|cup=240;tbsp=15|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|9||21||330 3.63 6.65 34.68 2.2 - 30.75 4 11 2.28 325 2.8
coconut-yogurt|||||1|cup=245;tbsp=15|Chilled & plant-based|Dairy & Alternatives|350;400;454 16 oz|9||10||132.52 1.22 5.23 12.8 - - 11.35 9.28 12.68 2.04 132.44 0.6
flax-milk||soy|||1|cup=240;tbsp=15;ml=1.01|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|3||7||8.84 0 0 1 0 0 0.09 3.96 2.98 0 0 0
hemp-milk|||||1|cup=240;tbsp=15;ml=1.01|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|4||7||33.18 1.89 0.52 2.92 0.24 0.09 0.28 4.06 7.02 0.48 72 0.03
pea-milk||||pulse processed|1|cup=243;ml=1.03|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|3.2||7||30 3.3 0.2 1.8 0 0 0.2 54 180 - - -
rice-milk-unsweetened||||grain|1|floz=30;cup=240;ml=1.03|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|2.94|P|7||47 0.28 9.17 0.97 0.3 5.28 0 39 118 0.2 27 0
vegan-buttery-spread||tree_nut soy||refined-oil processed|1|tbsp=14;cup=224;tsp=4.7|Chilled & plant-based|Dairy & Alternatives|250;369 13 oz|5.13|p|90||583 0.14 0.14 64.63 0 0 16.69 646 - - 28 -
vegan-cheese||tree_nut soy||processed|1|cup=113;slice=20;tbsp=7|Chilled & plant-based|Dairy & Alternatives|200;227 8 oz|18||30||271.42 0.04 18.62 21.8 0.19 0.7 18.15 777.57 6.55 0.35 2.47 0
vegan-sour-cream||tree_nut soy||processed|1|cup=245;tbsp=15;tub=170|Chilled & plant-based|Dairy & Alternatives|450;500;680 24 oz|10||14||199.1 2.2 4.33 20.82 1.33 - 18.45 197.6 8.04 1.37 200.19 3.62
egg-wraps|egg|milk wheat gluten soy|egg|processed|1|piece=28|Dairy & eggs|Dairy & Alternatives|170 6 wraps|24||14||71.44 10.62 1.48 2.17 0.77 0.69 0.28 162.31 9.75 0.09 158.13 0
eggnog|milk egg||dairy|added-sugar processed|1|floz=30.5;cup=254|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|5||6||88 4.55 8.05 4.19 0 8.05 2.59 54 130 0.2 165 1.5
butter-or-oil|milk soy|tree_nut peanut|dairy|refined-oil|1|tbsp=14.2;tsp=4.7;cup=227;stick=113.5;knob=15;pat=5|Dairy & eggs|Dairy & Alternatives|113 1 stick;227 8 oz;454 1 lb|9||60||717 0.85 0.06 81.11 0 0.06 50.49 11 24 0.02 24 0
any-milk|milk tree_nut gluten soy|peanut wheat sesame lupin|dairy|processed|1|cup=244;tbsp=15;tsp=5;ml=1.03;glass=240|Dairy & eggs|Dairy & Alternatives|946 1 quart;1000 1 L|2||7||50 3.3 4.8 1.98 0 5.06 1.26 47 120 0.02 140 0.2
american-cheese|milk||dairy|processed|1|cup=113;slice=21;cup diced=140;piece=21|Dairy & eggs|Dairy & Alternatives|200;340 12 oz|11.54|P|45||371 18.13 3.7 31.79 0 2.26 18.06 1671 1045 0.63 132 0
ayran|milk||dairy||1|cup=244;tbsp=15;ml=1.03|Dairy & eggs|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|4||7||36.6 2.08 2.8 1.95 0 2.8 1.26 222.97 73.91 0.03 93.04 0.3
blue-cheese|milk||dairy|animal-rennet|1|cup=135;slice=28;tbsp=8.5|Dairy & eggs|Dairy & Alternatives|100;142 5 oz;150|32.42|P|21||353 21.4 2.34 28.74 0 0.5 18.67 1146 528 0.31 256 0
boursin|milk||dairy||1|tbsp=15;cup=232|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|18||21||350 6.15 5.52 34.44 0 3.76 20.21 314 97 0.11 132 0
brick-cheese|milk||dairy||1|slice=28;cup=132|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|18||30||371 23.24 2.79 29.68 0 0.51 18.76 560 674 0.43 136 0
brie|milk||dairy||1|cup=144;slice=28;piece=200|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz;250|20||14||334 20.75 0.45 27.68 0 0.45 17.41 629 184 0.5 152 0
brunost|milk||dairy||1|slice=28;cup=113|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|28||30||466 9.65 42.65 29.51 0 - 19.16 600 400 0.52 1409 0
butter-salted|milk||dairy||1|cup=227;tbsp=14.2;stick=113;tsp=4.7;knob=15;pat=5;block=250;cube=113|Dairy & eggs|Dairy & Alternatives|227;250;454 1 lb|8.86|B|60||717 0.85 0.06 81.11 0 0.06 51.37 643 24 0.02 24 0
butter-unsalted|milk||dairy||1|cup=227;tbsp=14.2;stick=113;tsp=4.7;knob=15;pat=5;block=250;cube=113|Dairy & eggs|Dairy & Alternatives|227;250;454 1 lb|8.86|b|60||717 0.85 0.06 81.11 0 0.06 50.49 11 24 0.02 24 0
buttermilk|milk||dairy||1|cup=245;floz=30.6;ml=1.035|Dairy & eggs|Dairy & Alternatives|518 500 ml carton;979 32 fl oz carton;1035 1 l carton|2.4|P|14||40 3.31 4.79 0.88 0 4.79 0.55 190 116 0.05 151 1
buttermilk-whole|milk||dairy||1|cup=245;tbsp=15;ml=1.03|Dairy & eggs|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|3||7||62 3.21 4.88 3.31 0 4.88 1.9 105 115 0.03 135 0
camembert|milk||dairy||1|cup=246;slice=28;piece=250|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz;250|20||14||300 19.8 0.46 24.26 0 0.46 15.26 842 388 0.33 187 0
caraway-cheese|milk||dairy||1|slice=28;cup=113;tbsp=7|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|20||21||376 25.18 3.06 29.2 0 - 18.58 690 673 0.64 93 0
cheddar-cheese|milk||dairy||1|cup=113;slice=28;cup diced=132;tbsp=7;block=250;stick=21|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|13.19|B|21||404 22.87 3.09 33.31 0 0.48 18.87 653 710 0.14 76 0
cheddar-reduced-fat|milk||dairy||1|slice=21;cup=113|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250|14|P|21||309 27.35 4.06 20.41 0 0.26 12.6 628 761 0.12 63 0
cheese-spread|milk||dairy|processed|1|slice=34;wedge=21;cup=140;tbsp=7|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|13||21||290 16.41 8.73 21.23 0 7.32 13.33 1625 562 0.33 242 0
cheshire-cheese|milk||dairy||1|cup=113;slice=28;cup diced=132;tbsp=7;block=250;stick=21|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|18||21||387 23.37 4.78 30.6 0 - 19.48 700 643 0.21 95 0
chocolate-milk|milk|soy|dairy|added-sugar processed|1|floz=30.5;cup=250|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|2.5||6||83 3.17 10.34 3.39 0.8 9.54 2.1 60 112 0.24 167 0.9
chocolate-pudding|milk|egg wheat gluten soy|dairy|added-sugar processed|1|cup=250|Dairy & eggs|Dairy & Alternatives|450;500;623 22 oz|6||7||142 2.09 23.01 4.6 0 17.17 1.26 152 51 1.27 184 0.3
clotted-cream|milk||dairy||1|cup=238;tbsp=15;floz=29.8;cup whipped=120;ml=1|Dairy & eggs|Dairy & Alternatives|250;340 12 oz;400|10||7||340 2.84 2.74 36.08 0 2.92 23.03 27 66 0.1 95 0.6
colby-cheese|milk||dairy||1|cup=113;slice=28;cup diced=132;tbsp=7|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|14.64|P|21||394 23.76 2.57 32.11 0 0.52 20.22 604 685 0.76 127 0
cotija-cheese|milk||dairy||1|tsp=2.5;tbsp=7.5;cup=120|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|15.78|P|21||366 20 3.97 30 0 0 17.5 1400 800 0 125 0
cottage-cheese-1|milk||dairy||1|cup=226;tbsp=14|Dairy & eggs|Dairy & Alternatives|200;300;454 16 oz|5.84|P|7||72 12.39 2.72 1.02 0 2.72 0.65 406 61 0.14 86 0
cottage-cheese-2|milk||dairy||1|cup=226;tbsp=14|Dairy & eggs|Dairy & Alternatives|200;300;454 16 oz|5.84|P|7||81 10.45 4.76 2.27 0 4 1.24 308 111 0.13 125 0
cottage-cheese-dry-curd|milk||dairy||1|cup=145;tbsp=15|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|9||10||72 10.34 6.66 0.29 0 1.85 0.17 372 86 0.15 137 0
cottage-cheese-fruit|milk||dairy|added-sugar|1|cup=226|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|7||10||97 10.69 4.61 3.85 0.2 2.38 2.31 344 53 0.16 90 1.4
cottage-cheese-full-fat|milk||dairy||1|cup=210;cup small curd=225;tbsp=14|Dairy & eggs|Dairy & Alternatives|200;300;454 16 oz|5.24|P|7||98 11.12 3.38 4.3 0 2.67 1.72 364 83 0.07 104 0
cream-cheese|milk||dairy||1|cup=232;tbsp=14.5;block=226|Dairy & eggs|Dairy & Alternatives|180;200;227 8 oz|9.95|P|21||350 6.15 5.52 34.44 0 3.76 20.21 314 97 0.11 132 0
creme-fraiche|milk||dairy||1|tbsp=15;cup=240|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250|11||10||311.6 2.76 3.12 32.73 0 3.02 20.45 27.8 73 0.09 101 0.66
edam|milk||dairy||1|slice=28;cup=113;babybel=20|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|23.39|P|30||357 24.99 1.43 27.8 0 1.43 17.57 812 731 0.44 188 0
feta-cheese|milk||dairy||1|cup=150;tbsp=9.4;slice=30;block=200|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|24.12|P|30||264 14.21 4.09 21.28 0 4.09 14.95 917 493 0.65 62 0
fontina|milk||dairy|animal-rennet|1|cup=108;slice=28;cup diced=132|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|28.68|P|30||389 25.6 1.55 31.14 0 1.55 19.2 800 550 0.23 64 0
fromage-frais|milk||dairy||1|cup=240;tbsp=15;tsp=5;tub=250;pot=60|Dairy & eggs|Dairy & Alternatives|250 250 g tub;500 500 g tub|8||14||59 10.19 3.6 0.39 0 3.24 0.12 36 110 0.07 141 0
goat-cheese-hard|milk||dairy||1|cup=113;slice=28|Dairy & eggs|Dairy & Alternatives|150;170 6 oz;200|43.26|P|30||452 30.52 2.17 35.59 0 2.17 24.61 423 895 1.88 48 0
goat-cheese-semisoft|milk||dairy||1|cup=150;tbsp=14;block=115|Dairy & eggs|Dairy & Alternatives|100;113 4 oz;150|28||14||364 21.58 0.12 29.84 0 0.12 20.64 415 298 1.62 158 0
goat-cheese-soft|milk||dairy||1|cup=150;tbsp=14;block=115|Dairy & eggs|Dairy & Alternatives|100;113 4 oz;150|43.26|P|14||264 18.52 0 21.08 0 0 14.57 459 140 1.9 26 0
goat-milk|milk||dairy||1|cup=244;floz=30.5;ml=1.03|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton|4.2||7||69 3.56 4.45 4.14 0 4.45 2.67 50 134 0.05 204 1.3
gouda|milk||dairy||1|slice=28;cup=113|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|23.39|P|30||356 24.94 2.22 27.44 0 2.22 17.61 819 700 0.24 121 0
greek-yogurt-fruit|milk||dairy|added-sugar|1|cup=245;tbsp=15;tub=170|Dairy & eggs|Dairy & Alternatives|450;500;907 32 oz|8||14||106 7.33 12.29 3 0 12 1.6 37 100 0 113 0
greek-yogurt-low-fat|milk||dairy||1|cup=245;tbsp=15.3;pot=170|Dairy & eggs|Dairy & Alternatives|170;450;500;907 32 oz;1000 1 kg|8.37|P|10||73 9.95 3.94 1.92 0 3.56 1.23 34 115 0.04 141 0.8
greek-yogurt-nonfat|milk||dairy||1|cup=245;tbsp=15.3;pot=170|Dairy & eggs|Dairy & Alternatives|170;450;500;907 32 oz;1000 1 kg|8.37|P|10||59 10.19 3.6 0.39 0 3.24 0.12 36 110 0.07 141 0
greek-yogurt-vanilla|milk||dairy|added-sugar|1|cup=245;tbsp=15;tub=170|Dairy & eggs|Dairy & Alternatives|450;500;907 32 oz|8||14||78 8.64 10.37 0.18 0.5 9.54 0.13 34 99 0.04 123 0
greek-yogurt-whole-milk|milk||dairy||1|cup=245;tbsp=15.3;pot=170|Dairy & eggs|Dairy & Alternatives|170;450;500;907 32 oz;1000 1 kg|8.37|P|10||97 9 3.98 5 0 4 2.4 35 100 0 141 0
gruyere|milk||dairy|animal-rennet|1|cup=108;slice=28;cup diced=132|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|19.06|p|30||413 29.81 0.36 32.34 0 0.36 18.91 714 1011 0.17 81 0
half-and-half|milk||dairy||1|cup=242;floz=30.2;tbsp=15;ml=1.02|Dairy & eggs|Dairy & Alternatives|482 473 ml carton;483 16 fl oz carton|4.23|P|10||123 3.13 4.73 10.39 0 4.13 7.03 61 107 0.05 132 0.9
halloumi|milk||dairy||1|slice=30;cup=130;block=225|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|22||21||318 22 2 25 0 2 16.5 1050 700 0.2 75 0
heavy-cream|milk||dairy||1|cup=238;tbsp=15;floz=29.8;cup whipped=120;packet=200;ml=1|Dairy & eggs|Dairy & Alternatives|250 250 ml carton;300 300 ml carton;473 16 fl oz carton;500 500 ml carton|8.58|P|7||340 2.84 2.74 36.08 0 2.92 23.03 27 66 0.1 95 0.6
kefir-low-fat|milk||dairy||1|cup=245;ml=1.035|Dairy & eggs|Dairy & Alternatives|518 500 ml bottle;979 32 fl oz bottle;1035 1 l bottle|4.78|P|14||41 3.79 4.48 0.93 0 4.61 0.66 40 130 0.04 164 0.2
kefir-whole|milk||dairy||1|cup=244;tbsp=15;ml=1.03|Dairy & eggs|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|5||7||61.74 3.64 4.42 3.36 0 4.57 2.17 39.64 123.78 0.04 155.38 0.2
labneh|milk||dairy||1|tbsp=16;cup=240|Dairy & eggs|Dairy & Alternatives|250;454 16 oz|13||14||152 9 5 10.6 0 4.5 6.8 120 140 0.1 160 0
lassi|milk|soy|dairy|added-sugar|1|cup=244;tbsp=15;ml=1.03|Dairy & eggs|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|4||7||73.66 2.43 11.26 2.27 0 11.25 1.47 33.16 85.44 0.04 108.66 0.35
light-cream|milk||dairy||1|cup=240;floz=30;tbsp=15;ml=1|Dairy & eggs|Dairy & Alternatives|250 250 ml carton;300 300 ml carton;473 16 fl oz carton;500 500 ml carton|6.52|P|7||191 2.96 2.82 19.1 0 3.67 10.18 72 91 0.05 136 0.8
light-sour-cream|milk||dairy||1|cup=230|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;300;454 16 oz|6||14||136 3.5 7.1 10.6 0 0.22 6.6 83 141 0.07 212 0.9
limburger|milk||dairy||1|slice=28;piece=200;cup=134|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz;250|24||14||327 20.05 0.49 27.25 0 0.49 16.75 800 497 0.13 128 0
low-fat-milk-1|milk||dairy||1|cup=244;floz=30.5;ml=1.03|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|1.08|b|6||42 3.37 4.99 0.97 0 5.2 0.63 44 125 0.03 150 0
manchego|milk||dairy|animal-rennet|1|cup=100;tbsp=5|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|30||21||387 31.8 3.63 26.94 0 0.73 17.11 1433 1064 0.77 86 0
mascarpone|milk||dairy||1|tbsp=14.5;cup=232|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250|13||10||429 5 4 44 0 4 29 45 110 0.1 110 0
mexican-cheese-blend|milk||dairy||1|cup=112;tbsp=7|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|11.2|P|21||358 23.54 1.75 28.51 0 1.23 17.03 338 659 0.59 85 0
mizithra|milk||dairy||1|cup=246;tbsp=15|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|14||10||174 11.26 3.04 12.98 0 0.27 8.29 84 207 0.38 105 0
monterey-jack|milk||dairy||1|cup=113;slice=28;cup diced=132;tbsp=7|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|13.46|P|21||373 24.48 0.68 30.28 0 0.5 19.07 600 746 0.72 81 0
mozzarella-fresh-whole-milk|milk||dairy||1|cup=112;slice=28.33;ball=125;piece=125;bocconcini=25;ball bocconcini=25;piece bocconcini=25;ball ciliegine=8;ball pearl=3;pearl=3;ciliegine=8|Dairy & eggs|Dairy & Alternatives|125;227 8 oz;250|12.73|P|7||300 22.17 2.19 22.35 0 1.03 13.15 627 505 0.44 76 0
mozzarella-part-skim-low-moisture|milk||dairy||1|cup=113;slice=28;cup diced=132;tbsp=7;stick=28;piece=28|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|12.7|P|21||295 23.75 5.58 19.78 0 1.9 11.29 666 697 0.22 188 0
mozzarella-whole-low-moisture|milk||dairy||1|cup=113;slice=28;cup diced=132;tbsp=7;stick=28;piece=28|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|15||21||318 21.6 2.47 24.64 0 1.01 15.56 710 575 0.2 75 0
muenster|milk||dairy||1|cup=113;slice=28;cup diced=132|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|15.45|P|30||368 23.41 1.12 30.04 0 1.12 19.11 628 717 0.41 134 0
neufchatel-cheese|milk||dairy||1|tbsp=14.5;cup=232|Dairy & eggs|Dairy & Alternatives|180;200;227 8 oz|9.95|p|21||253 9.15 3.59 22.78 0 3.19 12.79 334 117 0.13 152 0
nonfat-mozzarella|milk||dairy||1|slice=28;cup=113;tbsp=7|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|14||21||141 31.7 3.5 0 1.8 1.48 0 743 961 0.31 106 0
oaxaca-cheese|milk||dairy||1|cup=113;slice=28|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|12.15|P|21||298.1 22.14 2.4 22.1 - - 12.71 734.2 532.3 0 80.73 -
paneer|milk||dairy||1|cup=130;piece=15;block=225|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|16||21||305 19.5 3 24 0 2.5 15 25 480 0.2 100 0
parmesan-grated|milk||dairy|animal-rennet|1|cup=100;tbsp=5|Dairy & eggs|Dairy & Alternatives|100;142 5 oz;150;200;227 8 oz|22.83|P|45||420 28.42 13.91 27.84 0 0.07 15.37 1804 853 0.49 180 0
parmesan-hard|milk||dairy|animal-rennet|1|cup=100;tbsp=5|Dairy & eggs|Dairy & Alternatives|100;142 5 oz;150;200;227 8 oz|22.83|P|45||392 35.75 3.22 25.83 0 0.8 16.41 1376 1184 0.82 92 0
parmesan-shredded|milk||dairy|animal-rennet|1|tbsp=5;cup=80|Dairy & eggs|Dairy & Alternatives|100;142 5 oz;150;200;227 8 oz|22.83|P|45||415 37.86 3.41 27.34 0 0.9 17.37 1696 1253 0.87 97 0
pecorino-romano|milk||dairy|animal-rennet|1|cup=100;tbsp=5|Dairy & eggs|Dairy & Alternatives|100;142 5 oz;150;200;227 8 oz|22.83|P|45||387 31.8 3.63 26.94 0 0.73 17.11 1433 1064 0.77 86 0
pimento-cheese|milk|egg mustard|dairy|processed|1|slice=21;cup=140;tbsp=7|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|14||21||375 22.13 1.73 31.2 0.1 0.62 19.66 915 614 0.42 162 2.3
port-salut|milk||dairy||1|slice=28;cup=132|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|26||30||352 23.78 0.57 28.2 0 0.57 16.69 534 650 0.43 136 0
processed-swiss|milk||dairy|processed|1|slice=21;cup=140;tbsp=7|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|13||21||334 24.73 2.1 25.01 0 1.23 16.05 1370 772 0.61 216 0
provolone|milk||dairy|animal-rennet|1|cup=132;slice=28|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|16.92|P|30||351 25.58 2.14 26.62 0 0.56 17.08 876 756 0.52 138 0
quark|milk||dairy||1|cup=240;tbsp=15;tsp=5;tub=250;packet=250|Dairy & eggs|Dairy & Alternatives|250 250 g tub;500 500 g tub|8||14||59 10.19 3.6 0.39 0 3.24 0.12 36 110 0.07 141 0
queso-anejo|milk||dairy||1|cup=132|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|18||21||373 21.44 4.63 29.98 0 4.63 19.03 1131 680 0.47 87 0
queso-asadero|milk||dairy||1|slice=28;cup=132|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|18||21||356 22.6 2.87 28.26 0 2.87 17.94 705 661 0.51 86 0
queso-blanco|milk||dairy||1|cup=118|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|16||21||310 20.38 2.53 24.31 - 1.76 13.66 704 690 0.18 126 -
queso-chihuahua|milk||dairy||1|slice=28;cup=132|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|18||21||374 21.56 5.56 29.68 0 5.56 18.84 617 651 0.47 52 0
queso-fresco|milk||dairy||1|cup=122|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|11.11|P|21||299 18.09 2.98 23.82 0 2.32 12.94 751 566 0.2 129 0
queso-seco|milk||dairy||1|slice=28;cup=97;tbsp=7|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|18||21||325 24.51 2.04 24.35 - 0.55 13.72 1808 661 0.18 116 -
reduced-fat-milk-2|milk||dairy||1|cup=244;floz=30.5;ml=1.03|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|1.08|b|6||50 3.3 4.8 1.98 0 5.06 1.26 47 120 0.02 140 0.2
rice-pudding|milk|egg soy|dairy|grain added-sugar processed|1|cup=250;can=400|Dairy & eggs|Dairy & Alternatives|450;500;623 22 oz|6||7||108 3.23 18.39 2.15 0.3 11.59 1.21 97 95 0.11 125 1.3
ricotta-part-skim|milk||dairy||1|cup=248;tbsp=15.5|Dairy & eggs|Dairy & Alternatives|250;425 15 oz;500|6.21|P|7||138 11.39 5.14 7.91 0 0.31 4.93 99 272 0.44 125 0
ricotta-whole-milk|milk||dairy||1|cup=248;tbsp=15.5|Dairy & eggs|Dairy & Alternatives|250;425 15 oz;500|6.21|P|7||174 11.26 3.04 12.98 0 0.27 8.29 84 207 0.38 105 0
roquefort|milk||dairy|animal-rennet|1|slice=28;tbsp=8.5;cup=135|Dairy & eggs|Dairy & Alternatives|100;142 5 oz;150|38||21||369 21.54 2 30.64 0 - 19.26 1809 662 0.56 91 0
sharp-cheddar-slices|milk||dairy||1|slice=19;cup=113;tbsp=7|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|14||21||410 24.25 2.13 33.82 0 0.27 19.37 644 711 0.16 76 0
sheep-milk|milk||dairy||1|floz=30.5;cup=245|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton|8||7||108 5.98 5.36 7 0 - 4.6 44 193 0.1 137 4.2
skim-milk|milk||dairy||1|cup=245;floz=30.6;ml=1.03|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|1.08|b|6||34 3.37 4.96 0.08 0 5.09 0.06 42 122 0.03 156 0
skyr|milk||dairy||1|cup=245;tbsp=15.3;pot=170|Dairy & eggs|Dairy & Alternatives|170;450;500;907 32 oz;1000 1 kg|8.4||10||59 10.19 3.6 0.39 0 3.24 0.12 36 110 0.07 141 0
sour-cream|milk||dairy||1|cup=230;tbsp=12|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;300;454 16 oz|6.01|P|14||198 2.44 4.63 19.35 0 3.41 10.14 31 101 0.07 125 0.9
sour-cream-reduced-fat|milk||dairy||1|cup=242;tbsp=15|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;300;454 16 oz|6.19|P|14||135 2.94 4.26 12 0 0.16 7.47 89 104 0.07 129 0.9
swiss-cheese|milk||dairy||1|cup=108;slice=28;cup diced=132|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|19.06|P|30||393 26.96 1.44 30.99 0 0 18.23 187 890 0.13 72 0
taleggio|milk||dairy|animal-rennet|1|cup=144;slice=28;piece=200|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|28||21||334 20.75 0.45 27.68 0 0.45 17.41 629 184 0.5 152 0
tilsit|milk||dairy||1|slice=28;cup=113|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|22||30||340 24.41 1.88 25.98 0 - 16.77 753 700 0.23 65 0
vanilla-pudding|milk|egg wheat gluten soy|dairy|added-sugar processed|1|cup=250|Dairy & eggs|Dairy & Alternatives|450;500;623 22 oz|6||7||130 1.45 22.6 3.78 0 16.97 1.02 142 49 0.09 65 0.2
whipped-cream-pressurized|milk||dairy|added-sugar processed|1|cup=60;tbsp=3|Dairy & eggs|Dairy & Alternatives|198 7 oz can;250 250 g can|8.02|P|21||257 3.2 12.49 22.22 0 8 13.83 8 101 0.05 147 0
whipping-cream-light|milk||dairy||1|floz=29.8;cup=120;tbsp=15|Dairy & eggs|Dairy & Alternatives|250 250 ml carton;300 300 ml carton;473 16 fl oz carton;500 500 ml carton|9||7||292 2.17 2.96 30.91 0 2.96 19.34 34 69 0.03 97 0.6
whole-milk|milk||dairy||1|cup=244;floz=30.5;tbsp=15;ml=1.03|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|1.08|B|6||61 3.15 4.8 3.25 0 5.05 1.86 43 113 0.03 132 0
yogurt-fruit|milk|sulphite|dairy|added-sugar|1|cup=245;tbsp=15;tub=170|Dairy & eggs|Dairy & Alternatives|450;500;907 32 oz|6||14||95 4.4 19 0.2 0 19 0.12 58 152 0.07 194 0.7
yogurt-plain-low-fat|milk||dairy||1|cup=245;tbsp=15.3;pot=150|Dairy & eggs|Dairy & Alternatives|150;500;907 32 oz;1000 1 kg|5.7|P|10||63 5.25 7.04 1.55 0 7.04 1 70 183 0.08 234 0.8
yogurt-plain-nonfat|milk||dairy||1|cup=245;tbsp=15.3;pot=150|Dairy & eggs|Dairy & Alternatives|150;500;907 32 oz;1000 1 kg|5.7|P|10||56 5.73 7.68 0.18 0 7.68 0.12 77 199 0.09 255 0.9
yogurt-plain-whole-milk|milk||dairy||1|cup=245;tbsp=15.3;pot=150|Dairy & eggs|Dairy & Alternatives|150;500;907 32 oz;1000 1 kg|5.7|P|10||61 3.47 4.66 3.25 0 4.66 2.1 46 121 0.05 155 0.5
yogurt-vanilla|milk||dairy|added-sugar|1|cup=245;tbsp=15;tub=170|Dairy & eggs|Dairy & Alternatives|450;500;907 32 oz|6||14||43 3.86 7.5 0.18 0 7.5 0.12 59 143 0.12 177 1.1
margarine-stick||milk soy||refined-oil processed|1|cup=227;tbsp=14;tsp=4.7;stick=113;cube=113|Dairy & eggs|Dairy & Alternatives|250;454 1 lb|5.51|P|90||717 0.16 0.7 80.71 0 0 15.19 751 3 0.06 18 0.2
chocolate-ice-cream|milk|egg tree_nut peanut soy|dairy|added-sugar processed|1|cup=132;scoop=66;tbsp=9|Frozen|Dairy & Alternatives|279 500 ml tub;264 16 fl oz tub;558 1 l tub|9||||216 3.8 28.2 11 1.2 25.36 6.8 76 109 0.93 249 0.7
ice-cream-vanilla|milk|egg soy|dairy|added-sugar processed|1|cup=132;scoop=66|Frozen|Dairy & Alternatives|264 16 fl oz tub;279 500 ml tub;558 1 l tub|9||||207 3.5 23.6 11 0.7 21.22 6.79 80 128 0.09 199 0.6
sherbet|milk|egg|dairy|added-sugar processed|1|cup=148;scoop=74|Frozen|Dairy & Alternatives|900 1.5 qt tub|5||||144 1.1 30.4 2 1.3 24.32 1.16 46 54 0.14 96 2.3
strawberry-ice-cream|milk|egg soy|dairy|added-sugar processed|1|cup=132;scoop=66;tbsp=9|Frozen|Dairy & Alternatives|279 500 ml tub;264 16 fl oz tub;558 1 l tub|9||||192 3.2 27.6 8.4 0.9 - 5.19 60 120 0.21 188 7.7
whipped-topping|milk|soy|dairy|added-sugar processed|1|tbsp=4;cup=75;tub=226;packet=226|Frozen|Dairy & Alternatives|279 500 ml tub;264 16 fl oz tub;558 1 l tub|7||||318 1.25 23.05 25.31 0 23.05 21.78 25 6 0.12 18 0
sorbet||milk egg||added-sugar processed|1|cup=140;scoop=66;tbsp=9|Frozen|Dairy & Alternatives|279 500 ml tub;264 16 fl oz tub;558 1 l tub|9||||110 0.79 27.12 0.05 0.5 25.78 0 13 3 0.17 28 5.2
ghee-or-oil|milk soy|peanut|dairy|refined-oil|1|tbsp=12.8;tsp=4.3;cup=205;ml=0.91|Oils & condiments|Dairy & Alternatives|368 13 oz jar;454 1 lb jar|22||90||876 0.28 0 99.48 0 0 61.92 2 4 0 5 0
ghee|milk||dairy||1|cup=205;tbsp=12.8;tsp=4.3|Oils & condiments|Dairy & Alternatives|250 250 g jar;369 13 oz jar;500 500 g jar|42.9|P|||876 0.28 0 99.48 0 0 61.92 2 4 0 5 0
amaretti|egg tree_nut|milk wheat gluten soy|egg|added-sugar processed|1|piece=5;medium=5|Bakery|Pantry|200;250|18||||432.42 10.3 69.1 15.07 2.78 - - 39.43 72.28 1.01 235.07 -
angel-food-cake|egg wheat gluten|milk soy|egg|grain added-sugar processed|1|slice=28|Bakery|Pantry|300;340 12 oz;400|11||5||258 5.9 57.8 0.8 1.5 - 0.12 749 140 0.52 93 0
brownies|egg wheat gluten|milk tree_nut peanut soy|egg|grain added-sugar processed|1|piece=56|Bakery|Pantry|300;340 12 oz;400|12||5||405 4.8 63.9 16.3 2.1 36.61 4.24 286 29 2.25 149 0
challah|egg wheat gluten|milk soy sesame|egg|grain|1|slice=40;cup=40;loaf=450;whole=450|Bakery|Pantry|300;340 12 oz;400|10||5||287 9.5 47.8 6 2.3 1.78 1.59 380 93 3.04 115 0
egg-matzo|egg wheat gluten||egg|grain|1|piece=28|Bakery|Pantry|200;227 8 oz;250|11||||391 12.3 78.6 2.1 2.8 - 0.55 21 40 2.7 150 0.1
ladyfingers|egg wheat gluten|milk soy|egg|grain added-sugar|1|piece=11|Bakery|Pantry|200;250;284 10 oz|12||||365 10.6 59.7 9.1 1 25.39 3.07 147 47 3.58 113 3.7
sponge-cake|egg wheat gluten|milk soy|egg|grain added-sugar processed|1|slice=38|Bakery|Pantry|300;340 12 oz;400|11||5||290 5.4 61 2.7 0.5 36.66 0.8 623 70 2.72 99 0
gluten-free-bun|egg|milk soy sesame lupin|egg|grain|1|piece=75|Bakery|Pantry|300 pack of 4|17.32||5||283 5 46 8.5 5 6 1 460 60 1 100 0
gluten-free-white-bread|egg|milk soy lupin|egg|grain|1|slice=28|Bakery|Pantry|400;500;510 18 oz|17.32|P|5||298 5.4 51.15 8.02 5.5 11.3 0.63 515 59 0.53 107 -
macaroons-coconut|egg|milk tree_nut wheat gluten soy sulphite|egg|added-sugar processed|1|piece=24|Bakery|Pantry|200;250;284 10 oz|14||||460 3.02 61.22 22.55 5.1 45.16 20.1 241 5 0.82 123 0
meringue-cookies|egg|milk|egg|added-sugar processed|1|piece=13;nest=13|Bakery|Pantry|113 4 oz;125|16||||350 5.64 81.3 0.26 0 80.35 0 243 5 0.1 153 0
oatcakes|gluten|milk wheat sesame||grain processed|1|piece=12|Bakery|Pantry|200;250|10||||454 10.8 55.8 21.5 8.32 0.816 8.84 589 43.2 3.51 298 0
blueberry-muffin|milk egg wheat gluten|tree_nut soy|egg|grain added-sugar processed|1|piece=113|Bakery|Pantry|300;340 12 oz;400|11||5||375 4.49 53 16.07 1.1 31.47 2.84 336 44 1.3 121 0.9
brioche|milk egg wheat gluten|tree_nut soy sesame|dairy|grain added-sugar|1|slice=45;piece=77;cup=40|Bakery|Pantry|300;340 12 oz;400|11||5||427 8.96 36.31 27.46 1.5 3.12 14.33 437 44 2.86 130 0
cinnamon-roll|milk egg wheat gluten|tree_nut soy|dairy|grain added-sugar processed|1|piece=95|Bakery|Pantry|300;340 12 oz;400|12||5||452 4.45 48.6 26.61 1.2 25.7 12.65 305 183 1.37 102 0.3
corn-muffin|milk egg wheat gluten|soy|egg|grain added-sugar processed|1|piece=113|Bakery|Pantry|300;340 12 oz;400|11||5||305 5.9 51 8.4 3.4 17.78 1.35 467 74 2.81 69 0
cornbread|milk egg wheat gluten|soy|dairy|grain|1|piece=65;cup=115|Bakery|Pantry|300;340 12 oz;400|8||5||287 6.55 42.87 9.8 1.5 6.85 1.89 485 203 2.68 142 0
croissant|milk egg wheat gluten|tree_nut soy|dairy|grain|1|piece=57;mini=28;small=42;medium=57;large=67|Bakery|Pantry|228 pack of 4|13.58|P|5||406 8.2 45.8 21 2.6 11.26 11.66 467 37 2.03 118 0.2
glazed-doughnut|milk egg wheat gluten|soy|dairy|grain added-sugar refined-oil processed|1|piece=64|Bakery|Pantry|300;340 12 oz;400|13||5||421 6.14 47.93 22.7 2.1 22.75 9.45 316 101 2.38 102 1.2
hawaiian-roll|milk egg wheat gluten|soy sesame|dairy|grain added-sugar|1|piece=30|Bakery|Pantry|300;340 12 oz;400|10||5||321 10.04 53.58 7.37 3.1 15.38 3.52 253 62 2.74 149 0.2
panettone|milk egg wheat gluten|tree_nut soy sulphite|egg|grain added-sugar|1|slice=60;piece=750;cup=45|Bakery|Pantry|500;750|14||30||427 8.96 36.31 27.46 1.5 3.12 14.33 437 44 2.86 130 0
pound-cake|milk egg wheat gluten|tree_nut soy|dairy|grain added-sugar processed|1|slice=30;cake=300;loaf=300|Bakery|Pantry|300;340 12 oz;400|12||5||353 5 53.64 13.96 0.6 33.36 4.81 377 47 1.48 149 0
cheese-crackers|milk wheat gluten soy|sesame|dairy|grain processed|1|piece=1|Bakery|Pantry|200;227 8 oz;250|12||||489 10.93 59.42 22.74 2.3 4.53 5.29 973 136 4.88 156 0
chocolate-chip-cookies|milk wheat gluten soy|egg tree_nut peanut|dairy|grain added-sugar processed|1|piece=12|Bakery|Pantry|200;250;284 10 oz|10||||492 5.1 65.36 24.72 2 32.9 8.09 311 21 5.58 171 0
butter-cookies|milk wheat gluten|egg tree_nut soy|dairy|grain added-sugar processed|1|piece=5|Bakery|Pantry|200;250;284 10 oz|11||||467 6.1 68.9 18.8 0.8 20.24 11.05 282 29 2.22 111 0
cheese-bread|milk wheat gluten|egg soy sesame|dairy|grain|1|slice=48|Bakery|Pantry|300;340 12 oz;400|9||5||408 10.42 44.83 20.83 2.1 2.08 6.25 750 90 2.49 84 0
naan|milk wheat gluten|egg soy sesame|dairy|grain|1|piece=90;mini=50|Bakery|Pantry|180 pack of 2;360 pack of 4|15.65|P|5||291 9.62 50.43 5.65 2.2 3.55 1.39 465 84 3.25 125 -
naan-whole-wheat|milk wheat gluten|egg soy sesame|dairy|grain|1|piece=106|Bakery|Pantry|300;340 12 oz;400|8||5||286 10.2 46.21 6.7 4.8 3.4 2.91 467 59 1.73 185 0
scone|milk wheat gluten|egg soy|dairy|grain added-sugar|1|piece=60|Bakery|Pantry|300;340 12 oz;400|10||5||382 6.67 48.07 18.35 1.2 13.4 9.74 446 211 2.9 118 0
shortbread|milk wheat gluten|egg tree_nut soy|dairy|grain added-sugar processed|1|piece=8|Bakery|Pantry|200;250;284 10 oz|11||||514 5.37 63.78 26.22 1.3 21.65 8.11 353 13 2.98 88 0
soda-bread|milk wheat gluten|egg soy|dairy|grain|1|slice=60;cup=40|Bakery|Pantry|400;500|6||4||290 6.6 56 5 2.6 - 1.11 398 81 2.69 266 0.8
everything-bagel|wheat gluten sesame|milk egg soy||grain|1|piece=105;mini=26;small=69;medium=105;large=131|Bakery|Pantry|380 pack of 4;475 pack of 5|6.63||5||264 10.56 52.38 1.32 1.6 8.43 0.36 422 219 3.57 107 0
multigrain-bread|wheat gluten sesame|milk soy||grain|1|slice=32;large=41|Bakery|Pantry|400;680 24 oz;800|5.27|p|5||265 13.36 43.34 4.23 7.4 6.39 0.87 381 103 2.5 230 0.1
sesame-bun|wheat gluten sesame|milk egg soy||grain|1|piece=52|Bakery|Pantry|312 pack of 6;416 pack of 8|7||5||279 9.77 50.12 3.91 1.8 7.28 0.84 494 144 3.43 122 1.3
simit|wheat gluten sesame|milk egg soy||grain|1|piece=100|Bakery|Pantry|300;340 12 oz;400|9||5||278 10.6 53 2.1 2.3 - 0.42 505 13 3.98 68 0.6
butter-crackers|wheat gluten soy|milk sesame||grain processed|1|piece=3.3;sleeve=107;cup=62;cup crushed=80|Bakery|Pantry|200;227 8 oz;250|10||||510 6.64 61.3 26.43 2.3 8.18 5.56 726 120 4.03 118 0
chocolate-sandwich-cookies|wheat gluten soy|milk egg||grain added-sugar processed|1|piece=12|Bakery|Pantry|200;250;284 10 oz|9||||464 5.21 71 19.14 2.9 40.67 5.65 388 21 12.14 234 0
speculoos-cookies|wheat gluten soy|milk egg tree_nut||grain added-sugar processed|1|piece=7.8;cup=110;packet=250|Bakery|Pantry|250;250 8.8 oz|9||||416 5.6 76.9 9.8 2.2 19.92 2.45 501 77 6.4 346 0
bagel|wheat gluten|milk egg soy sesame||grain|1|piece=105;mini=26;small=69;medium=105;large=131|Bakery|Pantry|380 pack of 4;475 pack of 5|6.63|p|5||264 10.56 52.38 1.32 1.6 8.43 0.36 422 219 3.57 107 0
bagel-whole-wheat|wheat gluten|milk egg soy sesame||grain|1|piece=98;small=69;medium=98;large=131|Bakery|Pantry|392 pack of 4;490 pack of 5|6.63||5||250 10.2 48.89 1.53 4.1 6.12 0 439 20 2.76 165 0
chapati-or-roti|wheat gluten|soy||grain|1|piece=68;small=40;roti=45;chapati=45;phulka=30|Bakery|Pantry|400 pack of 6|14.14|P|5||297 11.25 46.36 7.45 4.9 2.72 1.95 409 93 3.01 266 -
croutons|wheat gluten|milk egg soy||grain refined-oil processed|1|cup=30|Bakery|Pantry|140;142 5 oz|9.4|P|||407 11.9 73.5 6.6 5.1 - 1.51 698 76 4.08 124 0
crumpet|wheat gluten|milk egg soy||grain|1|piece=55|Bakery|Pantry|300;340 12 oz;400|7||5||227 8.87 44.17 1.69 3.5 3.53 0.73 425 163 4 109 1.8
dinner-roll|wheat gluten|milk egg soy sesame||grain|1|piece=28;small=25;large=43;dinner=28;roll=57;bap=57|Bakery|Pantry|168 pack of 6;336 pack of 12|8.66|p|5||310 10.86 52.04 6.47 2 5.55 1.38 467 178 3.72 139 0.2
english-muffin|wheat gluten|milk soy sesame||grain|1|piece=57|Bakery|Pantry|228 pack of 4;342 pack of 6|9.1|P|5||227 8.87 44.17 1.69 3.5 3.53 0.73 425 163 4 109 1.8
english-muffin-whole-wheat|wheat gluten|milk soy sesame||grain|1|piece=66|Bakery|Pantry|264 pack of 4;396 pack of 6|9.1||5||203 8.8 40.4 2.1 6.7 8.09 0.33 364 265 2.45 210 0
fig-bars|wheat gluten|milk egg soy sulphite||grain added-sugar processed|1|piece=16|Bakery|Pantry|200;250;284 10 oz|9||||348 3.7 70.9 7.3 4.6 46.36 1.12 350 64 2.9 207 0.3
flour-tortilla|wheat gluten|soy sesame||grain|1|piece=49;medium=49;small=30;large=72;6 inch=30;8 inch=49;10 inch=72;12 inch=104;street=25;fajita=30;burrito=72|Bakery|Pantry|392 pack of 8;490 pack of 10|6.27|P|14||306 8.2 49.38 7.99 3.5 3.71 2.92 736 146 3.63 125 0
focaccia|wheat gluten|milk soy sesame||grain|1|piece=57|Bakery|Pantry|300;397 14 oz|10.81|P|5||249 8.77 35.82 7.89 1.8 1.75 0.88 561 35 3.16 114 0
french-rolls|wheat gluten|milk egg soy sesame||grain|1|piece=38|Bakery|Pantry|300;340 12 oz;400|7||5||277 8.6 50.2 4.3 3.2 0.31 0.96 574 91 2.71 114 0
gingersnaps|wheat gluten|milk egg soy||grain added-sugar processed|1|piece=7|Bakery|Pantry|200;250;284 10 oz|9||||416 5.6 76.9 9.8 2.2 19.92 2.45 501 77 6.4 346 0
hamburger-bun|wheat gluten|milk egg soy sesame||grain|1|piece=48;slider=30|Bakery|Pantry|176 pack of 4;352 pack of 8|5.96|P|5||279 9.77 50.12 3.91 1.8 7.28 0.84 494 144 3.43 122 1.3
italian-bread|wheat gluten|soy sesame||grain|1|slice=30;piece=70;loaf=450;roll=70;cup=40|Bakery|Pantry|350;397 14 oz;400|6.32|P|5||271 8.8 50.1 3.5 3.2 3.17 0 550 78 2.94 110 0
italian-breadsticks|wheat gluten|milk soy sesame||grain|1|piece=6|Bakery|Pantry|200;227 8 oz;250|12||||412 12 68.4 9.5 3 1.26 1.41 713 22 4.28 124 0
kaiser-roll|wheat gluten|milk egg soy sesame||grain|1|piece=57|Bakery|Pantry|300;340 12 oz;400|8||5||293 9.9 52.7 4.3 2.3 1.77 0.61 544 95 3.28 108 0
lavash|wheat gluten|milk soy sesame||grain|1|piece=90|Bakery|Pantry|300;340 12 oz;400|8||5||275 9.1 55.7 1.2 2.2 1.3 0.17 536 86 2.62 120 0
marie-biscuits|wheat gluten|milk egg soy||grain added-sugar processed|1|piece=7|Bakery|Pantry|200;250;284 10 oz|8||||406 7.05 70.54 10.58 3.5 21.16 5.29 370 0 0 307 0
matzo-whole-wheat|wheat gluten|||grain|1|piece=28|Bakery|Pantry|200;227 8 oz;250|10||||351 13.1 78.9 1.5 11.8 - 0.24 2 23 4.65 316 0
melba-toast|wheat gluten|milk soy sesame||grain|1|piece=5|Bakery|Pantry|200;227 8 oz;250|12||||390 12.1 76.6 3.2 6.3 0.94 0.45 598 93 3.7 202 0
naan-vegan|wheat gluten|milk egg soy sesame||grain|1|piece=90;mini=50|Bakery|Pantry|180 pack of 2;360 pack of 4|9||5||291 9.62 50.43 5.65 2.2 3.55 1.39 465 84 3.25 125 -
oat-bread|wheat gluten|milk egg soy sesame||grain|1|slice=27|Bakery|Pantry|300;340 12 oz;400|7||5||269 8.4 48.5 4.4 4 8.14 0.7 447 66 2.7 142 0
oatmeal-cookies|wheat gluten|milk egg tree_nut peanut soy||grain added-sugar processed|1|piece=25|Bakery|Pantry|200;250;284 10 oz|10||||450 6.2 68.7 18.1 2.8 24.66 4.52 383 37 2.58 142 0.5
paratha|wheat gluten|milk soy||grain refined-oil|1|piece=79|Bakery|Pantry|300;340 12 oz;400|8||5||326 6.36 45.35 13.2 9.6 4.15 5.83 452 25 1.61 139 0
pita-white|wheat gluten|soy sesame||grain|1|piece=60;mini=28;small=28;large=60|Bakery|Pantry|300 pack of 5;360 pack of 6|8.41|P|5||275 9.1 55.7 1.2 2.2 1.3 0.17 536 86 2.62 120 0
pita-whole-wheat|wheat gluten|soy sesame||grain|1|piece=64;small=28;large=64|Bakery|Pantry|300 pack of 5;360 pack of 6|11.74|P|5||262 9.8 55.89 1.71 6.1 2.87 0.15 527 15 3.06 170 0
pizza-crust|wheat gluten|milk soy sesame||grain|1|piece=300;small=125;large=400|Bakery|Pantry|300 1 piece;400|8||7||271 8.8 50.1 3.5 3.2 3.17 0 550 78 2.94 110 0
potato-bread|wheat gluten|milk egg soy sesame sulphite||grain|1|slice=32|Bakery|Pantry|300;340 12 oz;400|8||5||266 12.5 47.07 3.13 6.3 9.38 0 375 188 2.25 718 0
pumpernickel-bread|wheat gluten|soy sesame||grain|1|slice=26|Bakery|Pantry|400;454 16 oz;500|9.54|p|5||250 8.7 47.5 3.1 6.5 0.53 0.44 596 68 2.87 208 0
raisin-bread|wheat gluten|milk egg soy sulphite||grain added-sugar|1|slice=32|Bakery|Pantry|300;340 12 oz;400|8||5||274 7.9 52.3 4.4 4.3 5.68 1.08 347 66 2.9 227 0.1
rusk|wheat gluten|milk egg soy sesame||grain added-sugar|1|piece=10;slice=10|Bakery|Pantry|200;227 8 oz;250|12||||407 13.5 72.3 7.2 - - 1.38 253 27 2.72 245 0
rye-bread|wheat gluten|soy sesame||grain|1|slice=32|Bakery|Pantry|400;454 16 oz;500|9.06|P|5||259 8.5 48.3 3.3 5.8 3.85 0.63 603 73 2.83 166 0.4
soft-pretzel|wheat gluten|milk soy sesame||grain|1|piece=115;large=143;medium=115;small=62|Bakery|Pantry|230 2 pieces|9||3||338 8.2 69.39 3.1 1.7 0.25 0.695 545 23 3.92 88 0
sourdough-or-french-bread|wheat gluten|sesame||grain|1|stick=250;slice=40;loaf=450;piece=60;baguette=250;cup=40|Bakery|Pantry|400;454 16 oz;500|7.42|P|5||272 10.75 51.88 2.42 2.2 4.62 0.53 602 52 3.91 117 0
vanilla-wafers|wheat gluten|milk egg soy||grain added-sugar processed|1|piece=4|Bakery|Pantry|200;250;284 10 oz|11||||455 4.9 72.6 16.41 1.6 35.07 4.25 325 36 2.79 99 0
wheat-crackers|wheat gluten|milk soy sesame||grain processed|1|piece=2|Bakery|Pantry|200;227 8 oz;250|11||||455 7.3 70.73 16.4 6.9 15.48 3.21 699 92 2.64 283 0
white-bread|wheat gluten|milk soy sesame||grain|1|cup=35;cup crumbs=45;slice=32;large=30;medium=29;cup breadcrumb=45;cup crumb=45;tbsp breadcrumb=2.8|Bakery|Pantry|400;567 20 oz;800|4.02|B|5||266 8.85 49.42 3.33 2.7 5.67 0.7 490 144 3.61 126 0
whole-wheat-bread|wheat gluten|milk soy sesame||grain|1|slice=32|Bakery|Pantry|400;567 20 oz;800|6.2|B|5||252 12.45 42.71 3.5 6 4.34 0.72 455 161 2.47 254 0
whole-wheat-burger-bun|wheat gluten|milk egg soy sesame||grain|1|piece=56|Bakery|Pantry|224 pack of 4;448 pack of 8|8.31|P|5||269 12.38 44.93 4.38 6.1 5.92 0.92 427 198 2.42 242 1.3
whole-wheat-crackers|wheat gluten|milk soy sesame||grain processed|1|piece=4|Bakery|Pantry|200;227 8 oz;250|12||||427 10.58 69.55 14.13 10.3 1.19 2.06 704 36 3.34 345 0
whole-wheat-tortilla|wheat gluten|soy sesame||grain|1|piece=41;small=30;large=72;6 inch=30;8 inch=41;10 inch=72;fajita=30;burrito=72|Bakery|Pantry|328 pack of 8|9.48|P|14||310 9.76 45.89 9.76 9.8 2.44 4.88 512 244 2.63 262 0
arepa||milk wheat gluten||grain|1|piece=80|Bakery|Pantry|300;340 12 oz;400|6||5||218 5.7 44.64 2.85 6.3 0.88 0.45 45 81 1.23 186 0
corn-tortilla||||grain|1|piece=24;4 inch=12;6 inch=24;8 inch=38;street=14|Bakery|Pantry|288 pack of 12;720 pack of 30|2.59|P|14||218 5.7 44.64 2.85 6.3 0.88 0.45 45 81 1.23 186 0
gluten-free-crackers||milk egg tree_nut soy sesame lupin||grain|1|piece=3|Bakery|Pantry|200;227 8 oz;250|22||||453 11.25 66.3 15.84 10.2 0.86 2.07 438 238 2.83 381 0
gluten-free-tortilla||milk egg soy||grain|1|piece=45;medium=45;small=30;large=62;6 inch=30;8 inch=45;10 inch=62|Bakery|Pantry|270 pack of 6;360 pack of 8|16||14||290 5 48 8 5 3 1.2 600 60 1.2 90 0
injera||wheat gluten||grain|1|piece=100|Bakery|Pantry|300;340 12 oz;400|9||5||87 3.48 18.29 0.84 2.7 1.03 0.18 229 13 1.03 152 0
rice-crackers||wheat gluten soy sesame||grain processed|1|piece=2|Bakery|Pantry|200;227 8 oz;250|14||||416 10 82.64 5 0 0 0 233 0 0 243 0
tostada-shells||wheat gluten||grain refined-oil|1|piece=14|Bakery|Pantry|300;340 12 oz;400|9||5||474 6.15 64.43 23.38 5.8 - 7.01 657 76 1.53 237 -
marzipan-nougat|egg tree_nut|milk peanut wheat gluten soy sesame|egg|added-sugar processed|1|piece=14|Baking|Pantry|100;113 4 oz;200|22||||398 3.33 92.39 1.67 3.3 44.97 1.67 33 32 0.59 105 0.3
egg-white-powder|egg||egg|processed|1|tbsp=7;scoop=25|Baking|Pantry|250;500|35||||382 81.1 7.8 0 0 5.4 0 1280 62 0.15 1125 0
egg-yolk-dried|egg||egg|processed|1|cup=67;tbsp=4;tsp=2.3|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|34||||669 33.63 0.66 59.13 0 0.23 20.33 149 289 9.56 264 0
gluten-free-breadcrumbs|egg|milk soy lupin|egg|grain|1|cup=108;tbsp=6.8|Baking|Pantry|200;227 8 oz|15||||396.34 7.18 68.03 10.67 7.32 15.03 0.84 684.95 78.47 0.7 142.31 -
marshmallow-cream|egg|soy|egg|added-sugar processed|1|cup=320;tbsp=20;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|8||||322 0.8 79 0.3 0.1 46.8 0.06 80 3 0.22 5 0
whole-egg-dried|egg||egg|processed|1|cup=85;tbsp=5;tsp=2.3|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|30||||592 48.05 1.13 43.9 0 0.56 15.07 476 244 7.2 540 0
barley-flour|gluten|wheat||grain|1|cup=148|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4||||345 10.5 74.52 1.6 10.1 0.8 0.34 4 32 2.68 309 0
barley-malt-flour|gluten|wheat||grain|1|cup=162|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9||||361 10.28 78.3 1.84 7.1 0.8 0.39 11 37 4.71 224 0.6
cereal-coffee|gluten|wheat||grain|1|tsp=2;tbsp=5|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|24||||360 6.01 78.42 2.52 23.3 4.63 0.6 83 58 4.6 2443 0
malt-syrup-barley|gluten|wheat||grain added-sugar|1|cup=332;tbsp=21|Baking|Pantry|340 340 g jar;567 20 oz jar|11||||318 6.2 71.3 0 0 71.3 0 35 61 0.96 320 0
maltose|gluten|wheat||added-sugar|1|tbsp=21;tsp=7;cup=330|Baking|Pantry|500 500 g jar;454 1 lb|8|||1|283 0 76.79 0.2 0 76.77 0 62 13 0 1 0
oat-flour|gluten|wheat||grain|1|cup=104|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6||||386.4 13.17 69.92 6.31 10.5 - - 3.62 42.81 4 373.1 -
rye-flour|gluten|wheat||grain|1|cup=102|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.6||||349 10.88 75.43 1.52 11.8 1.1 0.18 2 24 2.54 374 0
rye-flour-dark|gluten|wheat||grain|1|cup=128;tbsp=7.8;tsp=2.6|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3||||325 15.91 68.63 2.22 23.8 2.31 0.27 2 37 4.97 717 0
rye-flour-light|gluten|wheat||grain|1|cup=102;tbsp=7.8;tsp=2.6|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3||||357 9.82 76.68 1.33 8 0.93 0.15 2 13 0.91 224 0
lupin-flour|lupin|wheat gluten soy||pulse|1|cup=180|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9||||371 36.17 40.37 9.74 18.9 - 1.16 15 176 4.36 1013 4.8
milk-chocolate|milk soy|tree_nut peanut wheat gluten|dairy|added-sugar processed|1|cup=168;square=10;bar=100;piece=10|Baking|Pantry|100;200;312 11 oz|15||||535 7.65 59.4 29.66 3.4 51.5 18.51 79 189 2.35 372 0
white-chocolate|milk soy|tree_nut peanut|dairy|added-sugar processed|1|cup=170;tbsp=14;bar=100;square=10|Baking|Pantry|100;200;312 11 oz|13.74|P|||539 5.87 59.24 32.09 0.2 59 19.41 90 199 0.24 286 0.5
toffee-bits|milk tree_nut soy|peanut wheat gluten|dairy|added-sugar processed|1|cup=160;tbsp=10;piece=39;bar=39|Baking|Pantry|227 8 oz bag|16||||530 3.94 63.39 30.38 2 60.02 15.62 245 86 0.78 210 0.8
malted-milk-powder|milk wheat gluten soy||dairy|grain added-sugar processed|1|tbsp=7|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|14||||428 14.29 71.21 9.52 0.1 47.62 4.76 405 298 0.7 758 2.9
baking-mix|milk wheat gluten|egg soy|dairy|grain processed|1|cup=120;tbsp=7.5|Baking|Pantry|567 20 oz;1000 1 kg|5||||428 8 63.4 15.4 2.1 11.7 3.96 1276 179 2.77 163 0.3
gulab-jamun-mix|milk wheat gluten|tree_nut soy|dairy|grain processed|1|cup=120;packet=175|Baking|Pantry|175 175 g packet;200 200 g packet|12||||379.84 21.5 59.39 5.79 1.22 25.17 1.54 811.82 597.68 2.24 866.55 2.69
pancake-mix|milk wheat gluten|egg soy|dairy|grain processed|1|cup=130;tbsp=8|Baking|Pantry|454 1 lb;907 2 lb|5||||368 9.77 73.7 3.1 2.9 16 0.822 1082 344 3.6 191 -
butterscotch-chips|milk|wheat gluten soy|dairy|added-sugar processed|1|cup=170;tbsp=10.6|Baking|Pantry|312 11 oz bag;300 300 g bag|12||||539 2.2 67.1 29.1 0 67.1 24.1 89 34 0.08 64 0.1
caramel-sauce|milk|soy sulphite|dairy|added-sugar processed|1|cup=320;tbsp=20.5;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|9||||216 1.21 57.01 0 0 57 0 341 49 0 66 0.5
caramels|milk|tree_nut peanut soy|dairy|added-sugar processed|1|piece=10|Baking|Pantry|100;113 4 oz;200|11||||382 4.6 77 8.1 0 65.5 2.48 245 138 0.14 214 0.4
casein-powder|milk|egg soy|dairy|processed|1|scoop=30;tbsp=10|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|34||||359 58.14 29.07 1.16 0 1.16 0.58 372 698 1.26 872 34.9
coffee-creamer|milk|soy|dairy|added-sugar processed|1|tsp=2;tbsp=6|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|12||||529 2.48 59.29 32.92 0 7.77 19.15 124 2 0.26 669 0
dulce-de-leche|milk||dairy|added-sugar processed|1|tbsp=19;cup=304|Baking|Pantry|250 250 g jar;369 13 oz can|9||||315 6.84 55.35 7.35 0 49.74 4.53 129 251 0.17 350 2.6
whey-dried|milk||dairy||1|tbsp=7.5;cup=145|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9||||353 12.93 74.46 1.07 0 74.46 0.68 1079 796 0.88 2080 1.5
whey-protein-isolate|milk|soy|dairy|processed|1|scoop=30;tbsp=8;cup=97|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|32||||359 58.14 29.07 1.16 0 1.16 0.58 372 698 1.26 872 34.9
whey-protein-powder|milk|egg soy|dairy|processed|1|cup=96.97;scoop=30;tbsp=8|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|32||||352 78.13 6.25 1.56 3.1 0 0.78 156 469 1.13 500 0
peanut-flour|peanut|tree_nut||pulse|1|cup=60;tbsp=7.8;tsp=2.6|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|16||||327 52.2 34.7 0.55 15.8 8.22 0.06 180 140 2.1 1290 0
halva|sesame|milk tree_nut peanut wheat gluten||added-sugar processed|1|piece=30|Baking|Pantry|100;113 4 oz;200|16||||469 12.49 60.49 21.52 4.5 - 4.13 195 33 4.53 187 0.1
soy-flour|soy|wheat gluten||pulse|1|cup=84;tbsp=5.2|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8||||434 37.81 31.92 20.65 9.6 7.5 2.99 13 206 6.37 2515 0
soy-flour-defatted|soy|wheat gluten||pulse|1|cup=105;tbsp=6.6;tsp=2.6|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5||||327 51.46 33.92 1.22 17.5 16.42 0.14 20 241 9.24 2384 0
soy-flour-roasted|soy|wheat gluten||pulse|1|cup=85;tbsp=7.8;tsp=2.6|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9||||439 38.09 30.38 21.86 9.7 7.61 3.16 12 188 5.82 2041 0
soy-protein-isolate|soy|||pulse processed|1|scoop=30;tbsp=8|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|28||||335 88.32 0 3.39 0 0 0.42 1005 178 14.5 81 0
soy-protein-powder|soy|milk egg||pulse processed|1|scoop=30;tbsp=8|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|28||||388 55.56 28.89 5.56 6.7 22.22 1.11 733 178 12 933 0
sugar-free-chocolate-chips|soy|milk tree_nut peanut wheat gluten||processed|1|cup=170;tbsp=10.6;piece=0.5|Baking|Pantry|255 9 oz bag;200 200 g bag|28||||439.92 7.45 14.78 39.2 8.63 0.47 23.95 12.48 52.52 9.05 431.6 0
almond-extract|tree_nut|||alcohol|1|tsp=4.2;tbsp=13;cup=208|Baking|Pantry|59 2 fl oz bottle;118 4 fl oz bottle|60|||1|288 0.06 12.65 0.06 0 12.65 0.01 9 11 0.12 148 0
almond-flour|tree_nut|peanut|||1|cup=95;tbsp=6|Baking|Pantry|200 200 g bag;450 450 g bag;454 16 oz bag|25.95|p|||577.6 26.24 16.25 50.23 9.27 - - 0.89 232.3 3.23 666.8 -
almond-paste-marzipan|tree_nut|egg peanut||added-sugar|1|cup=227;tbsp=14|Baking|Pantry|198 7 oz;200|20.27|P|||458 9 47.81 27.74 4.8 36.25 2.63 9 172 1.6 314 0.1
chestnut-flour|tree_nut|peanut wheat gluten||starchy|1|cup=125;tbsp=7.8;tsp=2.6|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|18||||369 5.01 78.43 3.91 - - 0.74 37 64 2.39 991 15.1
praline-paste|tree_nut|milk peanut wheat gluten soy||added-sugar|1|tbsp=16;tsp=5.3;cup=256|Baking|Pantry|200;454 1 lb|30||||512.32 7.77 56.67 31.59 5.04 50.16 2.32 0.48 59.76 2.47 354.56 3.28
all-purpose-flour|wheat gluten|||grain|1|cup=125;tbsp=7.8|Baking|Pantry|1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag|1.21|B||1|364 10.33 76.31 0.98 2.7 0.27 0.15 2 15 4.64 107 0
bread-cubes-stuffing|wheat gluten|milk egg soy celery||grain processed|1|cup=60;packet=170|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9||||395 13.35 71.98 5.3 4.5 6.2 1.2 732 183 4.83 196 0
bread-flour|wheat gluten|||grain|1|cup=137|Baking|Pantry|1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag|1.21|b||1|361 11.98 72.53 1.66 2.4 0.31 0.24 2 15 4.41 100 0
breadcrumbs-dry|wheat gluten|milk egg soy sesame||grain|1|cup=108;tbsp=6.75|Baking|Pantry|400;425 15 oz|4.02|b|||395 13.35 71.98 5.3 4.5 6.2 1.2 732 183 4.83 196 0
breadcrumbs-seasoned|wheat gluten|milk egg soy sesame celery||grain processed|1|cup=120;tbsp=7.5|Baking|Pantry|200;400;425 15 oz|5.5||||383 14.13 68.49 5.48 4.9 5.74 1.39 1336 182 4.92 231 2.7
brownie-mix|wheat gluten|milk egg tree_nut soy||grain added-sugar processed|1|cup=130;packet=520|Baking|Pantry|520 18.3 oz;500|5||||434 4 76.6 14.9 - - 2.52 303 19 1.99 219 0.3
cake-flour|wheat gluten|||grain|1|cup=137|Baking|Pantry|907 2 lb bag;1000 1 kg bag|1.21|b|||362 8.2 78.03 0.86 1.7 0.31 0.13 2 14 7.32 105 0
cake-mix-yellow|wheat gluten|milk egg soy||grain added-sugar processed|1|cup=120;packet=432|Baking|Pantry|432 15.25 oz;500|5||||374 3.7 81.9 3.5 1.2 43.3 1.62 728 211 2.08 47 0
corn-muffin-mix|wheat gluten|milk egg soy||grain added-sugar processed|1|packet=241;cup=140|Baking|Pantry|241 8.5 oz;425 15 oz|5||||418 7 69.5 12.2 6.5 20.34 3.091 817 57 2.5 113 0.1
graham-cracker-crust|wheat gluten|milk soy||grain added-sugar processed|1|piece=170|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|11||||501 5.1 64.3 24.83 1.9 18.13 5 471 29 2.6 113 0
matzo-meal|wheat gluten|||grain|1|cup=115;tbsp=7|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|8||||395 10 83.7 1.4 3 0.29 0.23 0 13 3.16 112 0
panko|wheat gluten|milk egg soy sesame||grain|1|cup=60;tbsp=3.8;handful=30|Baking|Pantry|200;400;425 15 oz|8.5||||395 13.35 71.98 5.3 4.5 6.2 1.2 732 183 4.83 196 0
pastry-flour|wheat gluten|||grain|1|cup=125;tbsp=7.8|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2||||364 10.33 76.31 0.98 2.7 0.27 0.15 2 15 4.64 107 0
self-rising-flour|wheat gluten|||grain|1|cup=125|Baking|Pantry|1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag|1.21|b||1|354 9.89 74.22 0.97 2.7 0.22 0.15 1193 338 4.67 124 0
semolina|wheat gluten|||grain|1|cup=167|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.6||||360 12.68 72.83 1.05 3.9 - 0.15 1 17 4.36 186 0
spelt-flour|wheat gluten|||grain|1|cup=120|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.5||||340.6 14.47 70.72 2.54 9.34 - - 0 30.04 3.77 349.8 -
tempura-flour|wheat gluten|milk egg soy||grain processed|1|cup=137|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8||||362 8.2 78.03 0.86 1.7 0.31 0.13 2 14 7.32 105 0
vegetable-suet|wheat gluten|||processed|1|cup=120;tbsp=10|Baking|Pantry|200|9||||884 0 0 99.97 0 0 24.98 4 1 0.07 0 0
vital-wheat-gluten|wheat gluten|||grain|1|cup=120;tbsp=7.5|Baking|Pantry|283 10 oz bag;500 500 g bag;1000 1 kg bag|13||||370 75.16 13.79 1.85 0.6 0 0.27 29 142 5.2 100 0
wheat-starch|wheat gluten|||grain|1|cup=128;tbsp=8;tsp=2.7|Baking|Pantry|454 1 lb;500 500 g bag|4|||1|381 0.26 91.27 0.05 0.9 0 0.01 9 2 0.47 3 0
whole-wheat-flour|wheat gluten|||grain|1|cup=120|Baking|Pantry|1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag|1.21|b||1|340 13.21 71.97 2.5 10.7 0.41 0.43 2 34 3.6 363 0
active-dry-yeast|||||1|tsp=3.1;tbsp=9.3;piece=7.2;cup=192;sachet=7|Baking|Pantry|21;57 2 oz jar;100|30|||1|325 40.44 41.22 7.61 26.9 0 1 51 30 2.17 955 0.3
agar-dried|||||1|tsp=2;tbsp=6|Baking|Pantry|30;50|90|||1|306 6.21 80.88 0.3 7.7 2.97 0.06 102 625 21.4 1125 0
arrowroot||||starchy|1|cup=128;tbsp=8;tsp=2.7|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|14||||357 0.3 88.15 0.1 3.4 - 0.02 2 40 0.33 11 0
baking-powder||wheat gluten|||1|tsp=4.6;tbsp=13.8;sachet=11|Baking|Pantry|100;200;227 8 oz|14|||1|53 0 27.7 0 0.2 0 0 10600 5876 11.02 20 0
baking-soda|||||1|tsp=4.6;tbsp=13.8|Baking|Pantry|100;200;227 8 oz|4|||1|0 0 0 0 0 0 0 27360 0 0 0 0
baobab-powder|||||1|tbsp=8;tsp=2.7|Baking|Pantry|100;227 8 oz|40||||195 2 88 0.6 80 0 0 60 170 12 820 0
barberries-dried||sulphite|||1|cup=80;tbsp=5;tsp=1.7|Baking|Pantry|100|40||||283 4.08 74.08 0.27 6.8 67.28 0.03 8 86 3.26 892 4.7
brown-sugar||||added-sugar|1|cone=200;cup=220;tsp=4.6;cup unpacked=145;tbsp=13.8|Baking|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.19|P||1|380 0.12 98.09 0 0 97.02 0 28 83 0.71 133 0
buckwheat-flour||wheat gluten||pseudo-grain|1|cup=120|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7||||335 12.62 70.59 3.1 10 2.6 0.68 11 41 4.06 577 0
candy-sprinkles||milk wheat gluten soy||added-sugar processed|1|tbsp=12;tsp=4;cup=192|Baking|Pantry|80;100|25||||473 0 84.66 15.27 0 84.83 12.97 2 1 0.06 2 0
cane-syrup||||added-sugar|1|cup=320;tbsp=20;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|6||||269 0 73.14 0 0 73.2 0 58 13 3.6 63 0
carob-flour|||||1|cup=103;tbsp=6|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|14||||222 4.62 88.88 0.65 39.8 49.08 0.09 35 348 2.94 827 0.2
carob-molasses||sulphite||added-sugar|1|cup=337;tbsp=20;ml=1.4|Baking|Pantry|340 12 oz bottle;340 340 g bottle|12||||290 0 74.73 0.1 0 74.72 0.02 37 205 4.72 1464 0
cassava-flour||||starchy|1|cup=120;tbsp=7.5|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|12||||358.6 0.92 87.31 0.49 4.83 - - 13.08 74.55 3.99 197.6 -
chickpea-flour||wheat gluten||pulse|1|cup=92;tbsp=5.75|Baking|Pantry|500 500 g bag;624 22 oz bag;1000 1 kg bag|6||||387 22.39 57.82 6.69 10.8 10.85 0.69 64 45 4.86 846 0
chocolate-45||milk tree_nut peanut wheat gluten soy||added-sugar processed|1|cup=170;piece=162;tbsp=10;square=14|Baking|Pantry|100;113 4 oz;200|17||||546 4.88 61.17 31.28 7 47.9 18.52 24 56 8.02 559 -
chocolate-60||milk tree_nut peanut wheat gluten soy||added-sugar processed|1|cup=170;piece=112;tbsp=10;square=14|Baking|Pantry|100;113 4 oz;200|20||||579 6.12 52.42 38.31 8 36.71 22.03 10 62 6.32 567 -
chocolate-syrup||milk tree_nut peanut soy||added-sugar processed|1|cup=304;tbsp=19|Baking|Pantry|400 400 g bottle;680 24 oz bottle|4.72|P|||350 4.6 62.9 8.9 2.8 34.82 3.98 346 49 1.3 284 0.2
cocoa-powder-unsweetened|||||1|cup=86;tbsp=5.4;tsp=1.8|Baking|Pantry|125;227 8 oz;250|18|||1|228 19.6 57.9 13.7 37 1.75 8.07 21 128 13.86 1524 0
coconut-flour||sulphite|||1|cup=112;tbsp=7|Baking|Pantry|454 16 oz bag;500 500 g bag|9||||423.6 16.14 58.9 15.28 34.24 - 14 46.94 35.98 8.02 2088 -
coconut-milk-powder||milk sulphite||processed|1|tbsp=8;cup=110;tsp=2.7;packet=50|Baking|Pantry|150;300|18||||669.8 6.87 9.55 72.52 - - 64.29 44.2 61.2 11.22 748 3.4
coconut-shredded-sweetened||sulphite||added-sugar|1|cup=93|Baking|Pantry|200 200 g bag;397 14 oz bag|11.75|P|||501 2.88 47.67 35.49 4.5 43.17 31.47 262 15 1.92 337 0.7
coconut-shredded-unsweetened||sulphite|||1|cup=93;tbsp=5.8|Baking|Pantry|200 200 g bag;227 8 oz bag|11.75|P|||660 6.88 23.65 64.53 16.3 7.35 57.22 37 26 3.32 543 1.5
collagen-powder||fish|gelatin||1|tbsp=6;tsp=2;scoop=10|Baking|Pantry|284 10 oz;300|50||||335 85.6 0 0.1 0 0 0.07 196 55 1.11 16 0
corn-flour-blue||wheat gluten||grain|1|cup=125;tbsp=6.9;tsp=2.6|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7||||364 8.75 73.89 5.09 8.4 - - 5 5 1.74 381 -
corn-flour-masa-harina||||grain|1|cup=114|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.6||||363 8.46 76.59 3.69 6.4 1.61 0.53 5 138 8.5 262 0
corn-syrup-dark||||added-sugar|1|cup=328;tbsp=20;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|5||||286 0 77.59 0 0 77.59 0 155 18 0.37 44 0
corn-syrup-light||||grain added-sugar|1|cup=341;tbsp=22;ml=1.44|Baking|Pantry|677 470 ml bottle;681 16 fl oz bottle|5.03|P|||283 0 76.79 0.2 0 76.77 0 62 13 0 1 0
cornmeal-self-rising||wheat gluten||grain processed|1|cup=122;tbsp=7.8;tsp=2.6|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4||||334 8.28 70.28 3.4 6.7 - 0.48 1247 361 5.76 255 0
cornstarch||||grain starchy|1|cup=128;tbsp=8;tsp=2.7|Baking|Pantry|250;454 16 oz;500|4.5|||1|381 0.26 91.27 0.05 0.9 0 0.01 9 2 0.47 3 0
cream-of-tartar|||||1|tsp=3;tbsp=9|Baking|Pantry|40;43 1.5 oz;50|50|||1|258 0 61.5 0 0.2 0 0 52 8 3.72 16500 0
custard-powder||milk egg wheat gluten soy||added-sugar|1|tbsp=8;tsp=2.7;packet=37;sachet=37|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|10||||381 0.26 91.27 0.05 0.9 0 0.01 9 2 0.47 3 0
date-syrup||||added-sugar|1|cup=320;tbsp=20;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|10||||239.7 2.08 63.78 0.33 6.8 53.85 0.03 2.3 33.6 0.87 557.6 0.34
egg-replacer-starch||wheat gluten soy||processed|1|cup=110;tbsp=7;tsp=2.3|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|20||||357.4 4.22 85.34 0.21 3.9 3.45 0.06 33.4 47 1.46 605 2.28
erythritol||||processed|1|cup=200;tsp=4.2;tbsp=12.5|Baking|Pantry|250;454 16 oz;500|14|||1|0 0 0 0 0 0 0 0 0 0 0 0
flavoring-extract||milk sulphite||alcohol|1|tsp=4.2;tbsp=13;drop=0.05|Baking|Pantry|29 1 fl oz bottle;59 2 fl oz bottle|60|||1|288 0.06 12.65 0.06 0 12.65 0.01 9 11 0.12 148 0
fondant||milk egg wheat gluten soy||added-sugar processed|1|cup=300;tbsp=19|Baking|Pantry|454 1 lb;500|7||||373 0 93.18 0.02 0 88.9 0 11 3 0.01 4 0
food-coloring|||||1|tsp=5;tbsp=15;drop=0.05|Baking|Pantry|30 4 small bottles;50|80|||1|0 0 0 0 0 0 0 4 3 0 0 0
frosting||milk soy||added-sugar processed|1|cup=280;tbsp=17.5;can=453|Baking|Pantry|453 16 oz tub|7||||418 0 67.89 16.23 0 63.1 2.974 184 3 0.16 34 0
fruit-syrup||sulphite||added-sugar|1|cup=320;tbsp=20;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|8||||261 0 65.1 0.02 0 65 0 0 0 0.03 1 0
gelatin-dessert-mix|||gelatin|added-sugar processed|1|packet=85;sachet=85;tbsp=12|Baking|Pantry|85 3 oz;170 6 oz|19||||381 7.8 90.5 0 0 86.04 0 466 3 0.13 7 0
gelatin-powder||fish|gelatin||1|piece=7;tsp=2.8;tbsp=7;sachet=7;leaf=2;sheet=2|Baking|Pantry|28 1 oz;28;50|60||||335 85.6 0 0.1 0 0 0.07 196 55 1.11 16 0
gluten-free-baking-powder|||||1|tsp=4.6;tbsp=13.8;sachet=11|Baking|Pantry|100;200;227 8 oz|19.6|||1|53 0 27.7 0 0.2 0 0 10600 5876 11.02 20 0
gluten-free-buckwheat-flour||||pseudo-grain|1|cup=120|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9.8||||335 12.62 70.59 3.1 10 2.6 0.68 11 41 4.06 577 0
gluten-free-flour-blend||lupin||grain starchy|1|cup=140;tbsp=8.8|Baking|Pantry|500 500 g bag;624 22 oz bag;1000 1 kg bag|7||||362.45 5.26 81.62 1.32 3.08 1.38 0.3 6.15 17.8 1.12 192.7 0.5
gluten-free-masarepa||||grain|1|cup=150;tbsp=9.4;tsp=3.1|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.6||||363 8.46 76.59 3.69 6.4 1.61 0.53 5 138 8.5 262 0
glutinous-rice-flour||||grain|1|cup=158|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.5||||358 6.69 80.1 1.16 - - - 6 10 0.34 80 -
grenadine||sulphite||added-sugar|1|cup=320;tbsp=20;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|8||||268 0 66.91 0 0 46.55 0 27 6 0.05 28 0
honeycomb-toffee||milk egg tree_nut wheat gluten soy||added-sugar processed|1|piece=40;bar=40;cup=60|Baking|Pantry|100;200|14||||358.46 0 93.34 0.04 0 93.2 0 560.38 3.38 0.04 1.76 0
kewra-water|||||1|tsp=5;tbsp=15;ml=1|Baking|Pantry|100 100 ml bottle;250 250 ml bottle|14|||1|0 0 0 0 0 0 0 4 3 0 0 0
maca-powder||sulphite||starchy|1|tbsp=8;tsp=3|Baking|Pantry|100;227 8 oz|45||||369 5.01 78.43 3.91 - - 0.74 37 64 2.39 991 15.1
maple-sugar||||added-sugar|1|cup=200;tbsp=12.5;tsp=3;piece=28|Baking|Pantry|454 16 oz bag;500 500 g bag;1000 1 kg bag|40|||1|354 0.1 90.9 0.2 0 84.87 0.04 11 90 1.61 274 0
marshmallows||egg|gelatin|added-sugar processed|1|mini=0.7;cup=50;piece=7|Baking|Pantry|150;200;283 10 oz|7.39|P|||318 1.8 81.3 0.2 0.1 57.56 0.06 80 3 0.23 5 0
masarepa||wheat gluten||grain|1|cup=150;tbsp=9.4;tsp=3.1|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4||||363 8.46 76.59 3.69 6.4 1.61 0.53 5 138 8.5 262 0
mashed-potato-flakes||milk sulphite||starchy processed|1|cup=60;tbsp=4|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|8||||354 8.34 81.17 0.41 6.6 3.36 0.17 77 27 1.21 1098 81
mexican-chocolate||milk tree_nut peanut wheat gluten soy||added-sugar processed|1|cup=170;piece=10;tbsp=10;square=14;bar=90|Baking|Pantry|100;113 4 oz;200|16||||426 3.64 77.41 15.59 4 69.4 8.61 3 34 2.18 397 0.1
millet-flour||wheat gluten||grain|1|cup=119|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8||||382 10.75 75.12 4.25 3.5 1.66 0.54 4 14 3.94 224 0
mixed-peel||sulphite||added-sugar|1|cup=130;tbsp=9;tsp=3;piece=10|Baking|Pantry|100;200|14||||322 0.34 82.74 0.07 1.6 80.68 0.01 98 18 0.17 56 0
molasses||sulphite||added-sugar|1|cup=337;tbsp=20;ml=1.4|Baking|Pantry|340 340 g jar;497 12 fl oz bottle|9.21|P|||290 0 74.73 0.1 0 74.72 0.02 37 205 4.72 1464 0
nutritional-yeast|||||1|tbsp=5;cup=80|Baking|Pantry|125;142 5 oz;150|38||||325 40.44 41.22 7.61 26.9 0 1 51 30 2.17 955 0.3
orange-blossom-water|||||1|tsp=5;tbsp=15;cup=240;ml=1|Baking|Pantry|100 100 ml bottle;250 250 ml bottle|14|||1|0 0 0 0 0 0 0 4 3 0 0 0
pancake-syrup||sulphite||added-sugar|1|cup=314;tbsp=20;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|5.4||||234 0 61.47 0 0 21.47 0 82 3 0.03 15 0
pea-protein-powder||soy||pulse processed|1|scoop=30;tbsp=8|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|35||||388 80 5 5.5 3 0.5 1.2 1000 120 20 150 0
pectin|||||1|piece=50;tbsp=9|Baking|Pantry|50 1.75 oz;50|40||||325 0.3 90.4 0.3 8.6 - 0.05 200 7 2.71 7 0
peppermint-extract||||alcohol|1|tsp=4.2;tbsp=13;cup=208|Baking|Pantry|59 2 fl oz bottle;118 4 fl oz bottle|60|||1|288 0.06 12.65 0.06 0 12.65 0.01 9 11 0.12 148 0
plantain-flour||||starchy|1|cup=120;tbsp=7.5|Baking|Pantry|500 500 g bag;680 1.5 lb bag|9||||358.6 0.92 87.31 0.49 4.83 - - 13.08 74.55 3.99 197.6 -
pomegranate-molasses||sulphite|||1|cup=320;tbsp=20;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|16||||270 0.75 65.65 1.45 0.5 63.25 0.4 45 55 0.5 1070 0.5
potato-flour||||starchy|1|cup=160|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8||||357 6.9 83.1 0.34 5.9 3.52 0.09 55 65 1.38 1001 3.8
potato-starch||sulphite||starchy|1|cup=160;tbsp=10;tsp=3.3|Baking|Pantry|454 1 lb;500 500 g bag|6|||1|381 0.26 91.27 0.05 0.9 0 0.01 9 2 0.47 3 0
powdered-sugar||||added-sugar|1|cup=120;tbsp=8;tsp=2.5;cup sifted=100|Baking|Pantry|500 500 g bag;907 2 lb bag|3.06|P||1|389 0 99.77 0 0 97.81 0 2 1 0.06 2 0
psyllium-husk||wheat gluten|||1|tbsp=5;tsp=1.7;cup=80|Baking|Pantry|227 8 oz bag;300 300 g bag|30||||195 2 88 0.6 80 0 0 60 170 12 820 0
pudding-mix-instant||milk egg wheat gluten soy||added-sugar processed|1|packet=96;sachet=96;tbsp=12|Baking|Pantry|96 3.4 oz;144 5.1 oz|18||||377 0 92.9 0.6 0 92.9 0.432 1441 12 0.01 12 0
quinoa-flour||||pseudo-grain|1|cup=112;tbsp=7|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|13||||378.4 11.92 69.52 6.6 6.29 - - 6.32 37.56 4.53 550.9 -
rice-flour-brown||||grain|1|cup=158|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.5||||363 7.23 76.48 2.78 4.6 0.66 0.56 8 11 1.98 289 0
rice-flour-white||||grain|1|cup=158|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.5||||366 5.95 80.13 1.42 2.4 0.12 0.39 0 10 0.35 76 0
rice-protein||milk tree_nut wheat gluten soy||processed|1|scoop=30;tbsp=10|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|30||||388 80 5 5.5 3 0.5 1.2 1000 120 20 150 0
rice-syrup||wheat gluten||added-sugar|1|cup=341;tbsp=22;ml=1.44|Baking|Pantry|340 12 oz bottle;340 340 g bottle|9||||283 0 76.79 0.2 0 76.77 0 62 13 0 1 0
rose-water|||||1|tsp=5;tbsp=15;cup=240;ml=1|Baking|Pantry|100 100 ml bottle;250 250 ml bottle|14|||1|0 0 0 0 0 0 0 4 3 0 0 0
semisweet-chocolate-chips||milk tree_nut peanut soy||added-sugar processed|1|cup=168;cup mini chips=173;cup large chips=182;tbsp=10.5|Baking|Pantry|200;340 12 oz;340|10.93|P|||480 4.2 63.9 30 5.9 54.5 17.75 11 32 3.13 365 0
sorghum-flour||wheat gluten||grain|1|cup=121|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8||||359 8.43 76.64 3.34 6.6 1.94 0.53 3 12 3.14 324 0.8
starch-of-choice||sulphite||grain starchy|1|cup=128;tbsp=8;tsp=2.7|Baking|Pantry|454 1 lb;454 16 oz|5|||1|381 0.26 91.27 0.05 0.9 0 0.01 9 2 0.47 3 0
stevia-powder||||processed|1|tsp=1;tbsp=3;sachet=1|Baking|Pantry|50;99 3.5 oz;100|28.33|P||1|0 0 100 0 0 0 0 0 0 0 0 0
strawberry-topping||sulphite||added-sugar|1|cup=340;tbsp=21;tsp=6.7;ml=1.35|Baking|Pantry|340 12 oz bottle;340 340 g bottle|8||||254 0.2 66.3 0.1 0.7 27.38 0.01 21 6 0.28 51 13.7
sweet-potato-starch||sulphite||starchy|1|cup=128;tbsp=8;tsp=2.7|Baking|Pantry|400;454 1 lb|8|||1|381 0.26 91.27 0.05 0.9 0 0.01 9 2 0.47 3 0
tapioca-pearls-or-starch||||starchy|1|cup=152;tbsp=8;cup flour=120;cup starch=120;tbsp flour=7.5;tbsp starch=7.5;tsp flour=2.5;tsp starch=2.5|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7||||358 0.19 88.69 0.02 0.9 3.35 0.01 1 20 1.58 11 0
teff-flour||wheat gluten||grain|1|cup=193|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|11||||367 13.3 73.13 2.38 8 1.84 0.45 12 180 7.63 427 -
unsweetened-baking-chocolate||milk tree_nut peanut soy|||1|cup=132;square=28;piece=28|Baking|Pantry|100;113 4 oz|20||||642 14.32 28.42 52.31 16.6 0.91 32.28 24 101 17.4 830 0
urad-flour||wheat gluten||pulse|1|cup=92;tbsp=5.75|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7||||387 22.39 57.82 6.69 10.8 10.85 0.69 64 45 4.86 846 0
vanilla-extract|||||1|cup=208;tsp=4.2;tbsp=13;ml=0.88;pod=4.2;bean=4.2|Baking|Pantry|52 2 fl oz bottle;53 60 ml bottle|220|||1|288 0.06 12.65 0.06 0 12.65 0.01 9 11 0.12 148 0
vanilla-sugar||||added-sugar|1|tsp=4.2;tbsp=12.5;cup=200;packet=8;sachet=8|Baking|Pantry|40 pack of 5;80 pack of 10|16|||1|387 0 99.98 0 0 99.8 0 1 1 0.05 2 0
vegan-marshmallows||egg wheat gluten soy||added-sugar processed|1|piece=7;cup=50;mini=0.7|Baking|Pantry|150;283 10 oz bag|18||||318 1.8 81.3 0.2 0.1 57.56 0.06 80 3 0.23 5 0
water-chestnut-flour||wheat gluten||starchy|1|cup=130;tbsp=8|Baking|Pantry|250;500 500 g bag|12||||369 5.01 78.43 3.91 - - 0.74 37 64 2.39 991 15.1
white-sugar||||added-sugar|1|cup=200;tsp=4.2;tbsp=12.5|Baking|Pantry|500 500 g bag;1000 1 kg bag;1814 4 lb bag|2.26|B||1|387 0 99.98 0 0 99.8 0 1 1 0.05 2 0
xanthan-gum||wheat gluten soy|||1|tsp=3;tbsp=9|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|40||||332 4.6 77.3 0.5 77.3 0 0.06 125 294 0 0 0
beef-bouillon-cube|celery|milk egg wheat gluten soy mustard|meat|processed|1|piece=10;tsp=5;pot=28;tsp base=6;tbsp base=18|Canned & jars|Pantry|64 2.25 oz;66;80|20|||1|170 17.3 16.1 4 0 14.51 1.99 24000 60 2.23 403 0
beef-or-vegetable-broth|celery|milk egg wheat gluten soy mustard|meat|processed|1|cup=240;tbsp=15;ml=1.01;can=411|Canned & jars|Pantry|411 14.5 oz can;946 32 oz carton;1000 1 L carton|3||7||7 1.14 0.04 0.22 0 0 0.11 372 6 0.17 54 0
chicken-bouillon-cube|celery|milk egg wheat gluten soy mustard|poultry|processed|1|piece=10;tsp=5;pot=28;tsp base=6;tbsp base=18|Canned & jars|Pantry|64 2.25 oz;66;80|20|||1|198 14.6 23.5 4.7 0 0 1.2 24000 190 1.87 374 1
chicken-or-vegetable-broth|celery|milk egg wheat gluten soy mustard|poultry|processed|1|cup=240;tbsp=15;ml=1.01;can=411|Canned & jars|Pantry|411 14.5 oz can;946 32 oz carton;1000 1 L carton|3||7||6 0.64 0.44 0.21 0 0.43 0.01 371 4 0.07 18 0
giardiniera|celery|mustard sulphite|||1|cup=150;tbsp=10;piece=10|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8||||41 1.59 8.98 0.25 1.7 6.45 0.11 969 20 0.35 248 34
gluten-free-vegetable-broth|celery||||1|cup=221;can=411;ml=1|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.84||||5 0.24 0.93 0.07 0 0.55 0.03 296 3 0.06 19 0.4
mushroom-broth|celery|wheat gluten soy|||1|cup=221;can=411;ml=1|Canned & jars|Pantry|946 32 fl oz carton;1000 1 l carton|6||||5 0.24 0.93 0.07 0 0.55 0.03 296 3 0.06 19 0.4
vegetable-bouillon-cube|celery|milk wheat gluten soy mustard||processed|1|piece=10;tsp=5;pot=28;tsp base=6;tbsp base=18|Canned & jars|Pantry|64 2.25 oz;66;80|25|||1|210.74 4.56 25.14 10.72 2.45 6.76 4.99 19862.2 87.7 1.99 405.22 2.21
vegetable-broth|celery|wheat gluten|||1|cup=221;can=411;ml=1|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.03|p|||5 0.24 0.93 0.07 0 0.55 0.03 296 3 0.06 19 0.4
salted-shrimp|crustacean|fish mollusc|crustacean|processed|1|tsp=6;tbsp=18;cup=288|Canned & jars|Pantry|240 8.5 oz jar;500 500 g jar|14||90||63.75 15.07 0 0.38 - - 0.07 9778.75 54 0.47 200 -
kaya|egg|milk sulphite|egg|added-sugar|1|tbsp=20;tsp=7;cup=310|Canned & jars|Pantry|300 300 g jar;340 12 oz jar|12||14||254.66 3.62 38.56 10.62 - - 8.25 47.08 51.06 1.97 168.9 0.4
dashi|fish|wheat gluten soy|fish||1|cup=238;ml=1|Canned & jars|Pantry|500 500 ml carton;1000 1 l carton|3||||4.8 0.68 0 0.24 0 0 0.06 49.6 3 0 43.2 0.03
hollandaise|milk egg|mustard sulphite|dairy|processed|1|cup=250;tbsp=15.6|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|12||||532.21 3.75 1.31 58.05 0.02 0.35 34.73 404.65 42.3 0.57 45.72 3.1
chocolate-hazelnut-spread|milk tree_nut soy|peanut|dairy|added-sugar refined-oil processed|1|tbsp=18.5;tsp=6.2|Canned & jars|Pantry|350 350 g jar;369 13 oz jar|11.5|P|||541 5.41 62.16 29.73 5.4 54.05 28.42 41 108 4.38 407 0
pesto|milk tree_nut|egg peanut|dairy|processed animal-rennet|1|cup=252;tbsp=15.8|Canned & jars|Pantry|170 6 oz jar;190 190 g jar|23.47|P|14||418 9.83 10.09 37.6 1.8 6.33 7.07 603 306 0.57 560 0
celery-soup-condensed|milk wheat gluten celery|soy|dairy|processed|1|cup=252;can=305|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|5||||72 1.32 7.03 4.46 0.6 1.35 1.12 516 32 0.5 98 0.2
cheese-soup-condensed|milk wheat gluten soy|celery|dairy|processed|1|can=305;cup=257|Canned & jars|Pantry|305 10.75 oz can|7||||82 0.8 11.3 3.92 2.2 3.73 2.45 692 36 0.15 37 0.2
condensed-cream-of-mushroom-soup|milk wheat gluten soy|celery|dairy|grain processed|1|cup=252;can=295|Canned & jars|Pantry|295 295 g can;298 10.5 oz can|5.5||||79 1.35 6.8 5.3 0.7 0.4 0.96 691 12 0.18 64 0
chicken-soup-condensed|milk wheat gluten|soy celery|poultry|processed|1|cup=252;can=305|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|5||||90 2.38 7.16 5.77 0 0.54 1.7 702 14 1.06 49 0.1
white-sauce|milk wheat gluten|celery|dairy|grain processed|1|cup=250;tbsp=15.6|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|6||||147 3.84 9.17 10.63 0.2 4.38 2.85 354 118 0.33 156 0.8
alfredo-sauce|milk|egg wheat gluten soy|dairy|processed|1|cup=250;tbsp=15.6;jar=425|Canned & jars|Pantry|425 15 oz jar;400 400 g jar|7.5||||150 2.37 1.48 15.2 0 0.9 9.32 554 67 0.06 39 0.2
alfredo-sauce-mix-dry|milk|egg wheat gluten soy celery|dairy|processed animal-rennet|1|tbsp=8;piece=35|Canned & jars|Pantry|35 1.25 oz;35|40||||535 15.32 36.52 36.35 2 5.4 13.18 2590 467 0.94 254 0
cheese-sauce|milk|wheat gluten soy|dairy|processed|1|cup=252;tbsp=15.6|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|9||||174 6.71 6.83 13.29 0.5 0.42 6.01 828 184 0.21 30 0.4
tikka-masala-sauce|milk|tree_nut wheat gluten soy celery mustard|dairy|processed|1|cup=250;tbsp=15.6|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|6||||94 1.36 4.96 8.14 1.4 3.41 2.48 384 21 0.9 267 5.8
ube-halaya|milk|sulphite|dairy|starchy added-sugar|1|cup=300;tbsp=19;jar=340|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|13||14||237.35 3.79 39.87 7.5 1.84 27.53 4.69 85 120.25 0.33 510.2 8.67
vodka-sauce|milk|wheat gluten soy celery sulphite|dairy|processed animal-rennet alcohol|1|cup=245;tbsp=15;jar=680|Canned & jars|Pantry|680 24 oz jar|8||||112 2.96 7.05 8.09 1.44 4.37 4.4 443.85 73.35 0.62 279.25 1.69
clam-juice|mollusc|fish crustacean celery|mollusc||1|cup=240;tbsp=15;ml=1|Canned & jars|Pantry|946 32 fl oz carton;1000 1 l carton|8||||2 0.4 0.1 0.02 0 0 0 215 13 0.3 149 1
chowchow|mustard|wheat gluten sulphite||added-sugar|1|tbsp=15;cup=245|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9||||121 1.5 26.64 0.9 1.5 23.88 0.15 527 23 1.4 200 6
lime-pickle|mustard|sulphite||refined-oil|1|cup=150;tbsp=10;piece=10|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9||||191.5 2.22 11.37 17.62 3.94 - 2.03 3879.42 43.37 1.26 217.46 23.78
mustard-greens-pickled|mustard|sulphite|||1|cup=128;tbsp=8|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9||||28 1.1 5.63 0.1 3.1 1.4 0.01 717 67 0.7 246 0
peanut-sauce|peanut wheat gluten soy|fish crustacean tree_nut sesame||pulse added-sugar processed|1|tbsp=18;cup=288|Canned & jars|Pantry|350 350 g jar;500 500 g jar;680 24 oz jar|16.4|P|||257 6.31 22.02 16.02 1.8 17.07 2.91 1338 22 0.91 235 0
peanut-butter-chunky|peanut|tree_nut sesame||pulse added-sugar refined-oil processed|1|cup=258;tbsp=16;tsp=5.3|Canned & jars|Pantry|340 340 g jar;454 16 oz jar;500 500 g jar|6.91|P|||589 24.06 21.57 49.94 8 8.41 7.61 486 45 1.9 745 0
peanut-butter-smooth|peanut|tree_nut sesame||pulse added-sugar refined-oil processed|1|cup=258;tbsp=16;tsp=5.3|Canned & jars|Pantry|340 340 g jar;454 16 oz jar;500 500 g jar|6.91|P|||598 22.21 22.31 51.36 5 10.49 10.32 426 49 1.74 558 0
peanut-butter-unsalted|peanut|tree_nut sesame||pulse|1|cup=258;tbsp=16;tsp=5.3|Canned & jars|Pantry|340 340 g jar;454 16 oz jar;500 500 g jar|6.91|P|||598 22.21 22.31 51.36 5 10.49 10.32 17 49 1.74 558 0
tahini|sesame|tree_nut peanut|||1|tbsp=15;cup=240;tsp=5|Canned & jars|Pantry|300 300 g jar;454 16 oz jar|20.68|P|||595 17 21.19 53.76 9.3 0.49 7.53 115 426 8.95 414 0
maraschino-cherries|sulphite|||added-sugar processed|1|piece=5|Canned & jars|Pantry|110 225 g jar;140 10 oz jar|14||||165 0.22 41.97 0.21 3.2 38.77 0.04 4 54 0.43 21 0
sun-dried-tomatoes|sulphite||||1|cup=54;piece=2|Canned & jars|Pantry|100;198 7 oz jar;200 200 g jar|29.82|P|||258 14.11 55.76 2.97 12.3 37.59 0.43 107 110 9.09 3427 39.2
sun-dried-tomatoes-in-oil|sulphite||||1|cup=110;piece=3|Canned & jars|Pantry|100;198 7 oz jar;200 200 g jar|29.82|p|||213 5.06 23.33 14.08 5.8 - 1.89 266 47 2.68 1565 101.8
nut-butter|tree_nut peanut|soy sesame||pulse processed|1|cup=258;tbsp=16;tsp=5.4|Canned & jars|Pantry|340 12 oz jar;454 16 oz jar|9||90||598 22.21 22.31 51.36 5 10.49 10.32 426 49 1.74 558 0
almond-butter|tree_nut|peanut sesame|||1|cup=250;tbsp=16;tsp=5.3|Canned & jars|Pantry|170 170 g jar;250 250 g jar;340 12 oz jar|23.75|P|||614 20.96 18.82 55.5 10.3 4.43 4.15 7 347 3.49 748 0
cashew-butter|tree_nut|peanut sesame|||1|tbsp=16;cup=256;tsp=5.3|Canned & jars|Pantry|170 170 g jar;250 250 g jar;340 12 oz jar|27.82|P|||587 17.56 27.57 49.41 2 - 9.76 15 43 5.03 546 0
minestrone-canned|wheat gluten celery|milk soy||processed|1|cup=240;can=539|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|4||||53 2.13 8.64 1.17 2.4 2.17 0.62 288 25 0.74 255 2
wheat-beef-stock-cube|wheat gluten celery|milk egg soy mustard|meat|processed|1|piece=6;tsp=5|Canned & jars|Pantry|71|20|||1|213 15.97 17.4 8.89 0 16.71 4.32 26000 60 1 446 0
speculoos-spread|wheat gluten soy|milk||added-sugar processed|1|tbsp=15;tsp=5;cup=240|Canned & jars|Pantry|400|11||||541 5.41 62.16 29.73 5.4 54.05 28.42 41 108 4.38 407 0
gravy-beef|wheat gluten|milk soy celery|meat|processed|1|cup=233;tbsp=15.6;can=291|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|5||||53 3.75 4.81 2.36 0.4 0.21 1.15 560 6 0.7 81 0
gravy-chicken|wheat gluten|milk soy celery|poultry|processed|1|cup=228;tbsp=15.6|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|5||||48 0.71 5.29 2.62 0.1 0.3 0.64 389 10 0.09 42 0
tomato-soup-condensed|wheat gluten|milk soy celery||added-sugar processed|1|cup=148;can=294|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|4||||66 1.46 15.22 0.44 1.1 8.23 0.12 377 13 0.59 562 12.9
ackee|||||1|cup=165;can=280|Canned & jars|Pantry|280 19 oz can;280 540 g can|28||3||160 2 8.53 14.66 6.7 0.66 2.13 7 12 0.55 485 10
agave-syrup||||added-sugar|1|cup=330;tsp=6.9;tbsp=21;ml=1.37|Canned & jars|Pantry|342 250 ml bottle;476 11.75 fl oz bottle|11.46|P|||310 0.09 76.37 0.45 0.2 68.03 0 4 1 0.09 4 17
apple-butter||||added-sugar|1|cup=282;tbsp=17|Canned & jars|Pantry|340 340 g jar;482 17 oz jar|9||||173 0.39 42.47 0.3 1.5 35.3 0.05 15 14 0.31 91 0.6
applesauce-unsweetened||sulphite|||1|cup=244;tbsp=15.3|Canned & jars|Pantry|400 400 g jar;680 24 oz jar;680 680 g jar|2.88|E|||42 0.17 11.27 0.1 1.1 9.39 0.01 2 4 0.23 74 1
bamboo-shoots-canned|||||1|cup=131;can=140|Canned & jars|Pantry|140 225 g can;140 8 oz can|9||||19 1.72 3.22 0.4 1.4 1.89 0.09 7 8 0.32 80 1.1
beef-broth||wheat gluten celery|meat||1|cup=240;can=411;ml=1|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.03|p|||7 1.14 0.04 0.22 0 0 0.11 372 6 0.17 54 0
beef-consomme||wheat gluten soy celery|meat||1|cup=248;tbsp=15;ml=1;can=310|Canned & jars|Pantry|946 32 fl oz carton;1000 1 l carton|5||||11 2.52 0.32 0 0 0 0 694 7 0.43 125 0.7
beets-canned|||||1|cup=157;can=245;cup shredded=195;cup sliced=170;cup whole=163;piece=70|Canned & jars|Pantry|240 400 g can;250 15 oz can|4.32|E|||31 0.91 7.21 0.14 1.8 5.51 0.02 194 15 1.82 148 4.1
caperberries||sulphite|||1|piece=3|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|18||||23 2.36 4.89 0.86 3.2 0.41 0.23 2348 40 1.67 40 4.3
chakalaka||wheat gluten soy mustard sulphite||pulse processed|1|cup=250;can=410;tbsp=16|Canned & jars|Pantry|410 410 g can;439 15.5 oz can|4||3||61.9 2.73 13.67 0.54 3.81 5.37 0.08 153.7 36.06 1.02 252.42 9.65
chestnut-puree||||starchy|1|cup=240;tbsp=15;can=435|Canned & jars|Pantry|425 15 oz can;435 435 g can|11||||131 2 27.76 1.38 - - 0.26 27 46 1.73 715 26.7
chestnuts-raw|||||1|cup=143;piece=8.4|Canned & jars|Pantry|142 5 oz;180;200|16||||196 1.63 44.17 1.25 - - 0.23 2 19 0.94 484 40.2
chestnuts-roasted||||starchy|1|cup=143;piece=8.4|Canned & jars|Pantry|142 5 oz;180;200|20.58|P|||245 3.17 52.96 2.2 5.1 10.6 0.41 2 29 0.91 592 26
chicken-broth||wheat gluten celery|poultry||1|cup=249;ml=1;can=411|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.03|P|||6 0.64 0.44 0.21 0 0.43 0.01 371 4 0.07 18 0
chicken-broth-low-sodium||wheat gluten celery|poultry||1|cup=240;ml=1;can=411|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.03|P|||7 1.36 0.38 0 0 0.22 0 231 8 0.26 85 0.4
coconut-cream-unsweetened||sulphite|||1|cup=240;tbsp=15;can=400;ml=1|Canned & jars|Pantry|200 200 ml can;399 13.5 fl oz can;400 400 ml can|7.52|p|||330 3.63 6.65 34.68 2.2 - 30.75 4 11 2.28 325 2.8
coconut-milk-canned||sulphite|||1|cup=226;tbsp=15;can=400;ml=0.97|Canned & jars|Pantry|194 200 ml can;387 13.5 fl oz can;388 400 ml can|6.2||||197 2.02 2.81 21.33 - - 18.91 13 18 3.3 220 1
corn-canned||||grain starchy|1|cup=164;can=211|Canned & jars|Pantry|211 340 g can;260 15.25 oz can|4.36|E|||67 2.29 14.34 1.22 2 4.44 0.24 205 3 0.27 132 1.8
corn-relish||mustard sulphite||added-sugar|1|cup=150;tbsp=10;piece=10|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8||||111 1.7 25.66 0.92 1.6 18.43 0.18 336 4 0.24 114 8
cranberry-sauce||||added-sugar|1|cup=277;slice=57;tbsp=17|Canned & jars|Pantry|250 250 g jar;397 14 oz can|5.07|P|||159 0.9 40.4 0.15 1.1 31.75 0.01 5 3 0.41 28 1
creamed-coconut||sulphite|||1|cup=240;tbsp=15;can=400;ml=1|Canned & jars|Pantry|200 200 ml can;399 13.5 fl oz can;400 400 ml can|10||||684 5.3 21.52 69.08 - - 61.26 37 26 3.36 551 1.5
daikon-dried|||||1|cup=116;tbsp=2;piece=3|Canned & jars|Pantry|50;57 2 oz;100|30||||271 7.9 63.37 0.72 23.9 37.32 0.22 278 629 6.73 3494 0
daikon-pickled||wheat gluten soy sulphite||added-sugar|1|cup=150;tbsp=10;piece=10|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9||||28 1.1 5.2 0.3 2.2 2 0.09 789 28 0.23 333 0
eggplant-pickled||mustard sulphite|||1|cup=136|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|10||||49 0.9 9.77 0.7 2.5 4.8 0.14 1674 25 0.77 12 0
gluten-free-beef-broth||celery|meat||1|cup=240;can=411;ml=1|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.84||||7 1.14 0.04 0.22 0 0 0.11 372 6 0.17 54 0
gluten-free-chicken-broth||celery|poultry||1|cup=249;ml=1;can=411|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.84||||6 0.64 0.44 0.21 0 0.43 0.01 371 4 0.07 18 0
grape-leaves-canned||sulphite|||1|leaf=4;piece=4|Canned & jars|Pantry|250 400 g jar;300 16 oz jar|12||||69 4.27 11.71 1.97 9.9 - 0.31 2853 289 2.98 29 11.3
green-beans-canned||||pulse|1|cup=135;can=262|Canned & jars|Pantry|220 400 g can;225 14.5 oz can|4.27|E|||22 1.12 4.32 0.46 1.9 0.78 0.1 230 38 1.06 96 2.8
green-chiles-canned|||||1|cup=139;can=113;tbsp=8.7|Canned & jars|Pantry|113 113 g can;113 4 oz can;198 7 oz can|9||||21 0.72 4.6 0.27 1.7 - 0.03 397 36 1.33 113 34.2
gulkand||sulphite||added-sugar|1|tbsp=20;tsp=7|Canned & jars|Pantry|300 300 g jar;400 400 g jar|10||||278 0.37 68.86 0.07 1.1 48.5 0.01 32 20 0.49 77 8.8
hearts-of-palm-canned||sulphite|||1|cup=146;piece=33;can=220|Canned & jars|Pantry|220 400 g can;230 14 oz can|16||||28 2.52 4.62 0.62 2.4 - 0.13 426 58 3.13 177 7.9
hominy-canned||||grain starchy|1|cup=165|Canned & jars|Pantry|240 400 g can;255 15 oz can|4.5||||72 1.48 14.26 0.88 2.5 1.82 0.12 345 10 0.62 9 0
honey|||honey||1|cup=339;tbsp=21;tsp=7;ml=1.42|Canned & jars|Pantry|340 12 oz bottle;340 340 g jar;500 500 g jar|13.88|P||1|304 0.3 82.4 0 0.2 82.12 0 4 6 0.42 52 0.5
jalapeno-canned||sulphite|||1|cup=136;slice=3|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8||||27 0.92 4.74 0.94 2.6 2.14 0.1 1671 23 1.88 193 10
jalapeno-pickled||sulphite|||1|cup=136;cup sliced=104;piece=22|Canned & jars|Pantry|200 12 oz jar;220 400 g jar|3.83|P|||27 0.92 4.74 0.94 2.6 2.14 0.1 1671 23 1.88 193 10
jam||sulphite||added-sugar|1|tbsp=20;cup=320;tsp=6.7|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|7.61|P|||278 0.37 68.86 0.07 1.1 48.5 0.01 32 20 0.49 77 8.8
kalamata-olives||sulphite|||1|piece=4;cup=135;tbsp=8.5|Canned & jars|Pantry|120 200 g jar;170 340 g jar;170 6 oz can|19||30||145 1.03 3.84 15.32 3.3 0.54 2.03 1556 52 0.49 42 0
kanpyo|||||1|cup=54;tbsp=2;piece=3|Canned & jars|Pantry|50;57 2 oz;100|30||||258 8.58 65.03 0.56 9.8 - 0.04 15 280 5.12 1582 0.2
kidney-beans-chili-sauce||wheat gluten soy celery||pulse added-sugar processed|1|cup=255;can=395;tbsp=16|Canned & jars|Pantry|395 395 g can;439 15.5 oz can|4||||105.91 6.14 20.52 0.67 5.33 4.04 0.1 455.79 37.82 2.33 441.23 4.57
lentil-soup-canned||milk wheat gluten celery||pulse processed|1|cup=248;can=567|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|4||||56 3.74 8.16 1.12 - - 0.45 532 17 1.07 144 1.7
light-coconut-milk||sulphite|||1|cup=240;tbsp=15;can=400;ml=1.01|Canned & jars|Pantry|403 13.5 fl oz can;404 400 ml can|4.5||||68.95 0.71 0.98 7.47 - - 6.62 7.15 8.25 1.16 77 0.35
macapuno||sulphite||added-sugar|1|cup=300;tbsp=19;jar=340|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|12||14||294.75 1.5 41.85 15.07 4.05 37.73 13.37 10.15 7.25 1.11 160.9 1.49
maple-syrup|||||1|cup=315;tbsp=20;tsp=6.7;ml=1.33|Canned & jars|Pantry|330 330 g bottle;332 250 ml bottle;472 12 fl oz bottle|24||||260 0.04 67.04 0.06 0 60.46 0.01 12 102 0.11 212 0
marinara-sauce||milk celery||processed|1|cup=264;tbsp=16.5;jar=680|Canned & jars|Pantry|350 350 g jar;500 500 g jar;680 24 oz jar|4.08|P|||50 1.39 7.43 1.61 1.8 4.91 0.22 437 26 0.73 320 2
mincemeat-sweet||tree_nut wheat gluten sulphite|meat|added-sugar processed alcohol|1|tbsp=20;tsp=7;cup=300;jar=411|Canned & jars|Pantry|411 411 g jar;765 27 oz jar|7||30||312.7 1.5 60.43 9.22 2.45 51.82 2.28 15.58 43.29 1.1 386.47 2.19
mole-sauce||milk tree_nut peanut wheat gluten soy sesame||processed|1|cup=250;tbsp=16|Canned & jars|Pantry|234 8.25 oz jar;250 250 g jar|14||||75 0.98 10.8 3.82 1 7.1 1.88 493 10 0.92 127 0.3
mushrooms-canned|||||1|cup=156;can=132;cup piece=156;slice=4;piece=12;small=7;medium=12;large=16|Canned & jars|Pantry|113 4 oz can;170 290 g can|8.5||||25 1.87 5.09 0.29 2.4 2.34 0.04 425 11 0.79 129 0
mushrooms-porcini-dried||sulphite|||1|cup=25;piece=3;tbsp=3|Canned & jars|Pantry|28 1 oz bag;30 30 g bag|150||||296 9.58 75.37 0.99 11.5 2.21 0.23 13 11 1.72 1534 3.5
nata-de-coco||sulphite||added-sugar|1|cup=240;jar=340;tbsp=15|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|9||14||69.66 0 18 0 0 17.96 0 3.46 2.64 0.01 0.36 0
olives-black||sulphite|||1|piece=3.8;cup=135;tbsp=8.5;slice=0.8;large=4.4|Canned & jars|Pantry|120 200 g jar;170 340 g jar;170 6 oz can|13.14|E|30||81 0.97 5.61 6.87 2.5 0 0.91 735 94 3.32 9 1.5
olives-green||sulphite|||1|piece=2.7;cup=135;tbsp=8.5|Canned & jars|Pantry|120 200 g jar;170 340 g jar;170 6 oz can|33.63|P|30||145 1.03 3.84 15.32 3.3 0.54 2.03 1556 52 0.49 42 0
orange-marmalade||sulphite||added-sugar|1|cup=320;tbsp=20|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|8.56|P|||246 0.3 66.3 0 0.7 60 0 56 38 0.15 37 4.8
palm-nut-concentrate||sulphite||refined-oil processed|1|cup=240;can=800;tbsp=15|Canned & jars|Pantry|400 400 g can;800 800 g can|6||3||278.8 0.44 3.24 30.11 1.16 1.32 14.85 3.2 11.3 0.56 82.4 1.68
peaches-canned-in-juice|||||1|cup=250;cup half or sliced=248;piece=98;can=250|Canned & jars|Pantry|250 400 g can;350 20 oz can|5.53|E|||44 0.63 11.57 0.03 1.3 10.27 0 4 6 0.27 128 3.6
peperoncini||sulphite|||1|piece=10;cup=136|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9||||22 0.8 4.56 0.4 2.6 1.6 0.06 1430 61 0.32 113 12.3
pickled-onions||mustard sulphite|||1|piece=9;tbsp=12|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9||||35 0.89 8.45 0.06 1.7 3.81 0.01 10 36 0.46 142 8
pimento||sulphite|||1|tbsp=12;cup=192|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9||||23 1.1 5.1 0.3 1.9 2.71 0.04 14 6 1.68 158 84.9
pineapple-canned-in-juice|||||1|cup=249;slice=47;can=250;ring=47|Canned & jars|Pantry|250 400 g can;350 20 oz can|4.06|E|||60 0.42 15.7 0.08 0.8 14.45 0.01 1 14 0.28 122 9.5
pizza-sauce||milk celery||processed|1|cup=252;tbsp=15.8|Canned & jars|Pantry|200 200 g jar;397 14 oz jar|4.08|p|||54 2.18 8.66 1.15 2 3.78 0.46 348 54 0.9 354 11.3
preserved-lemon||sulphite|||1|piece=60;tbsp=15|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|14||||25.52 0.97 8.2 0.26 2.46 2.2 0.04 3877.64 25.34 0.56 122.24 46.64
pumpkin-puree-canned|||||1|cup=245;can=425|Canned & jars|Pantry|425 15 oz can;425 425 g can|4.58|E|||34 1.1 8.09 0.28 2.9 3.3 0.15 5 26 1.39 206 4.2
quince-paste||sulphite||added-sugar|1|tbsp=20;tsp=7;slice=20;piece=20;cup=320|Canned & jars|Pantry|100;250|14||||36 0.32 9.48 0.14 3.6 5.88 0.04 4 7 0.18 225 146.4
red-cabbage-pickled||sulphite||added-sugar|1|cup=150;jar=680;can=440;tbsp=10|Canned & jars|Pantry|440 16 oz jar;680 24 oz jar|4||10||46 1.19 10.97 0.15 1.7 8.05 0.017 967 39 0.67 202 40.2
red-pepper-paste||wheat gluten soy sulphite||processed|1|tbsp=16;tsp=5.3;cup=260|Canned & jars|Pantry|370 370 g jar;680 24 oz jar|9||90||59.12 2.91 13.28 0.38 3.13 8.65 0.07 3137.32 25.76 1.95 676.56 54
roasted-red-peppers-jarred||sulphite|||1|cup=140;piece=70|Canned & jars|Pantry|260 350 g jar;280 12 oz jar|11.76|p|||18 0.8 3.9 0.3 1.2 - 0.04 1369 41 0.8 146 46.5
sauerkraut||sulphite|||1|cup=142|Canned & jars|Pantry|350 500 g jar;680 24 oz jar|3.63|E|30||19 0.91 4.28 0.14 2.9 1.78 0.03 661 30 1.47 170 14.7
seaweed-irish-moss||fish crustacean mollusc|||1|cup=30;tbsp=5;piece=3|Canned & jars|Pantry|50;57 2 oz;100|60||||49 1.51 12.29 0.16 1.3 0.61 0.03 67 72 8.9 63 3
sofrito||sulphite|meat|processed|1|cup=206;tbsp=15.6|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|8||||237 12.8 5.46 18.2 1.7 - - 1145 20 0.94 401 20.4
sour-pickles||mustard sulphite|||1|piece=65;tbsp=9;cup=155;pickle=65;cucumber=65|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8||||11 0.33 2.26 0.2 1.2 1.06 0.05 1208 0 0.4 23 1
sunflower-seed-butter||tree_nut peanut|||1|tbsp=16;cup=256|Canned & jars|Pantry|340 340 g jar;454 16 oz jar|13||||617 17.28 23.32 55.2 5.7 10.54 4.68 3 64 4.12 576 2.7
taco-shells||wheat gluten||grain refined-oil processed|1|piece=13.3;medium=13.3;large=21|Canned & jars|Pantry|160 pack of 12|11.86|P|||476 6.41 63.49 21.79 6.7 1.5 7.11 324 100 1.64 231 0
tomato-paste|||||1|cup=264;tbsp=16;can=170|Canned & jars|Pantry|140 140 g can;170 6 oz can;200 200 g tube|4.08|p|||82 4.32 18.91 0.47 4.1 12.18 0.1 59 36 2.98 1014 21.9
tomato-puree-passata|||||1|cup=250;can=411;tbsp=15.6;packet=500;jar=680|Canned & jars|Pantry|500 500 g carton;680 24 oz jar;700 700 g jar|2.63|e|||38 1.65 8.98 0.21 1.9 4.83 0.03 28 18 1.78 439 10.6
tomato-sauce-canned|||||1|cup=245;can=425|Canned & jars|Pantry|227 8 oz can;400 400 g can;425 15 oz can|2.63|e|||24 1.2 5.31 0.3 1.5 3.56 0.04 474 14 0.96 297 7
tomatoes-canned-crushed|||||1|cup=242;can=400|Canned & jars|Pantry|400 400 g can;411 14.5 oz can;794 28 oz can;800 800 g can|2.63|E|||32 1.64 7.29 0.28 1.9 4.4 0.04 186 34 1.3 293 9.2
tomatoes-canned-diced|||||1|cup=245;can=400|Canned & jars|Pantry|400 400 g can;411 14.5 oz can;794 28 oz can;800 800 g can|2.63|E|||18 0.84 3.32 0.5 - 2.99 - 125 30 0.57 198 -
tomatoes-canned-whole|||||1|cup=240;tbsp=15;can=400;piece=111;small=82;medium=111;large=164|Canned & jars|Pantry|400 400 g can;411 14.5 oz can;794 28 oz can;800 800 g can|2.63|E|||16 0.79 3.47 0.25 1.9 2.55 0.03 115 33 0.57 191 12.6
umeboshi||sulphite|||1|piece=10;tbsp=15|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|40||||35.88 0.55 8.91 0.22 1.09 7.74 0.02 4651.36 7.86 0.17 123.42 7.41
water-chestnuts-canned|||||1|cup=140;can=140;piece=8|Canned & jars|Pantry|140 225 g can;140 8 oz can|8.5||||50 0.88 12.3 0.06 2.5 2.46 0.02 8 4 0.87 118 1.3
beef-stock-homemade|celery||meat||1|cup=240;ml=1|Chilled & plant-based|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|3||4||13 1.97 1.2 0.09 0 0.54 0.04 198 8 0.27 185 0
chicken-stock-homemade|celery||poultry||1|cup=240;ml=1|Chilled & plant-based|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|3||4||36 2.52 3.53 1.2 0 1.58 0.32 143 3 0.21 105 0.2
potato-salad|egg mustard|milk soy celery sulphite|egg|starchy refined-oil processed|1|cup=250|Chilled & plant-based|Pantry|250;340 12 oz;400|7||7||143 2.68 11.17 8.2 1.3 - 1.43 529 19 0.65 254 10
fresh-egg-noodles|egg wheat gluten|milk soy sesame|egg|grain|1|cup=140;nest=125;packet=200;piece=125;serving=125|Chilled & plant-based|Pantry|300 300 g pack;400 400 g pack;454 1 lb|6||7||288 11.31 54.73 2.3 - - 0.33 26 15 3.35 179 0
fresh-pasta|egg wheat gluten|soy|egg|grain|1|cup=90;sheet=25|Chilled & plant-based|Pantry|250;255 9 oz;400|9||5||288 11.31 54.73 2.3 - - 0.33 26 15 3.35 179 0
meat-ravioli|egg wheat gluten|milk soy celery|meat|grain processed|1|cup=125;piece=10|Chilled & plant-based|Pantry|250;340 12 oz;400|11||5||190 12.59 17.7 7.42 0.6 0.2 2.7 770 32 2.29 148 0.1
meat-tortellini|egg wheat gluten|milk soy celery|meat|grain processed|1|cup=125;piece=10|Chilled & plant-based|Pantry|250;340 12 oz;400|11||5||191 12.12 18.04 7.72 0.6 0.18 2.62 434 67 1.84 135 0
pasta-spinach-fresh|egg wheat gluten|milk soy|egg|grain|1|cup=125;piece=10|Chilled & plant-based|Pantry|250;340 12 oz;400|8||5||289 11.26 55.72 2.1 - - 0.48 27 43 3.3 272 0
wonton-wrappers|egg wheat gluten|soy|egg|grain|1|piece=8;roll=24|Chilled & plant-based|Pantry|340 12 oz;340|7||10||291 9.8 57.9 1.5 1.8 - 0.26 572 47 3.36 82 0
fish-stock|fish celery|crustacean mollusc wheat gluten|fish||1|cup=233;ml=1|Chilled & plant-based|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|5||4||16 2.26 0 0.81 0 0 0.2 156 3 0.01 144 0.1
shellfish-stock|fish crustacean mollusc celery|wheat gluten|crustacean||1|cup=233;ml=1|Chilled & plant-based|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|6||4||16 2.26 0 0.81 0 0 0.2 156 3 0.01 144 0.1
taramasalata|fish wheat gluten|milk egg soy|fish|processed|1|tbsp=15;cup=246|Chilled & plant-based|Pantry|250;340 12 oz;400|14||7||450.9 6.71 13.35 42.14 0.71 1.67 5.99 141.8 41.55 1.25 86.4 7.07
cheese-ravioli|milk egg wheat gluten|soy|dairy|grain processed animal-rennet|1|cup=125;piece=10|Chilled & plant-based|Pantry|250;340 12 oz;400|10||5||173 7.39 21.73 6.25 0.7 0.22 3.14 646 99 1.69 129 0
cheese-tortellini|milk egg wheat gluten|soy|dairy|grain processed animal-rennet|1|cup=125;piece=10|Chilled & plant-based|Pantry|250;340 12 oz;400|10||5||236 10.38 36.15 5.56 1.5 0.73 2.77 156 111 0.86 21 0
mashed-potatoes-ready|milk|soy|dairy|starchy processed|1|cup=230|Chilled & plant-based|Pantry|250;340 12 oz;400|6||7||106 1.97 13.29 5.01 1.9 1.76 2.63 298 34 0.27 274 0.1
queso-dip|milk|egg wheat gluten soy|dairy|processed|1|tbsp=15;cup=250|Chilled & plant-based|Pantry|250;340 12 oz;400|9||7||143 3.14 11.14 9.51 0.7 1.95 2.49 796 98 0.14 105 0.4
tzatziki|milk|sulphite|dairy||1|tbsp=15;cup=246|Chilled & plant-based|Pantry|250;340 12 oz;400|10||7||99.66 6.53 4.02 6.53 0.15 3.23 2.11 412.81 76.08 0.11 139.57 1.01
baba-ganoush|sesame|milk tree_nut sulphite|||1|tbsp=15;cup=246|Chilled & plant-based|Pantry|250;340 12 oz;400|12||7||162 4.26 9.56 13.25 4.1 2.81 1.9 219 97 2.08 265 7.1
hummus-homemade|sesame|||pulse|1|tbsp=15;cup=246|Chilled & plant-based|Pantry|250;340 12 oz;400|8||7||177 4.86 20.12 8.59 4 0.27 1.14 242 49 1.56 173 7.9
toum|soy|egg sulphite||pulse refined-oil|1|tbsp=14;tsp=4.7;cup=224|Chilled & plant-based|Pantry|200;227 8 oz|16||14||592 1.81 9.88 62.2 0.615 0.507 9.73 392 51.5 0.517 122 12.2
crescent-dough|wheat gluten|milk egg soy||grain processed|1|piece=28;can=226;packet=226|Chilled & plant-based|Pantry|250;340 12 oz;400|9||7||406 8.2 45.8 21 2.6 11.26 11.66 467 37 2.03 118 0.2
empanada-wrappers|wheat gluten|milk egg soy|meat|grain processed|1|piece=32;disc=32;packet=330|Chilled & plant-based|Pantry|330 pack of 10|7||21||445 2.97 51.11 25.46 1.8 - 9.6 409 10 1.02 73 -
mandarin-pancakes|wheat gluten|soy sesame||grain|1|piece=12|Chilled & plant-based|Pantry|120 pack of 10|14||7||306 8.2 49.38 7.99 3.5 3.71 2.92 736 146 3.63 125 0
pie-crust-refrigerated|wheat gluten|milk egg soy|meat|grain processed|1|piece=200|Chilled & plant-based|Pantry|320;400 14.1 oz|8.5||21||445 2.97 51.11 25.46 1.8 - 9.6 409 10 1.02 73 -
pizza-dough|wheat gluten|milk soy||grain|1|piece=400;cup=200|Chilled & plant-based|Pantry|250;340 12 oz;400|6||7||249 8.77 35.82 7.89 1.8 1.75 0.88 561 35 3.16 114 0
potato-gnocchi|wheat gluten|milk egg soy||grain starchy processed|1|cup=150|Chilled & plant-based|Pantry|250;340 12 oz;400|7||5||135 2.44 17.2 6.33 1 0.99 3.42 279 22 0.83 139 1.9
sourdough-starter|wheat gluten|||grain|1|cup=227;tbsp=15|Chilled & plant-based|Pantry|250;340 12 oz;400|2||7||182 5.17 38.16 0.49 1.35 0.14 0.07 3 9 2.32 53.5 0
spring-roll-wrappers|wheat gluten|milk egg soy||grain|1|piece=20;sheet=20|Chilled & plant-based|Pantry|250;340 12 oz;400|8||7||291 9.8 57.9 1.5 1.8 - 0.26 572 47 3.36 82 0
bean-dip||milk wheat gluten soy||pulse refined-oil processed|1|tbsp=18;cup=246|Chilled & plant-based|Pantry|250;340 12 oz;400|8||7||119 5.44 15.89 3.7 4.9 0.99 0.53 443 26 1.6 368 0.6
dosa||wheat gluten||grain pulse|1|piece=60|Chilled & plant-based|Pantry|250;340 12 oz;400|9||7||210 5.7 37.04 4.05 1.8 0.3 0.59 309 16 2.19 104 0.3
idli-dosa-batter||wheat gluten||grain pulse|1|piece=39;cup=240|Chilled & plant-based|Pantry|250;340 12 oz;400|7||7||128 6.36 24.98 0.35 5.8 1.85 0.06 252 10 0.89 233 0.2
masa-dough||wheat gluten||grain|1|cup=240;ball=30;piece=30;tbsp=15|Chilled & plant-based|Pantry|454 1 lb;907 2 lb|3||5||163.35 3.81 34.47 1.66 2.88 0.72 0.24 4.45 63.75 3.83 117.9 0
shirataki-noodles||soy||processed|1|packet=200;cup=125;block=250;piece=250|Chilled & plant-based|Pantry|200;227 8 oz|12||14||9.96 0.138 2.32 0.015 2.32 0 0.0018 7.63 11.7 0 0 0
tteok||wheat gluten||grain|1|cup=150;piece=15|Chilled & plant-based|Pantry|250;340 12 oz;400|9||7||239.8 4.47 52.21 0.71 1.12 0.09 0.2 1 13 1.3 57.8 0
yeast-fresh||wheat gluten|||1|cube=17;tsp=5|Chilled & plant-based|Pantry|250;340 12 oz;400|12||7||105 8.4 18.1 1.9 8.1 0 0.24 30 19 3.25 601 0.1
lard|||meat||1|cup=205;tbsp=12.8;tsp=4.3|Dairy & eggs|Pantry|250;454 1 lb|7||90||902 0 0 100 0 0 39.2 0 0 0 0 0
white-wine-or-broth|celery sulphite|milk egg fish wheat gluten soy mustard|poultry|processed alcohol|1|cup=235;tbsp=14.7;floz=29.5;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|12||||82 0.07 2.6 0 0 0.96 0 5 9 0.27 71 0
beer|gluten|fish wheat sulphite||grain alcohol|1|floz=29.7;can=356;cup=237.6;ml=1|Drinks|Pantry|330 330 ml bottle;355 12 fl oz can;355 355 ml can|4||||43 0.46 3.55 0 0 0 0 4 4 0.02 27 0
kvass|gluten|wheat||grain added-sugar|1|cup=240;glass=240;ml=1|Drinks|Pantry|500 500 ml bottle;1000 1 L bottle|3||10||37 0.21 8.05 0.12 0 8.05 0.02 13 7 0.06 8 0.5
non-alcoholic-beer|gluten|wheat sulphite||grain|1|cup=237;tbsp=15;ml=1|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|3||||37 0.21 8.05 0.12 0 8.05 0.02 13 7 0.06 8 0.5
cocoa-mix|milk|tree_nut wheat gluten soy|dairy|added-sugar processed|1|tbsp=9;tsp=3;sachet=28;cup=140|Drinks|Pantry|280 10 packets;300|12||||398 6.67 83.7 4 3.7 65.5 2.38 504 133 1.19 712 0.2
irish-cream|milk|soy|dairy|added-sugar alcohol|1|cup=235;tbsp=14.7;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|24||||327 2.8 20.9 15.7 0 19.76 9.66 92 16 0.13 32 0.2
cooking-wine|sulphite|milk egg fish||processed alcohol|1|tsp=4.9;floz=29;cup=232;ml=0.98|Drinks|Pantry|363 370 ml bottle;464 16 fl oz bottle|6||||50 0.5 6.3 0 0 1.55 0 626 9 0.4 88 0
dry-sherry|sulphite|milk egg fish||added-sugar alcohol|1|cup=235;tbsp=14.7;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|14||||152 0.2 11.67 0 0 1.09 0 9 8 0.24 92 0
marsala-wine|sulphite|milk egg fish||added-sugar alcohol|1|cup=235;tbsp=14.7;floz=29.5;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|14|||1|160 0.2 13.69 0 0 7.78 0 9 8 0.24 92 0
port-wine|sulphite|milk egg fish||added-sugar alcohol|1|cup=235;tbsp=14.7;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|16||||160 0.2 13.69 0 0 7.78 0 9 8 0.24 92 0
red-wine|sulphite|milk egg fish||alcohol|1|floz=29.4;cup=235.2;ml=0.99;tbsp=14.7;glass=150|Drinks|Pantry|742 750 ml bottle|13.83|B|5||85 0.07 2.61 0 0 0.62 0 4 8 0.46 127 0
rose-wine|sulphite|milk egg fish||alcohol|1|cup=235;tbsp=14.7;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|14||||83 0.36 3.8 0 0 3.8 0 5 10 0.2 59 0
sparkling-wine|sulphite|milk egg fish||alcohol|1|cup=235;tbsp=14.7;floz=29.5;ml=0.99;bottle=740;glass=125|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|16|||1|82 0.07 2.6 0 0 0.96 0 5 9 0.27 71 0
vermouth|sulphite|milk egg fish||added-sugar alcohol|1|cup=235;tbsp=14.7;floz=29.5;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|14|||1|152 0.2 11.67 0 0 1.09 0 9 8 0.24 92 0
white-wine|sulphite|milk egg fish||alcohol|1|floz=29.4;cup=235.2;ml=0.99;tbsp=14.7;glass=150|Drinks|Pantry|742 750 ml bottle|13.83|B|5||82 0.07 2.6 0 0 0.96 0 5 9 0.27 71 0
amaretto|tree_nut|milk sulphite||added-sugar alcohol|1|cup=250;tbsp=15.5;floz=31;ml=1.05|Drinks|Pantry|735 700 ml bottle;787 750 ml bottle|26|||1|371 0 41.6 0.3 0 41.6 0.014 5 0 0.07 0 0
shaoxing-wine|wheat gluten|sulphite||grain alcohol|1|floz=29.1;cup=232.8;ml=0.98|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|8||||134 0.5 5 0 0 0 0 2 5 0.1 25 0
apple-juice||sulphite|||1|cup=248;floz=31;ml=1.04|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|1.95|E|7||46 0.1 11.3 0.13 0.2 9.62 0.02 4 8 0.12 101 0.9
black-tea-brewed|||||1|cup=237;floz=29.67;ml=1;packet=237;sachet=237|Drinks|Pantry|4000 pack of 20|0.75|||1|1 0 0.3 0 0 0 0 3 0 0.02 37 0
brandy||sulphite||alcohol|1|cup=224;tbsp=14;floz=28;ml=0.95|Drinks|Pantry|665 700 ml bottle;712 750 ml bottle|26|||1|231 0 0 0 0 0 0 1 0 0.04 2 0
chamomile-tea|||||1|cup=237;tbsp=15;ml=1;packet=237;sachet=237|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|0.8||||1 0 0.2 0 0 0 0 1 2 0.08 9 0
club-soda|||||1|floz=29.6;can=474;cup=236.8;ml=1|Drinks|Pantry|1000 1 l bottle;1000 33.8 fl oz bottle|1.42|P|||0 0 0 0 0 0 0 21 5 0.01 2 0
coconut-water|||||1|cup=245;ml=1|Drinks|Pantry|330 330 ml carton;500 16.9 fl oz carton;1000 1 l carton|5.62|P|4||18 0.22 4.24 0 0 3.92 0 26 7 0.03 165 9.9
coffee-brewed|||||1|cup=237;floz=29.67;ml=1|Drinks|Pantry|4000 250 g packet;5400 12 oz packet|1.25|||1|1 0.12 0 0.02 0 0 0 2 2 0.01 49 0
coffee-decaf|||||1|cup=237;tbsp=15;ml=1|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1||||0 0.1 0 0 0 0 0 2 2 0.05 54 0
coffee-liqueur||milk tree_nut sulphite||added-sugar alcohol|1|cup=235;tbsp=14.7;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|26||||308 0.1 32.2 0.3 0 32.2 0.11 8 1 0.06 30 0
cola||||added-sugar processed|1|cup=246;can=370;ml=1.04|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.4||||42 0 10.36 0.25 0 9.94 0 3 1 0.02 5 0
cranberry-juice-unsweetened||sulphite|||1|cup=253;floz=31.6;ml=1.04|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|9||7||46 0.39 12.2 0.13 0.1 12.1 0.01 2 8 0.25 77 9.3
espresso|||||1|floz=29.6;cup=236.8;ml=1;shot=30|Drinks|Pantry|500 250 g packet|10|||1|9 0.12 1.67 0.18 0 0 0.09 14 2 0.13 115 0.2
fruit-liqueur||milk tree_nut sulphite||added-sugar alcohol|1|cup=250;tbsp=15.5;floz=31;ml=1.05|Drinks|Pantry|735 700 ml bottle;787 750 ml bottle|26|||1|371 0 41.6 0.3 0 41.6 0.014 5 0 0.07 0 0
gin||||alcohol|1|cup=235;tbsp=14.7;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|26||||263 0 0 0 0 0 0 2 0 0 0 0
ginger-ale||sulphite||added-sugar processed|1|cup=246;can=488;ml=1.04|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.6||||34 0 8.76 0 0 8.9 0 7 3 0.18 1 0
grape-juice||sulphite|||1|cup=253;floz=31.6;ml=1.04|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|2.31|E|7||60 0.37 14.77 0.13 0.2 14.2 0.03 5 11 0.25 104 0.1
green-tea-brewed|||||1|cup=245;floz=29.6;ml=1;packet=237;sachet=237|Drinks|Pantry|4000 pack of 20|0.75|||1|1 0.22 0 0 0 0 0 1 0 0.02 8 0.3
hard-cider||wheat gluten sulphite||alcohol|1|cup=240;floz=30;can=355;bottle=355;ml=1.01|Drinks|Pantry|505 500 ml bottle;355 12 fl oz can|5.5||||56 0 5.92 0 0 5.92 0 4 4 0.06 54 2.3
herbal-tea|||||1|cup=237;tbsp=15;ml=1;packet=237;sachet=237|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|0.8||||1 0 0.2 0 0 0 0 1 2 0.08 9 0
hibiscus-tea|||||1|cup=237;tbsp=15;ml=1;packet=237;sachet=237|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1||||0 0 0 0 0 0 0 4 8 0.08 20 0
horchata||milk tree_nut||grain added-sugar|1|cup=228;tbsp=15;ml=1|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|3||||54 0.48 11.52 0.71 0 9.36 - 14 18 0.01 34 -
iced-tea||sulphite||added-sugar|1|cup=237;tbsp=15;ml=1|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|2||||0 0 0 0 0 0 0 2 0 0 0 0
instant-coffee-powder|||||1|tsp=1|Drinks|Pantry|100 100 g jar;198 7 oz jar|55|||1|353 12.2 75.4 0.5 0 0 0.2 37 141 4.41 3535 0
kombucha|||||1|cup=237;tbsp=15;ml=1|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|5||||0 0 0 0 0 0 0 2 0 0 0 0
lemon-lime-soda||||added-sugar processed|1|cup=246;can=355;ml=1.04|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.4||||41 0.09 10.42 0 0 10.38 0 10 2 0.02 1 0
lemonade||sulphite||added-sugar|1|cup=248;floz=31;ml=1.03|Drinks|Pantry|1030 1 l bottle;1750 59 fl oz bottle|2||||40 0.07 10.4 0.04 0 9.98 0.006 4 4 0.16 15 3.9
oolong-tea|||||1|cup=237;tbsp=15;ml=1;packet=237;sachet=237|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|0.8||||1 0 0.15 0 0 0 0 3 1 0 12 0
orange-juice|||||1|cup=248;floz=31;fruit=86;ml=1.04|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|2.38|E|7||45 0.7 10.4 0.2 0.2 8.4 0.02 1 11 0.2 200 50
orange-liqueur||milk tree_nut sulphite||added-sugar alcohol|1|cup=250;tbsp=15.5;floz=31;ml=1.05|Drinks|Pantry|735 700 ml bottle;787 750 ml bottle|26|||1|371 0 41.6 0.3 0 41.6 0.014 5 0 0.07 0 0
orange-soda||sulphite||added-sugar processed|1|cup=246;can=496;ml=1.04|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.4||||48 0 12.3 0 0 - 0 12 5 0.06 2 0
pineapple-juice|||||1|cup=250;floz=31.3;ml=1.04|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|2.73|E|7||53 0.36 12.87 0.12 0.2 9.98 0.01 2 13 0.31 130 10
pomegranate-juice||sulphite|||1|cup=249;floz=31.4;ml=1.04|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|7.34|E|7||54 0.15 13.13 0.29 0.1 12.65 0.08 9 11 0.1 214 0.1
root-beer||||added-sugar processed|1|cup=246;can=493;ml=1.04|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.4||||41 0 10.6 0 0 10.6 0 13 5 0.05 1 0
rum||||alcohol|1|floz=28;cup=224;ml=0.95|Drinks|Pantry|665 700 ml bottle;712 750 ml bottle|18.6|P|||231 0 0 0 0 0 0 1 0 0.12 2 0
sake||||grain alcohol|1|floz=29.1;cup=232.8;ml=0.98|Drinks|Pantry|294 300 ml bottle;706 720 ml bottle|15||||134 0.5 5 0 0 0 0 2 5 0.1 25 0
soju||wheat gluten||alcohol|1|cup=235;tbsp=14.7;floz=29.5;ml=0.98|Drinks|Pantry|353 360 ml bottle;353 12 fl oz bottle|12|||1|103.95 0 0 0 0 0 0 2.65 1.65 0 0.45 0
tea-leaves|||||1|piece=2;bag=2;tsp=2;tbsp=5|Drinks|Pantry|80 40 bags;125|22|||1|1 0 0.3 0 0 0 0 3 0 0.02 37 0
tequila||||alcohol|1|cup=224;tbsp=14;floz=28;ml=0.95|Drinks|Pantry|665 700 ml bottle;712 750 ml bottle|26|||1|231 0 0 0 0 0 0 1 0 0.04 2 0
tomato-juice|||||1|cup=243;floz=30.33;ml=1.027|Drinks|Pantry|1027 1 l carton;1397 46 fl oz bottle|3.22|P|7||17 0.85 3.53 0.29 0.4 2.58 0.02 253 10 0.39 217 70.1
tonic-water||||added-sugar processed|1|cup=246;can=488;ml=1.04|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.8||||34 0 8.8 0 0 8.8 0 12 1 0.01 0 0
vodka||||alcohol|1|floz=28;cup=224;ml=0.95|Drinks|Pantry|665 700 ml bottle;712 750 ml bottle|17.55|P|||231 0 0 0 0 0 0 1 0 0.01 1 0
whiskey||||alcohol|1|cup=235;tbsp=14.7;ml=0.99|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|26||||250 0 0.1 0 0 0.1 0 0 0 0.02 1 0
pancakes-frozen|milk egg wheat gluten|soy|dairy|grain processed|1|piece=41|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|9||||233 5.23 37.75 6.83 1 8.32 1.16 461 78 5.67 90 0.3
waffles-frozen|milk egg wheat gluten|soy|dairy|grain processed|1|piece=35|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|9||||285 6.47 42.98 9.7 2.2 4.91 1.53 638 308 5.61 125 0
yorkshire-pudding|milk egg wheat gluten|soy|dairy|grain|1|piece=40;large=60;small=20;mini=10|Frozen|Pantry|220|8||||268 11.05 35.28 9.2 1.1 4.04 4.136 284 123 2.81 221 0
pao-de-queijo|milk egg||dairy|starchy animal-rennet|1|piece=25|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|14||||298.66 8.06 45.92 9 0.45 2.86 3.7 257.22 239.48 1.11 61.34 0
biscuits-buttermilk|milk wheat gluten|egg soy|dairy|grain processed|1|piece=60;tube=463;can=463;packet=463|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|7||||338 6.2 53.87 11.03 1.3 3.48 1.68 942 49 3.3 224 0
pierogi|milk wheat gluten|egg soy|dairy|grain starchy processed|1|piece=40|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8||||195 5.26 29.64 6.14 0.9 1.75 1.32 474 35 1.26 107 5.3
puff-pastry-butter|milk wheat gluten|egg|dairy|grain processed|1|sheet=245|Frozen|Pantry|320;375;397 14 oz|14||||425.56 5.06 35.12 29.65 1.24 0.15 18.25 393.14 16.29 2.14 57.94 0
gyoza|wheat gluten soy|milk egg fish crustacean mollusc sesame|meat|grain processed|1|piece=25|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|11||||113 6.9 11.07 4.6 1.2 2.3 1.44 368 23 0.62 237 6.9
sprouted-wheat-bread|wheat gluten soy|sesame||grain pulse|1|slice=38|Frozen|Pantry|600;680 24 oz|9.48|P|||188 13.16 33.88 0 5.3 2.63 0 474 0 1.89 198 0
bao-buns|wheat gluten|milk soy||grain|1|piece=50|Frozen|Pantry|300|8||||249.3 7.74 45.18 3.87 2.88 0.279 0.864 516.6 81.9 2.439 102.6 0
garlic-bread|wheat gluten|milk egg soy sesame||grain processed|1|slice=43|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|9||||350 8.36 41.72 16.61 2.5 3.69 5.28 544 27 3.05 103 0.2
onion-rings|wheat gluten|milk egg soy||grain refined-oil processed|1|piece=20|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|7||||258 3.15 30.53 14.1 1.8 - 4.53 246 46 0.93 190 4.6
phyllo-dough|wheat gluten|soy||grain|1|piece=19;sheet=19|Frozen|Pantry|270;454 16 oz;454|8||||299 7.1 52.6 6 1.9 0.18 1.47 483 11 3.21 74 0
puff-pastry-frozen|wheat gluten|milk||grain refined-oil processed|1|sheet=245|Frozen|Pantry|320;375;490 17.3 oz|8.5||||551 7.3 45.1 38.1 1.5 0.74 9.64 249 10 2.56 61 0
vegetable-dumplings|wheat gluten|milk egg soy sesame||grain processed|1|piece=25|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|11||||163 5.15 26.75 3.83 1.5 0.63 1.32 471 52 1.6 132 10.4
attieke||||starchy|1|cup=160|Frozen|Pantry|500 500 g bag;454 1 lb bag|7||||150.61 0.39 36.67 0.21 2.03 - - 7.81 33.05 1.68 82.99 -
lemonade-concentrate||sulphite||added-sugar|1|cup=293;tbsp=18.3;can=360;ml=1.24|Frozen|Pantry|360 12 fl oz can|7||||196 0.22 49.89 0.7 0.3 44.46 0.025 7 7 0.09 72 13.1
egg-noodles-cooked|egg wheat gluten||egg|grain|1|cup=160|Grains, pasta & rice|Pantry|250|6||||138 4.54 25.16 2.07 1.2 0.4 0.42 5 12 1.47 38 0
egg-noodles-dry|egg wheat gluten|soy|egg|grain|1|cup=38;nest=50;sheet=18;packet=250|Grains, pasta & rice|Pantry|250;340 12 oz;375|5||||384 14.16 71.27 4.44 3.3 1.88 1.18 21 35 4.01 244 0
lasagna-sheets-dry|egg wheat gluten||egg|grain|1|sheet=20;piece=20;packet=250|Grains, pasta & rice|Pantry|250;454 1 lb;500|4||||371 13.04 74.67 1.51 3.2 2.67 0.28 6 21 3.3 223 0
spinach-egg-noodles|egg wheat gluten|soy|egg|grain|1|cup=38|Grains, pasta & rice|Pantry|400;454 1 lb;500|6||||382 14.61 70.32 4.55 6.8 - 1.05 72 56 4.2 355 0
barley-hulled|gluten|wheat||grain|1|cup=184|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4||||354 12.48 73.48 2.3 17.3 0.8 0.48 12 33 3.6 452 0
corn-flakes|gluten|milk wheat||grain processed|1|cup=28|Grains, pasta & rice|Pantry|250;340 12 oz;400|9||||365 6.4 79.52 1.6 3.5 9.44 0.2 703 4 28.01 128 0
oat-bran|gluten|wheat||grain|1|cup=94;tbsp=5|Grains, pasta & rice|Pantry|400;454 16 oz|8.51|P|||246 17.3 66.22 7.03 15.4 1.45 1.33 4 58 5.41 566 0
oat-groats|gluten|wheat||grain|1|cup=156|Grains, pasta & rice|Pantry|500;510 18 oz;1000 1 kg;1191 42 oz|4||||389 16.89 66.27 6.9 10.6 - 1.22 2 54 4.72 429 0
oatmeal-cooked|gluten|wheat||grain|1|cup=234;tbsp=14.6|Grains, pasta & rice|Pantry|300 300 g pouch|6||||71 2.54 12 1.52 1.7 0.27 0.31 4 9 0.9 70 0
pearl-barley|gluten|wheat||grain|1|cup=200|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.17|p|||352 9.91 77.72 1.16 15.6 0.8 0.24 9 29 2.5 280 0
pearl-barley-cooked|gluten|wheat||grain|1|cup=157|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9||||123 2.26 28.22 0.44 3.8 0.28 0.09 3 11 1.33 93 0
rice-cereal|gluten|milk wheat soy||grain processed|1|cup=28|Grains, pasta & rice|Pantry|250;340 12 oz;400|10||||383 6.69 86.22 1.26 0.7 12.12 0.36 545 5 32.73 106 64.5
rolled-oats|gluten|wheat||grain|1|cup=81;tbsp=5;packet=28|Grains, pasta & rice|Pantry|500;510 18 oz;1000 1 kg;1191 42 oz|5.82|P|||379 13.15 67.7 6.52 10.1 0.99 1.11 6 52 4.25 362 0
rye-berries|gluten|wheat||grain|1|cup=169|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4||||338 10.34 75.86 1.63 15.1 0.98 0.2 2 24 2.63 510 0
steel-cut-oats|gluten|wheat||grain|1|cup=156|Grains, pasta & rice|Pantry|500;510 18 oz;1000 1 kg;1191 42 oz|5.82|p|||379.2 12.51 69.75 5.8 11.95 - - 0.31 51.34 3.8 375.9 -
toasted-oat-cereal|gluten|tree_nut wheat||grain added-sugar processed|1|cup=28|Grains, pasta & rice|Pantry|340 12 oz;400|11||||376 12.1 73.2 6.73 9.4 4.36 1.5 497 401 33.2 641 21.6
macaroni-cheese-mix|milk wheat gluten|egg soy|dairy|grain processed|1|cup=70;box=206;packet=206|Grains, pasta & rice|Pantry|206 7.25 oz box|7||||379 13.86 70.12 4.82 3.2 9.61 1.15 680 146 2.75 347 0.7
rice-wheat-flakes-cereal|milk wheat gluten|soy|dairy|grain added-sugar processed|1|cup=31|Grains, pasta & rice|Pantry|340 12 oz;400|12||||377 17.79 73.4 1.79 1.4 12.69 0.4 667 23 28 53 68
tarhana|milk wheat gluten|egg celery|dairy|grain|1|cup=140;tbsp=9|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6||||342 12.29 75.87 1.33 12.5 0.41 0.23 17 35 2.46 410 0
edamame-pasta|soy|wheat gluten||pulse|1|cup=95|Grains, pasta & rice|Pantry|227 8 oz;250|14||||372 49.81 30.63 8.9 16 9.33 1.29 9 285 8.2 2090 0
granola|tree_nut gluten|milk peanut wheat soy sesame|honey|grain added-sugar processed|1|cup=122;tbsp=7.6|Grains, pasta & rice|Pantry|340 12 oz;400;500|13.58|P|||489 13.67 53.88 24.31 8.9 19.8 3.96 26 76 3.95 539 1.2
honey-nut-oat-cereal|tree_nut gluten|peanut wheat soy|honey|grain added-sugar processed|1|cup=37|Grains, pasta & rice|Pantry|340 12 oz;400|11||||376 8.85 79.69 5 7.1 32.89 0.53 566 425 20.58 412 21.4
ramen-noodles|wheat gluten soy|milk egg fish crustacean mollusc sesame celery mustard|meat|grain refined-oil processed|1|packet=85;block=85|Grains, pasta & rice|Pantry|400;454 1 lb;500|7||||440 10.17 60.26 17.59 2.9 1.98 8.12 1855 21 4.11 181 0.3
sweetened-cereal|wheat gluten soy|milk egg tree_nut peanut|honey|grain added-sugar processed|1|cup=29|Grains, pasta & rice|Pantry|340 12 oz;400|11||||375 5.3 88 3.4 9.3 41.7 1.8 469 10 15.5 117 52
all-bran|wheat gluten|milk||grain added-sugar processed|1|cup=62|Grains, pasta & rice|Pantry|250;340 12 oz;400|10||||259 13.14 74.24 4.9 29.3 15.69 1.1 258 389 17.6 1020 20
bran-flakes|wheat gluten|milk||grain added-sugar processed|1|cup=40|Grains, pasta & rice|Pantry|250;340 12 oz;400|9||||361 9.65 75.03 2.42 20.5 15.27 0.19 585 19 28.1 121 23.1
bulgur|wheat gluten|||grain|1|cup=140|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6||||342 12.29 75.87 1.33 12.5 0.41 0.23 17 35 2.46 410 0
bulgur-cooked|wheat gluten|||grain|1|cup=182;tbsp=8.4|Grains, pasta & rice|Pantry|250 250 g pouch|9||||83 3.08 18.58 0.24 4.5 0.1 0.04 5 10 0.96 68 0
chow-mein-noodles|wheat gluten|egg soy sesame||grain refined-oil processed|1|nest=50;sheet=18;cup=56|Grains, pasta & rice|Pantry|250;340 12 oz;375|9||||475 8.11 72.8 15.43 3.7 5.71 2.23 1174 20 4.73 120 0
couscous|wheat gluten|||grain|1|cup=173|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6.5||||376 12.76 77.43 0.64 5 - 0.12 10 24 1.08 166 0
couscous-cooked|wheat gluten|||grain|1|cup=157|Grains, pasta & rice|Pantry|250 250 g pouch|9||||112 3.79 23.22 0.16 1.4 0.1 0.03 5 8 0.38 58 0
farina-cream-of-wheat|wheat gluten|||grain|1|cup=176;tbsp=10.9|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6||||369 10.6 78 0.5 1.9 - 0.08 3 14 1.5 94 0
farro-pearled|wheat gluten|||grain|1|cup=174|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8.5||||344 12.64 72.13 3.1 7.31 - - 0.84 25.94 3.19 385.4 -
freekeh-proxy-khorasan-wheat|wheat gluten|||grain|1|cup=186|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9||||337 14.54 70.58 2.13 11.1 7.84 0.2 5 22 3.77 403 0
kamut|wheat gluten|||grain|1|cup=186|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6||||337 14.54 70.58 2.13 11.1 7.84 0.2 5 22 3.77 403 0
muesli|wheat gluten|milk tree_nut peanut soy sesame sulphite||grain|1|cup=85|Grains, pasta & rice|Pantry|250;340 12 oz;400|9||||355 8.6 74.9 5.4 7.7 25.1 0.6 239 36 8.19 324 0.3
pasta-cooked|wheat gluten|||grain|1|cup=124;cup spaghetti packed=151;cup elbow not packed=120;cup elbow packed=132;cup penne=107;cup farfalle=107;cup rotini=107;cup shell=105;cup lasagne=116|Grains, pasta & rice|Pantry|250|6||||158 5.8 30.86 0.93 1.8 0.56 0.18 1 7 1.28 44 0
pasta-dry|wheat gluten|soy||grain|1|cup=91;cup macaroni=115;cup ditalini=115;cup elbow=115;cup penne=95;cup farfalle=81;cup rotini=96;cup shell=64;cup lasagna=90;sheet=18;cup orzo=170|Grains, pasta & rice|Pantry|454 1 lb;500;1000 1 kg|3.03|B|||371 13.04 74.67 1.51 3.2 2.67 0.28 6 21 3.3 223 0
soba-noodles-cooked|wheat gluten|||grain pseudo-grain|1|cup=114|Grains, pasta & rice|Pantry|250|6||||99 5.06 21.44 0.1 - - 0.02 60 4 0.48 35 0
soba-noodles-dry|wheat gluten|||grain pseudo-grain|1|bundle=90|Grains, pasta & rice|Pantry|250;269 9.5 oz|9||||336 14.38 74.62 0.71 - - 0.14 792 35 2.7 252 0
somen-noodles-dry|wheat gluten|egg||grain|1|bundle=90|Grains, pasta & rice|Pantry|300;397 14 oz|6||||356 11.35 74.1 0.81 4.3 - 0.12 1840 23 1.32 164 0
spelt|wheat gluten|||grain|1|cup=174|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7||||338 14.57 70.19 2.43 10.7 6.82 0.41 8 27 4.44 388 0
spelt-cooked|wheat gluten|||grain|1|cup=194|Grains, pasta & rice|Pantry|250 250 g pouch|9||||127 5.5 26.44 0.85 3.9 - - 5 10 1.67 143 0
spinach-pasta|wheat gluten|egg soy||grain|1|cup=100|Grains, pasta & rice|Pantry|400;454 1 lb;500|5||||372 13.35 74.81 1.57 10.6 2.72 0.23 36 58 2.13 376 0
udon-fresh|wheat gluten|egg soy||grain|1|cup=176;packet=200;block=200;piece=200;serving=200|Grains, pasta & rice|Pantry|200;300;400|6||7||131 4 27.5 0.18 - - 0.025 161 8 0.52 29 0
vermicelli-wheat|wheat gluten|egg soy||grain|1|cup=105;nest=50|Grains, pasta & rice|Pantry|400;454 1 lb;500|5||||371 13.04 74.67 1.51 3.2 2.67 0.28 6 21 3.3 223 0
wheat-barley-nuggets-cereal|wheat gluten|soy||grain processed|1|cup=116;tbsp=7.3|Grains, pasta & rice|Pantry|340 12 oz;400|10||||361 11.22 80.49 1.81 13 8.86 0.34 465 32 28 400 0.1
wheat-berries|wheat gluten|||grain|1|cup=192|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4||||327 12.61 71.18 1.54 12.2 0.41 0.27 2 29 3.19 363 0
wheat-biscuits|wheat gluten|milk||grain|1|cup=50;piece=20|Grains, pasta & rice|Pantry|250;340 12 oz;400|9||||358 11.88 73.85 1.68 13 0.27 0.15 2 22 1.17 148 0
wheat-bran|wheat gluten|||grain|1|cup=58;tbsp=5|Grains, pasta & rice|Pantry|400;454 16 oz|7.73|P|||216 15.55 64.51 4.25 42.8 0.41 0.63 2 73 10.57 1182 0
wheat-durum|wheat gluten|||grain|1|cup=192;tbsp=11.5|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4||||339 13.68 71.13 2.47 - - 0.45 2 34 3.52 431 0
wheat-germ|wheat gluten|||grain|1|cup=115;tbsp=7.2|Grains, pasta & rice|Pantry|400;454 16 oz|17.44|P|||360 23.15 51.8 9.72 13.2 - 1.67 12 39 6.26 892 0
wheat-squares-cereal|wheat gluten|tree_nut soy||grain processed|1|cup=63|Grains, pasta & rice|Pantry|340 12 oz;400|10||||345 9.8 82.2 1.8 12.2 10.3 0.4 570 213 30.6 369 12.8
whole-wheat-pasta-cooked|wheat gluten|||grain|1|cup=117|Grains, pasta & rice|Pantry|250|6||||149 5.99 30.07 1.71 3.9 0.75 0.24 4 13 1.72 96 0
whole-wheat-pasta-dry|wheat gluten|soy||grain|1|cup=91;cup elbow=122;cup penne=95;cup farfalle=81;cup rotini=96;cup shell=64;cup lasagne=90;cup orzo=170|Grains, pasta & rice|Pantry|454 1 lb;500;1000 1 kg|3.85|p|||352 13.87 73.37 2.93 9.2 2.74 0.43 6 29 3.62 434 -
amaranth||||pseudo-grain|1|cup=193|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|10||||371 13.56 65.25 7.02 6.7 1.69 1.46 4 159 7.61 508 4.2
amaranth-cooked||||pseudo-grain|1|cup=246|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|9||||102 3.8 18.69 1.58 2.1 - - 6 47 2.1 135 -
basmati-rice||||grain|1|cup=185|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.6||||365 7.13 79.95 0.66 1.3 0.12 0.18 5 28 0.8 115 0
black-bean-pasta||wheat gluten soy||pulse|1|cup=95|Grains, pasta & rice|Pantry|400;454 1 lb;500|10||||358 23.91 63.1 2.17 10.8 - 0.38 7 48 7.39 668 1.7
black-rice||||grain|1|cup=185|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8.5||||360.5 7.57 77.19 3.44 4.18 - - 0 14.4 1.12 255.6 -
broken-rice||||grain|1|cup=185|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3||||365 7.13 79.95 0.66 1.3 0.12 0.18 5 28 4.31 115 0
brown-rice-cooked||||grain|1|cup=202|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|6.5||||123 2.74 25.58 0.97 1.6 0.24 0.26 4 3 0.56 86 0
brown-rice-long-grain||||grain|1|cup=185|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.39|p|||367 7.54 76.25 3.2 3.6 0.66 0.59 5 9 1.29 250 0
brown-rice-medium-grain||||grain|1|cup=190|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.39||||362 7.5 76.17 2.68 3.4 - 0.54 4 33 1.8 268 0
buckwheat-cooked||wheat gluten||pseudo-grain|1|cup=168|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|9||||92 3.38 19.94 0.62 2.7 0.9 0.13 4 7 0.8 88 0
buckwheat-groats-kasha||wheat gluten||pseudo-grain|1|cup=164|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9||||346 11.73 74.95 2.71 10.3 - 0.59 11 17 2.47 320 0
cellophane-noodles-dry||||pulse starchy processed|1|cup=140;nest=50|Grains, pasta & rice|Pantry|170 6 oz;200|9||||351 0.16 86.09 0.06 0.5 0 0.02 10 25 2.17 10 0
chickpea-pasta||wheat gluten soy||pulse|1|cup=95|Grains, pasta & rice|Pantry|227 8 oz;250;400|10.5||||366.2 20.16 56.47 6.02 9.77 9.93 0.62 57.85 41.65 4.45 761.95 0
corn-grits||wheat gluten||grain|1|cup=156;tbsp=9.7|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.47|p|||371 8.8 79.6 1.2 1.6 0.64 0.15 1 2 1 137 0
cornmeal||wheat gluten||grain|1|cup=122|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.6||||362 8.12 76.89 3.59 7.3 0.64 0.51 35 6 3.45 287 0
fonio||wheat gluten||grain|1|cup=185;tbsp=11.6|Grains, pasta & rice|Pantry|284 10 oz bag;454 1 lb bag;500 500 g bag|10||||377 7.17 81.31 1.69 2.2 - - 2.97 11.65 2.66 43.79 -
fresh-rice-noodles||wheat gluten||grain|1|cup=176;packet=454|Grains, pasta & rice|Pantry|454 1 lb;500|5||4||108 1.79 24.01 0.2 1 0.03 0.02 19 4 0.14 4 0
garri||||starchy|1|cup=150;tbsp=9.4|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag|5||||358.6 0.92 87.31 0.49 4.83 - - 13.08 74.55 3.99 197.6 -
gluten-free-buckwheat||||pseudo-grain|1|cup=164|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|16.2||||346 11.73 74.95 2.71 10.3 - 0.59 11 17 2.47 320 0
gluten-free-corn-pasta-dry||soy||grain|1|cup=105|Grains, pasta & rice|Pantry|340 12 oz;400;500|6.5||||357 7.46 79.26 2.08 11 - 0.29 3 4 0.93 294 0
gluten-free-grits||||grain|1|cup=156;tbsp=9.7|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.45||||371 8.8 79.6 1.2 1.6 0.64 0.15 1 2 1 137 0
gluten-free-millet||||grain|1|cup=200|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.73||||378 11.02 72.85 4.22 8.5 - 0.72 5 8 3.01 195 0
gluten-free-pasta-rice||soy||grain|1|cup=105|Grains, pasta & rice|Pantry|400;454 1 lb;500|8||||357 7.46 79.26 2.08 11 - 0.29 3 4 0.93 294 0
gluten-free-polenta||||grain|1|cup=157|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6.3||||370 7.11 79.45 1.75 3.9 1.61 0.22 7 3 4.36 142 0
gluten-free-rolled-oats||||grain|1|cup=81;tbsp=5|Grains, pasta & rice|Pantry|450 450 g bag;907 32 oz bag;1000 1 kg bag|7.5||||379 13.15 67.7 6.52 10.1 0.99 1.11 6 52 4.25 362 0
glutinous-rice||||grain|1|cup=185|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7.27|p|||370 6.81 81.68 0.55 2.8 - 0.11 7 11 1.6 77 0
glutinous-rice-cooked||||grain|1|cup=174|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9||||97 2.02 21.09 0.19 1 0.05 0.04 5 2 0.14 10 0
grits-cooked||wheat gluten||grain|1|cup=257;tbsp=16|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9||||71 1.71 14.76 0.46 0.8 0.12 0.07 2 1 0.57 27 0
idli-rava||||grain|1|cup=185;tbsp=12|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag|4||||365 7.13 79.95 0.66 1.3 0.12 0.18 5 28 4.31 115 0
instant-rice||||grain|1|cup=95;tbsp=11.5|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6||||380 7.82 82.32 0.94 1.9 0.05 0.15 10 22 6.3 27 0
jasmine-rice||||grain|1|cup=185|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.6||||365 7.13 79.95 0.66 1.3 0.12 0.18 5 28 0.8 115 0
millet||wheat gluten||grain|1|cup=200|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.63|p|||378 11.02 72.85 4.22 8.5 - 0.72 5 8 3.01 195 0
millet-cooked||wheat gluten||grain|1|cup=174|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|9||||119 3.51 23.67 1 1.3 0.13 0.17 2 3 0.63 62 0
mochi||wheat gluten soy||grain|1|piece=50;block=50|Grains, pasta & rice|Pantry|400;454 1 lb|10||||214.8 4.01 48.06 0.7 - - - 5.2 7.2 0.2 48 -
parboiled-rice||||grain|1|cup=185|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.45|b|||374 7.51 80.89 1.03 1.8 0.33 0.29 2 71 3.33 174 0
poha||wheat gluten||grain|1|cup=90|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5||||374 7.51 80.89 1.03 1.8 0.33 0.29 2 71 3.33 174 0
polenta-degermed-cornmeal||wheat gluten||grain|1|cup=157|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.5||||370 7.11 79.45 1.75 3.9 1.61 0.22 7 3 4.36 142 0
polenta-stiff-cooked||wheat gluten||grain|1|cup=240;tbsp=15;slice=60;serving=250|Grains, pasta & rice|Pantry|454 1 lb tube;500|6||7||108.6 2.44 23.07 1.08 2.19 0.19 0.15 13.3 3.9 1.03 86.1 0
puffed-rice-cereal||wheat gluten soy||grain processed|1|cup=14|Grains, pasta & rice|Pantry|340 12 oz;350|21.15|P|||402 6.3 89.8 0.5 1.7 - 0.13 3 6 31.7 113 0
quinoa||||pseudo-grain|1|cup=170|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9.5||||368 14.12 64.16 6.07 7 - 0.71 5 47 4.57 563 -
quinoa-cooked||||pseudo-grain|1|cup=185|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|6||||120 4.4 21.3 1.92 2.8 0.87 0.23 7 17 1.49 172 0
red-lentil-pasta||wheat gluten soy||pulse|1|cup=95|Grains, pasta & rice|Pantry|227 8 oz;250;400|10||||358 23.91 63.1 2.17 10.8 - 0.38 7 48 7.39 668 1.7
red-rice||||grain|1|cup=185|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7||||367 7.54 76.25 3.2 3.6 0.66 0.59 5 9 1.29 250 0
rice-noodles-cooked||||grain|1|cup=176|Grains, pasta & rice|Pantry|250|6||||108 1.79 24.01 0.2 1 0.03 0.02 19 4 0.14 4 0
rice-noodles-dry||||grain|1|cup=60;nest=50|Grains, pasta & rice|Pantry|200;397 14 oz;400|7||||364 5.95 80.18 0.56 1.6 0.12 0.15 182 18 0.7 30 0
rice-or-quinoa||||grain pseudo-grain|1|cup=180;tbsp=11|Grains, pasta & rice|Pantry|454 1 lb bag;907 2 lb bag|5||||365 7.13 79.95 0.66 1.3 0.12 0.18 5 28 4.31 115 0
rice-or-quinoa-cooked||||grain pseudo-grain|1|cup=165;tbsp=10|Grains, pasta & rice|Pantry|250 250 g pouch;227 8 oz pouch|9||5||130 2.69 28.17 0.28 0.4 0.05 0.08 1 10 1.2 35 0
rice-paper||sulphite||grain|1|piece=9;sheet=9|Grains, pasta & rice|Pantry|400;454 1 lb;500|12||||364 5.95 80.18 0.56 1.6 0.12 0.15 182 18 0.7 30 0
rice-squares-cereal||tree_nut wheat gluten soy||grain processed|1|cup=27|Grains, pasta & rice|Pantry|340 12 oz;400|11||||375 6.4 85.09 1.89 2 8 0.5 809 370 33.29 188 22.2
roasted-chana||wheat gluten soy||pulse|1|cup=150;tbsp=9.4;tsp=3|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag|5||||378 20.47 62.95 6.04 12.2 10.7 0.6 24 57 4.31 718 4
samp||wheat gluten||grain|1|cup=180;tbsp=11|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag|4||||371 8.8 79.6 1.2 1.6 0.64 0.15 1 2 1 137 0
sorghum-grain||wheat gluten||grain|1|cup=192|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7||||329 10.62 72.09 3.46 6.7 2.53 0.61 2 13 3.36 363 0
sushi-rice-cooked||||grain|1|cup=186|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9||||130 2.36 28.73 0.19 - - 0.05 0 1 1.46 26 0
teff||||grain|1|cup=193|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|10||||367 13.3 73.13 2.38 8 1.84 0.45 12 180 7.63 427 -
teff-cooked||wheat gluten||grain|1|cup=252|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|9||||101 3.87 19.86 0.65 2.8 - - 8 49 2.05 107 -
white-rice-cooked||||grain|1|cup=158;packet=250|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|6||||130 2.69 28.17 0.28 0.4 0.05 0.08 1 10 1.2 35 0
white-rice-long-grain||||grain|1|cup=185|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|2.45|B|||365 7.13 79.95 0.66 1.3 0.12 0.18 5 28 4.31 115 0
white-rice-medium-grain||||grain|1|cup=195|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|2.45|b|||360 6.61 79.34 0.58 1.4 - 0.16 1 9 4.36 86 0
white-rice-short-grain-sushi||||grain|1|cup=200|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.4||||358 6.5 79.15 0.52 2.8 - 0.14 1 3 4.23 76 0
wild-rice||||grain|1|cup=160|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|14||||357 14.73 74.9 1.08 6.2 2.5 0.16 7 21 1.96 427 0
wild-rice-cooked||||grain|1|cup=164|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9||||101 3.99 21.34 0.34 1.8 0.73 0.05 3 3 0.6 101 0
yam-flour||sulphite||starchy|1|cup=140;tbsp=8.8|Grains, pasta & rice|Pantry|680 1.5 lb bag;907 2 lb bag|7||||354 8.34 81.17 0.41 6.6 3.36 0.17 77 27 1.21 1098 81
pork-backfat|||meat||1|tbsp=13;cup=205|Meat|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8||7||812 2.92 0 88.69 0 0 32.21 11 2 0.18 65 0.1
pork-leaf-fat|||meat||1|tbsp=13;cup=205|Meat|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9||7||857 1.76 0 94.16 0 - 45.23 5 1 0.09 31 0
prawn-crackers|crustacean|fish mollusc wheat gluten soy|crustacean|starchy refined-oil processed|1|piece=3|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|18||||426 7.14 59.09 17.86 5.6 21.43 5.36 571 20 1.91 193 0
rye-crispbread|gluten|milk wheat sesame||grain|1|cup=55;piece=10;slice=10|Nuts, seeds & snacks|Pantry|250;255 9 oz|9||||366 7.9 82.2 1.3 16.5 1.07 0.14 410 31 2.43 319 0
candy-bar-peanut|milk egg peanut soy|tree_nut wheat gluten|dairy|added-sugar processed|1|piece=52;bar=52;mini=9|Nuts, seeds & snacks|Pantry|52 1 bar;260 pack of 5|16||||491 7.53 61.51 23.85 2.3 50.47 9.069 239 93 0.72 323 0.5
candy-bar-caramel|milk egg soy|tree_nut peanut wheat gluten|dairy|added-sugar processed|1|piece=52;bar=52;mini=8|Nuts, seeds & snacks|Pantry|52 1 bar;260 pack of 5|16||||456 4.01 71.17 17.23 1 59.69 12.016 167 115 0.49 124 0.7
lemon-curd|milk egg|sulphite|dairy|added-sugar|1|tbsp=18;tsp=6;cup=290|Nuts, seeds & snacks|Pantry|300 300 g jar;312 11 oz jar|11||||317 2.74 41.7 16.6 0.066 40.6 9.72 31 17.2 0.391 55.4 8.51
peanut-butter-cups|milk peanut soy|egg tree_nut wheat gluten|dairy|added-sugar processed|1|piece=17;mini=8|Nuts, seeds & snacks|Pantry|227 8 oz bag;298 10.5 oz bag|17||||515 10.24 55.36 30.53 3.6 47.17 10.73 357 78 1.21 343 0.3
candy-coated-chocolate|milk soy|egg tree_nut peanut wheat gluten|dairy|added-sugar processed|1|cup=208;piece=0.9;tbsp=13|Nuts, seeds & snacks|Pantry|150 5.3 oz bag;283 10 oz bag|14||||492 4.33 71.19 21.13 2.8 63.68 13.08 61 105 1.11 261 0.5
protein-bar|milk soy|egg tree_nut peanut wheat gluten sesame|dairy|added-sugar processed|1|piece=60;bar=60|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|28||||426 30 45 14 2 27 4.5 444 200 3.6 250 120
candy-cookie-bar|milk wheat gluten soy|egg tree_nut peanut|dairy|added-sugar processed|1|piece=25;bar=50;mini=10|Nuts, seeds & snacks|Pantry|50 1 bar;250 pack of 5|16||||502 4.91 64.8 24.85 1.1 48.25 18.96 198 106 0.81 186 0.6
candy-wafer-bar|milk wheat gluten soy|egg tree_nut peanut|dairy|added-sugar processed|1|piece=42;bar=42;stick=10.5;mini=8.4|Nuts, seeds & snacks|Pantry|42 1 bar;252 pack of 6|16||||518 6.51 64.59 25.99 1 48.68 17.953 54 125 1 231 0
malted-milk-balls|milk wheat gluten soy|egg tree_nut peanut|dairy|added-sugar processed|1|piece=2.1;cup=95|Nuts, seeds & snacks|Pantry|141 5 oz;135|15||||480.7 8.49 69.03 19.17 1.9 57.58 11.61 165.1 193.5 1.51 432.3 0.87
nacho-cheese-chips|milk|wheat gluten soy|dairy|grain refined-oil processed|1|cup=30;piece=2.5;handful=28;packet=262|Nuts, seeds & snacks|Pantry|150 150 g bag;262 9.25 oz bag|16||||519 7.36 60.81 27.42 5.1 2.59 3.876 691 137 1.16 223 0.4
rice-snack-mix|peanut wheat gluten soy|fish crustacean tree_nut sesame||grain refined-oil processed|1|cup=40;piece=5|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|12||||506 17.31 51.62 25.58 13.2 3 3.79 413 54 2.44 328 0.3
peanuts-dry-roasted|peanut|tree_nut||pulse|1|cup=146;tbsp=9;piece=1|Nuts, seeds & snacks|Pantry|200 200 g bag;227 8 oz bag|8.21|P|||587 24.35 21.26 49.66 8.4 4.9 7.72 6 58 1.58 634 0
peanuts-oil-roasted|peanut|tree_nut||pulse|1|cup=146;tbsp=9|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9||||563 25.19 16.54 48.75 8.5 3.95 6.43 10 89 2.55 690 0
peanuts-raw|peanut|tree_nut||pulse|1|cup=146;tbsp=9;piece=1|Nuts, seeds & snacks|Pantry|200 200 g bag;227 8 oz bag|6.27|P|||567 25.8 16.13 49.24 8.5 4.72 6.28 18 92 4.58 705 0
peanuts-spanish|peanut|tree_nut||pulse|1|cup=146;tbsp=9|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|8||||570 26.15 15.83 49.6 9.5 - 7.1 22 106 3.91 744 0
mixed-seeds|sesame|tree_nut peanut gluten|||1|tbsp=9;cup=140;tsp=3|Nuts, seeds & snacks|Pantry|200;227 8 oz;250|9||||567 22.8 19.1 49.1 11.1 1.75 5.97 11.8 230 7.79 693 1.22
sesame-seeds|sesame|tree_nut peanut|||1|cup=144;tbsp=9;tsp=3|Nuts, seeds & snacks|Pantry|100;113 4 oz;250|12|||1|573 17.73 23.45 49.67 11.8 0.3 6.96 11 975 14.55 468 0
sesame-seeds-toasted|sesame|tree_nut peanut|||1|cup=144;tbsp=9;tsp=3|Nuts, seeds & snacks|Pantry|100;113 4 oz;250|12|||1|565 16.96 25.74 48 14 - 6.72 11 989 14.76 475 0
soy-nuts|soy|tree_nut peanut||pulse|1|cup=93;piece=5|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|11||||449 43.32 28.98 21.62 8.1 - 3.13 2 140 3.95 1364 4.6
apples-dried|sulphite||||1|ring=6.4;cup=86|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|20||||243 0.93 65.89 0.32 8.7 57.19 0.05 87 14 1.4 450 3.9
apricots-dried|sulphite||||1|cup=130;piece=7;half=3.5|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|18.82|E|||241 3.39 62.64 0.51 7.3 53.44 0.02 10 55 2.66 1162 1
golden-raisins|sulphite||||1|cup=145;cup packed=165;tbsp=9;tbsp packed=10|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|9.81|e|||302 3.39 79.52 0.46 4 59.19 0.15 12 53 1.79 746 3.2
mango-dried|sulphite|||added-sugar|1|piece=10;cup=80;slice=10|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|25.31|E|||319 2.45 78.58 1.18 2.4 66.27 0.29 162 0 0.23 279 42.3
papaya-dried|sulphite|||added-sugar|1|cup=130|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|16||||319 2.45 78.58 1.18 2.4 66.27 0.29 162 0 0.23 279 42.3
peaches-dried|sulphite||||1|cup=160;half=13|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|18||||239 3.61 61.33 0.76 8.2 41.74 0.08 7 28 4.06 996 4.8
pears-dried|sulphite||||1|cup=180;half=18|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|22||||262 1.87 69.7 0.63 7.5 62.2 0.04 6 34 2.1 533 7
pineapple-dried|sulphite|||added-sugar|1|cup=130;ring=20|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|18||||319 2.45 78.58 1.18 2.4 66.27 0.29 162 0 0.23 279 42.3
granola-bar|tree_nut gluten soy|milk peanut wheat sesame||grain added-sugar processed|1|bar=24;piece=24|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|15||||471 10.1 64.4 19.8 5.3 28.57 2.37 294 61 2.95 336 0.9
oat-energy-bar|tree_nut gluten soy|milk peanut wheat sesame||grain added-sugar processed|1|bar=68;piece=68|Nuts, seeds & snacks|Pantry|340 pack of 5;408 pack of 6|24||||346 14.71 65.44 5.88 7.4 31.62 1.47 195 368 6.62 412 88.2
fruit-nut-bar|tree_nut peanut soy|milk wheat gluten sesame|honey|added-sugar processed|1|bar=40;piece=40|Nuts, seeds & snacks|Pantry|160 pack of 4;240 pack of 6|30||||486 13.8 44.3 31.9 6.4 22.6 3.83 46 115 3.08 460 0.1
mixed-nuts|tree_nut peanut|sesame||pulse|1|cup=131|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|19.72|P|||607 19.5 22.42 53.5 6.4 5 8.01 4 87 3.73 643 0.8
trail-mix|tree_nut peanut|milk wheat gluten soy sesame sulphite||added-sugar|1|cup=150|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|14||||462 13.8 44.9 29.4 - - 5.55 229 78 3.05 685 1.4
almonds|tree_nut|peanut|||1|cup=143;cup slivered=108;cup ground=95;cup sliced=92;piece=1.2;tbsp=9;cup flaked=92|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|25.95|P|||579 21.15 21.55 49.93 12.5 4.35 3.8 1 269 3.71 733 0
almonds-blanched|tree_nut|peanut|||1|cup=145;tbsp=9.1|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|25.95|p|||590 21.4 18.67 52.52 9.9 4.63 3.95 19 236 3.28 659 0
black-walnuts|tree_nut|peanut|||1|half=2;piece=4;cup=125;tbsp=7.8|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|30||||619 24.06 9.58 59.33 6.8 1.1 3.48 2 61 3.12 523 1.7
brazil-nuts|tree_nut|peanut|||1|cup=133;piece=5|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|34.46|P|||659 14.32 11.74 67.1 7.5 2.33 16.13 3 160 2.43 659 0.7
candied-pecans|tree_nut|milk egg peanut||added-sugar|1|cup=115;tbsp=7|Nuts, seeds & snacks|Pantry|113 4 oz bag;142 5 oz bag|28||||605.88 6.6 37.97 51.82 6.91 30.8 4.45 0.28 50.68 1.84 295.76 0.79
candied-walnuts|tree_nut|milk egg peanut||added-sugar|1|cup=115;tbsp=7|Nuts, seeds & snacks|Pantry|113 4 oz bag;142 5 oz bag|26||||579.24 10.97 37.87 46.95 4.82 29.82 4.41 1.72 70.84 2.11 318.08 0.94
candlenuts|tree_nut|peanut|||1|piece=3;cup=134;tbsp=8.4|Nuts, seeds & snacks|Pantry|100;113 4 oz|24||||718 7.91 13.82 75.77 8.6 4.57 12.06 5 85 3.69 368 1.2
cashews|tree_nut|peanut|||1|cup=137;piece=1.6|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|33.72|P|||553 18.22 30.19 43.85 3.3 5.91 7.78 12 37 6.68 660 0.5
cashews-roasted|tree_nut|peanut|||1|cup=137;tbsp=8.6;piece=1.6|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|25.18|P|||574 15.31 32.69 46.35 3 5.01 9.16 16 45 6 565 0
hazelnut-butter|tree_nut|peanut sesame|||1|tbsp=16;tsp=5.3;cup=256|Nuts, seeds & snacks|Pantry|170;250|40||||628 14.95 16.7 60.75 9.7 4.34 4.46 0 114 4.7 680 6.3
hazelnut-flour|tree_nut|peanut|||1|cup=90;tbsp=6|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|20||||628 14.95 16.7 60.75 9.7 4.34 4.46 0 114 4.7 680 6.3
hazelnuts|tree_nut|peanut|||1|cup=135;cup ground=75;cup chopped=115;piece=1.4|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|24.21|P|||628 14.95 16.7 60.75 9.7 4.34 4.46 0 114 4.7 680 6.3
macadamia-nuts|tree_nut|peanut|||1|cup=134;piece=2.6|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|48.46|P|||718 7.91 13.82 75.77 8.6 4.57 12.06 5 85 3.69 368 1.2
mixed-nuts-no-peanuts|tree_nut|peanut sesame|||1|cup=144|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|26||||607 17.86 25 50 7.1 5.21 7.14 143 130 5.18 714 0.6
pecans|tree_nut|peanut|||1|cup=109;cup half=99;piece=1.5;half=1.5|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|33.15|P|||691 9.17 13.86 71.97 9.6 3.97 6.18 0 70 2.53 410 1.1
pine-nuts|tree_nut|peanut|||1|cup=135;tbsp=8.6|Nuts, seeds & snacks|Pantry|50 50 g bag;57 2 oz bag;100 100 g bag|89.67|P|||673 13.69 13.08 68.37 3.7 3.59 4.9 2 16 5.53 597 0.8
pistachio-butter|tree_nut|peanut sesame|||1|tbsp=16;tsp=5.3;cup=256|Nuts, seeds & snacks|Pantry|170;200|60||||560 20.16 27.17 45.32 10.6 7.66 5.91 1 105 3.92 1025 5.6
pistachios|tree_nut|peanut|||1|cup=123;piece=0.7|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|34.74|P|||560 20.16 27.17 45.32 10.6 7.66 5.91 1 105 3.92 1025 5.6
walnuts|tree_nut|peanut|||1|cup=117;cup half=100;cup ground=80;cup shelled=100;cup piece=120;half=2;piece=4|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|23.41|P|||654 15.23 13.71 65.21 6.7 2.61 6.13 2 98 2.91 441 1.3
sesame-sticks|wheat gluten sesame|milk tree_nut soy||grain refined-oil processed|1|cup=40;piece=5|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|12||||541 10.9 46.5 36.7 2.8 0.19 6.48 1488 170 0.74 177 0
graham-crackers|wheat gluten|milk soy||grain added-sugar processed|1|cup=84;piece=15;small=7;large=15;sleeve=135|Nuts, seeds & snacks|Pantry|400;408 14.4 oz|10.7|P|||430 6.69 77.66 10.6 3.4 24.85 1.63 459 77 3.78 170 0
ice-cream-cones|wheat gluten|milk egg soy||grain added-sugar processed|1|piece=10;large=29|Nuts, seeds & snacks|Pantry|120 12 count|20||||402 7.9 84.1 3.8 1.7 25.66 0.573 298 44 4.43 145 0
matzo|wheat gluten|||grain|1|piece=28|Nuts, seeds & snacks|Pantry|300;450;454 16 oz|8.85|P|||395 10 83.7 1.4 3 0.29 0.23 0 13 3.16 112 0
papdi|wheat gluten|milk sesame||grain refined-oil processed|1|piece=5;cup=40|Nuts, seeds & snacks|Pantry|200 200 g bag;227 8 oz bag|9||||495.04 7.02 51.89 28.67 1.84 0.18 2.86 776.6 10.74 3.16 72.92 0
pita-chips|wheat gluten|milk soy sesame||grain refined-oil processed|1|cup=40;piece=5|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|14||||457 11.79 68.26 15.2 3.8 4.76 1.34 854 17 4.59 129 0
pretzels|wheat gluten|milk soy sesame||grain processed|1|cup=45;piece=6;mini=2;stick=1|Nuts, seeds & snacks|Pantry|200;250;454 16 oz|8.66|P|||384 10.04 80.39 2.93 3.4 2.21 0.39 1240 27 4.58 223 2.1
saltine-crackers|wheat gluten|milk soy sesame||grain processed|1|cup=70;piece=3;sleeve=113|Nuts, seeds & snacks|Pantry|300;454 16 oz|7.28|P|||418 9.46 74.05 8.64 2.8 1.29 1.65 941 19 5.57 152 0
stacked-potato-crisps|wheat gluten|milk soy||starchy refined-oil processed|1|piece=1.6;cup=26;can=158;packet=165|Nuts, seeds & snacks|Pantry|165;158|16||||545 4.62 55.38 35.28 2.9 0.76 8.643 400 17 0.8 637 1.2
tempura-scraps|wheat gluten|milk egg fish crustacean mollusc soy||grain refined-oil processed|1|cup=50;tbsp=3|Nuts, seeds & snacks|Pantry|80 80 g bag;113 4 oz bag|25||||536.64 6.2 45.79 36.59 1.62 0.16 5.72 1.36 9.12 2.8 64.2 0
banana-chips||sulphite||added-sugar refined-oil|1|cup=40;piece=5|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9||||519 2.3 58.4 33.6 7.7 35.34 28.97 6 18 1.25 536 6.3
beef-sticks||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|cup=40;piece=5|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|40||||550 21.5 5.4 49.6 - - 20.8 1531 68 3.4 257 6.8
blueberries-dried||sulphite||added-sugar|1|cup=160;tbsp=10|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|36||||317 2.5 80 2.5 7.5 67.5 0.2 3 19 0.9 214 23.8
cacao-nibs||milk tree_nut peanut|||1|tbsp=8;cup=120|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|28||||642 14.32 28.42 52.31 16.6 0.91 32.28 24 101 17.4 830 0
candied-fruit||sulphite||added-sugar processed|1|cup=160|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|14||||322 0.34 82.74 0.07 1.6 80.68 0.01 98 18 0.17 56 0
candied-ginger||sulphite||added-sugar processed|1|cup=160;tbsp=10;piece=15|Nuts, seeds & snacks|Pantry|100 100 g bag;150 150 g bag;227 8 oz bag|16||||322 0.34 82.74 0.07 1.6 80.68 0.01 98 18 0.17 56 0
cherries-dried||sulphite||added-sugar|1|cup=160|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|34.34|P|||333 1.25 80.45 0.73 2.5 67.15 0.15 13 38 0.68 376 19.3
chia-seeds||tree_nut peanut|||1|tbsp=10.3;cup=163;tsp=3.4|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|16.82|P|||486 16.54 42.12 30.74 34.4 - 3.33 16 631 7.72 407 1.6
corn-nuts||milk wheat gluten soy||grain refined-oil processed|1|cup=85;handful=28|Nuts, seeds & snacks|Pantry|113 4 oz;200|13||||446 8.5 71.86 15.64 6.9 0.61 2.43 564 9 1.67 278 0
cranberries-dried||sulphite||added-sugar|1|cup=160|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|12.49|E|||308 0.17 82.8 1.09 5.3 72.56 0.09 5 9 0.39 49 0.2
currants-dried-zante||sulphite|||1|cup=144;tbsp=9;tbsp packed=10|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|16.99|P|||283 4.08 74.08 0.27 6.8 67.28 0.03 8 86 3.26 892 4.7
dark-chocolate-70-85||milk tree_nut peanut soy||added-sugar|1|square=10;piece=10;cup=170;bar=100|Nuts, seeds & snacks|Pantry|99 3.5 oz;100|23.12|P|||598 7.79 45.9 42.63 10.9 23.99 24.49 20 73 11.9 715 -
dates-deglet-noor||sulphite|||1|cup=147;piece=7.1|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|14.13|E|||282 2.45 75.03 0.39 8 63.35 0.03 2 39 1.02 656 0.4
dates-medjool||sulphite|||1|piece=24;cup=150|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|14.13|e|||277 1.81 74.97 0.15 6.7 66.47 - 1 64 0.9 696 0
dates-pitted||wheat gluten sulphite|||1|cup=147;tbsp=9|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9||||282 2.45 75.03 0.39 8 63.35 0.03 2 39 1.02 656 0.4
figs-dried||sulphite|||1|cup=149;piece=8.4|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|17.99|E|||249 3.3 63.87 0.93 9.8 47.92 0.14 10 162 2.03 680 1.2
flaxseed||tree_nut peanut|||1|cup=168;tbsp=10.3;tsp=3.4;egg=7;tbsp ground=7;tbsp milled=7;cup ground=104;tsp ground=2.5;cup meal=104;tbsp meal=7;tsp meal=2.5|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|11.58|P|||534 18.29 28.88 42.16 27.3 1.55 3.66 30 255 5.73 813 0.6
gluten-free-tortilla-chips||||grain refined-oil processed|1|cup=26;piece=2;handful=28;cup crushed=56|Nuts, seeds & snacks|Pantry|200;300;312 11 oz|14.52||||472 7.1 67.78 20.68 5.4 0.78 2.81 328 106 1.52 182 0
goji-berries-dried||sulphite|||1|tbsp=5.6;cup=90|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|32||||349 14.26 77.06 0.39 13 45.61 0 298 190 6.8 - 48.4
guava-paste||sulphite||added-sugar|1|tbsp=20;tsp=7;cup=238|Nuts, seeds & snacks|Pantry|340 340 g jar;340 12 oz jar|10||||36 0.32 9.48 0.14 3.6 5.88 0.04 4 7 0.18 225 146.4
gummy-candy|||gelatin|added-sugar processed|1|piece=2.5;cup=150|Nuts, seeds & snacks|Pantry|142 5 oz;200|10||||396 0 98.9 0 0.1 58.97 0 44 3 0.4 5 0
hard-candy||milk soy||added-sugar processed|1|piece=5;cup=200;tbsp=12;large=14|Nuts, seeds & snacks|Pantry|200;227 8 oz|8||||394 0 98 0.2 0 62.9 0 38 3 0.3 5 0
hemp-seeds||tree_nut peanut|||1|tbsp=10;cup=160;tsp=3.3|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|26||||553 31.56 8.67 48.75 4 1.5 4.6 5 70 7.95 1200 0.5
jelly||sulphite||added-sugar|1|tbsp=20;tsp=7;cup=320|Nuts, seeds & snacks|Pantry|340 340 g jar;340 12 oz jar|8||||266 0.15 69.95 0.02 1 51.22 0.01 30 7 0.19 54 0.9
jujubes-dried|||||1|piece=7;cup=150|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|14||||281 4.72 72.52 0.5 6 - - 5 63 5.09 217 217.6
lily-bulbs||sulphite|||1|cup=30;piece=0.5;tbsp=3|Nuts, seeds & snacks|Pantry|100;170 6 oz|25||||349 8.95 83.28 0.46 9.2 37.41 0.08 21 257 1.55 1622 75
lotus-seeds-dried||tree_nut peanut||starchy|1|cup=32;piece=0.4|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|18||||332 15.41 64.47 1.97 - - 0.33 5 163 3.53 1368 0
mango-chutney||mustard sulphite||added-sugar|1|tbsp=20;tsp=7;cup=320|Nuts, seeds & snacks|Pantry|340 340 g jar;340 12 oz jar|8||||246 0.33 60.6 0.06 1 42.68 0.01 802 19 0.43 68 7.7
mixed-dried-fruit||tree_nut sulphite|||1|cup=150;tbsp=9.4;handful=30|Nuts, seeds & snacks|Pantry|375;500 500 g bag|10||||298.73 3.14 78.77 0.42 4.06 61.32 0.07 15.18 53.74 1.95 732.28 2.7
papad||wheat gluten||pulse|1|cup=26;piece=10|Nuts, seeds & snacks|Pantry|200;300;312 11 oz|12||||371 25.56 59.87 3.25 18.6 0 1.08 1745 143 7.8 1000 0
perilla-seeds||sesame|||1|tbsp=7;tsp=2.4;cup=115|Nuts, seeds & snacks|Pantry|100;200|18||||534 18.29 28.88 42.16 27.3 1.55 3.66 30 255 5.73 813 0.6
persimmon-dried||sulphite|||1|piece=34|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|30||||274 1.38 73.43 0.59 14.5 - - 2 25 0.74 802 0
plantain-chips||sulphite||starchy refined-oil|1|cup=40;piece=5|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|14||||531 2.28 63.84 29.59 3.5 0.92 8.34 202 9 0.97 786 32.1
popcorn-kernels-air-popped||||grain|1|cup=8;cup kernel=200;tbsp kernel=12.5|Nuts, seeds & snacks|Pantry|500 500 g bag;907 2 lb bag|4||||387 12.94 77.78 4.54 14.5 0.87 0.64 8 7 3.19 329 0
poppy-seeds||sesame|||1|tsp=2.8;tbsp=8.8;cup=140.8|Nuts, seeds & snacks|Pantry|50;74 2.6 oz;100|18|||1|525 17.99 28.13 41.56 19.5 2.99 4.52 26 1438 9.76 719 1
pork-rinds||milk soy celery mustard|meat||1|cup=40;piece=5|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|24||||544 61.3 0 31.3 0 0 11.37 1818 30 0.88 127 0.5
potato-chips||milk||starchy refined-oil processed|1|cup=21;piece=1.8;handful=28|Nuts, seeds & snacks|Pantry|150;200;227 8 oz|14.17|P|||532 6.39 53.83 33.98 3.1 0.33 3.4 527 21 1.28 1196 21.6
prune-puree||||added-sugar|1|tbsp=18;tsp=7;cup=320|Nuts, seeds & snacks|Pantry|340 340 g jar;340 12 oz jar|8||||257 2.1 65.1 0.2 3.3 39 0.02 23 31 2.8 852 4.3
prunes||sulphite|||1|cup=174;piece=9.5|Nuts, seeds & snacks|Pantry|250 250 g bag;340 12 oz bag;500 500 g bag|15.55|E|||240 2.18 63.88 0.38 7.1 38.13 0.09 2 43 0.93 732 0.6
pumpkin-seeds||tree_nut peanut|||1|cup=129;tbsp=8|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|14.29|P|||559 30.23 10.71 49.05 6 1.4 8.66 7 46 8.82 809 1.9
raisins||sulphite|||1|cup=145;cup packed=165;tbsp=9;tbsp packed=10|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|9.81|E|||299 3.07 79.18 0.46 3.7 59.19 0.06 11 50 1.88 749 2.3
rice-cakes||sesame||grain|1|piece=9;thin=6|Nuts, seeds & snacks|Pantry|100;130;142 5 oz|20.65|P|||387 8.2 81.5 2.8 4.2 0.88 0.57 26 11 1.49 290 0
sev||tree_nut peanut wheat gluten soy sesame mustard||pulse refined-oil processed|1|cup=45;tbsp=3;handful=20|Nuts, seeds & snacks|Pantry|200 200 g bag;227 8 oz bag|9||||551.89 12.41 32.47 41.71 6.17 6 4.14 810.79 27.03 3.23 486.26 0.01
shiitake-mushrooms-dried|||||1|piece=3.6;cup=40|Nuts, seeds & snacks|Pantry|28 1 oz;30;50|55.67|p|||296 9.58 75.37 0.99 11.5 2.21 0.23 13 11 1.72 1534 3.5
snow-fungus||sulphite|||1|piece=15;cup=20;medium=15;head=15|Nuts, seeds & snacks|Pantry|85 3 oz;100|30||||284 9.25 73.01 0.73 70.1 - - 35 159 5.88 754 0
sunflower-seeds||tree_nut peanut|||1|cup=140;tbsp=8.75|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|14.47|P|||584 20.78 20 51.46 8.6 2.62 4.46 9 78 5.25 645 1.4
sweet-potato-chips||wheat gluten||starchy refined-oil processed|1|cup=40;piece=5|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|16||||532 2.94 56.82 32.35 8.8 8.82 2.94 35 59 2.12 925 0
tiger-nuts||tree_nut|||1|cup=120;tbsp=7.5;handful=30|Nuts, seeds & snacks|Pantry|200;227 8 oz|18||||477.84 3.61 56.47 26.82 - - 3.85 27.28 46.44 1.86 713.76 10.87
tortilla-chips||wheat gluten||grain refined-oil processed|1|cup=26;piece=2;handful=28;cup crushed=56|Nuts, seeds & snacks|Pantry|200;300;312 11 oz|10.37|P|||472 7.1 67.78 20.68 5.4 0.78 2.81 328 106 1.52 182 0
watermelon-seeds||tree_nut peanut|||1|cup=108|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|16||||557 28.33 15.31 47.37 - - 9.78 99 54 7.28 648 0
wood-ear-dried|||||1|piece=3.6;cup=28|Nuts, seeds & snacks|Pantry|28 1 oz;30;50|40||||284 9.25 73.01 0.73 70.1 - - 35 159 5.88 754 0
green-seasoning|celery|mustard sulphite|||1|tbsp=15;tsp=5;cup=240|Oils & condiments|Pantry|300 300 ml bottle;355 12 fl oz bottle|14||14||44.72 2.47 9.68 0.42 2.86 1.51 0.07 29.9 94.24 2.5 368.94 46.64
xo-sauce|crustacean mollusc wheat gluten soy|fish sesame|crustacean|processed|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|60||60||399.46 7.33 3.7 40.3 - - 3.01 323.84 27.58 0.44 167.46 -
massaman-paste|crustacean peanut|fish tree_nut soy|crustacean|processed|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16||60||133.41 5.35 21.15 5.62 - - 0.61 2328.35 160.58 7.33 539.41 46.99
laksa-paste|crustacean|fish mollusc tree_nut peanut soy mustard|crustacean|refined-oil processed|1|tbsp=16;tsp=5.3|Oils & condiments|Pantry|185 185 g jar;200 200 g jar;227 8 oz jar|16||60||320.23 9.08 15.76 25.9 - - 4.04 1600.91 77.46 2.2 353.32 -
shrimp-paste|crustacean|fish mollusc|crustacean||1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|18||60||63.75 15.07 0 0.38 - - 0.07 9778.75 54 0.47 200 -
yellow-curry-paste|crustacean|fish soy mustard|crustacean|processed|1|tbsp=16;tsp=5.3|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16||60||82.83 3.09 17.8 1.33 - - 0.12 2726.94 89.03 3.67 417.6 53.6
aioli|egg mustard|milk soy sulphite|egg|refined-oil processed|1|tbsp=14;tsp=4.6;cup=224|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|10||60||633.71 1.21 2.38 68.89 0.11 0.65 10.77 585.08 16.59 0.28 41.54 2.72
mayonnaise|egg mustard|soy|egg|refined-oil processed|1|cup=220;tbsp=13.8;tsp=4.6|Oils & condiments|Pantry|400 400 g jar;425 15 oz jar;850 30 oz jar|6.26|P|60||680 0.96 0.57 74.85 0 0.57 11.7 635 8 0.21 20 0
mayonnaise-light|egg mustard|soy|egg|refined-oil processed|1|tbsp=15;cup=240;tsp=4.6|Oils & condiments|Pantry|400 400 g jar;425 15 oz jar;850 30 oz jar|6.3||60||238 0.37 9.23 22.22 0 3.56 3.45 827 6 0.14 31 0
russian-dressing|egg mustard|fish soy celery sulphite|egg|added-sugar refined-oil processed|1|tbsp=15;cup=245|Oils & condiments|Pantry|264 250 ml bottle;500 16 fl oz bottle|8||60||355 0.69 31.9 26.18 0.7 17.68 2.39 1133 13 0.6 173 6
salad-cream|egg mustard|milk wheat gluten soy|egg|added-sugar refined-oil processed|1|cup=235;tbsp=15;tsp=5|Oils & condiments|Pantry|425 425 g bottle;443 15 fl oz jar|6||60||250 0.65 14.78 21.6 0 10.02 3.396 653 5 0.12 36 0
tartar-sauce|egg mustard|soy sulphite|egg|refined-oil processed|1|tbsp=15;cup=240|Oils & condiments|Pantry|250 250 g jar;340 12 oz bottle;500 500 g jar|10.15|P|||211 1 13.3 16.7 0.5 4.25 3.33 667 26 0.25 68 2.3
coleslaw-dressing|egg|soy mustard sulphite|egg|added-sugar refined-oil processed|1|tbsp=16;cup=250|Oils & condiments|Pantry|254 250 ml bottle;480 16 fl oz bottle|7||60||390 0.9 23.8 33.4 0.1 20.11 4.9 710 14 0.2 9 0
thousand-island-dressing|egg|soy mustard sulphite|egg|added-sugar refined-oil processed|1|cup=250;tbsp=16|Oils & condiments|Pantry|264 250 ml bottle;500 16 fl oz bottle|6.18|P|60||379 1.09 14.64 35.06 0.8 15.18 5.09 962 17 1.18 107 0
nam-prik-pao|fish crustacean|soy|crustacean|added-sugar processed|1|tbsp=16;tsp=5.3|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar|14||60||389.4 6.63 36.58 25.78 - - 1.97 436.55 65.25 1.44 419.1 -
shito|fish crustacean|mollusc soy celery|crustacean|refined-oil processed|1|tbsp=15;tsp=5|Oils & condiments|Pantry|227 8 oz jar;250 250 g jar|16||60||518.85 20.15 5.23 47.44 - - 7.64 116.48 100.53 2.04 488.53 -
tom-yum-paste|fish crustacean|mollusc peanut soy|crustacean|refined-oil processed|1|tbsp=16;tsp=5.3|Oils & condiments|Pantry|114 4 oz jar;200 200 g jar;227 8 oz jar|16||60||229.66 5 20.62 15.32 - - 2.42 965.09 59.34 2.18 378.55 23.32
worcestershire-sauce|fish gluten|wheat soy celery sulphite|fish|grain added-sugar processed|1|cup=275;tbsp=17;tsp=5.7|Oils & condiments|Pantry|174 150 ml bottle;337 290 ml bottle;344 10 fl oz bottle|11|P||1|78 0 19.46 0 0 10.03 0 980 107 5.3 800 13
fish-or-soy-sauce|fish wheat gluten soy||fish|grain pulse processed|1|cup=272;tbsp=17;tsp=5.7;ml=1.15|Oils & condiments|Pantry|240 200 ml bottle;296 10 fl oz bottle|12|||1|53 8.14 4.93 0.57 0.8 0.4 0.07 5493 33 1.45 435 0
mentsuyu|fish wheat gluten soy|mollusc|fish|grain pulse added-sugar processed alcohol|1|tbsp=17;tsp=5.7;cup=270;ml=1.1|Oils & condiments|Pantry|400 400 ml bottle;500 500 ml bottle|9||30||95.55 3.54 17.06 0.31 0.32 14.59 0.05 2213.96 14.96 0.6 191.68 0.01
ponzu|fish wheat gluten soy|sulphite|fish|grain pulse|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|14||60||61.13 4.63 9.71 0.4 0.55 5.39 0.05 3021.66 20.58 0.83 276.81 13.54
tonkatsu-sauce|fish wheat gluten soy|mollusc sesame celery mustard sulphite|fish|grain pulse added-sugar processed|1|tbsp=17;tsp=5.7;cup=275|Oils & condiments|Pantry|340 300 ml bottle;360 12 fl oz bottle|10||||123.72 1.45 31.35 0.12 0.29 25.57 0.01 1312.54 37.79 1.67 382.61 5.14
anchovy-paste|fish|milk soy|fish||1|can=45;piece=4;fillet=4;tbsp=15;tsp=5|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|30||60||210 28.89 0 9.71 0 0 2.2 3668 232 4.63 544 0
fish-sauce|fish||fish||1|tbsp=18;cup=288;tsp=6;ml=1.2|Oils & condiments|Pantry|240 200 ml bottle;240 6.75 fl oz bottle;840 700 ml bottle|18.86|P||1|35 5.06 3.64 0.01 0 3.64 0 7851 43 0.78 288 0.5
brown-pickle|gluten|wheat celery mustard sulphite||added-sugar processed|1|tbsp=18;tsp=6;cup=280|Oils & condiments|Pantry|310 310 g jar;360 360 g jar|9||60||130 0.37 35.06 0.47 1.1 29.13 0.054 811 3 0.87 25 1
malt-vinegar|gluten|wheat sulphite|||1|cup=239;tbsp=14.9;tsp=5;ml=1.006|Oils & condiments|Pantry|503 500 ml bottle;476 16 fl oz bottle|5|||1|21 0 0.93 0 0 0.4 0 5 7 0.2 73 0
steak-sauce|gluten|fish wheat soy celery mustard sulphite||added-sugar processed|1|tbsp=17;cup=272|Oils & condiments|Pantry|250 250 g jar;340 12 oz bottle;500 500 g jar|11.53|P|||95 1.25 22.04 0.23 1.5 9.82 0 1647 19 1.37 312 6.8
yeast-extract-spread|gluten|wheat celery||grain processed|1|tsp=6;tbsp=18|Oils & condiments|Pantry|125 125 g jar;125 4.4 oz jar;250 250 g jar|26||||185 23.88 20.42 0.9 6.5 1.6 0 3380 67 4.04 2100 0
caesar-dressing|milk egg fish mustard|soy celery|fish|refined-oil processed animal-rennet|1|cup=235;tbsp=14.7|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|8.82|P|60||542 2.17 3.3 57.85 0.5 2.81 8.79 1209 48 1.08 29 0.3
creamed-horseradish|milk egg mustard|wheat gluten soy celery sulphite|dairy|processed|1|tbsp=15;tsp=5;cup=240;jar=185|Oils & condiments|Pantry|185 185 g jar;227 8 oz jar|12||60||235.63 1.35 10.94 21.43 1.6 9.35 7.68 229.12 44.24 0.27 139.31 11.36
blue-cheese-dressing|milk egg|soy mustard|dairy|refined-oil processed animal-rennet|1|cup=245;tbsp=15|Oils & condiments|Pantry|259 250 ml bottle;490 16 fl oz bottle|8.71|P|60||484 1.37 4.77 51.1 0.4 3.48 8.28 642 37 0.09 88 0.7
green-goddess-dressing|milk egg|fish soy mustard sulphite|dairy|refined-oil processed|1|tbsp=15;cup=245|Oils & condiments|Pantry|254 250 ml bottle;480 16 fl oz bottle|9||60||427 1.9 7.36 43.33 0.1 6.67 5.98 867 34 0.35 58 0.2
ranch-dressing|milk egg|soy celery mustard|dairy|refined-oil processed|1|tbsp=15;cup=240|Oils & condiments|Pantry|254 250 ml bottle;480 16 fl oz bottle|7.22|p|60||430 1.32 5.9 44.54 0 4.69 6.96 901 28 0.3 64 0
pesto-rosso|milk tree_nut sulphite|egg peanut|dairy|processed animal-rennet|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16||60||442.7 9.92 14.68 40.49 3.05 - 7.7 328.16 208.75 2.37 806.35 46.41
curry-roux|milk wheat gluten soy|egg fish crustacean tree_nut peanut sesame celery mustard|meat|grain added-sugar processed|1|piece=20;cube=20;block=20;packet=230;tbsp=15|Oils & condiments|Pantry|220;230 8.1 oz|15||||493.68 5.1 45.61 33.49 5.12 17 16 3934.68 89.13 3.1 232.9 0.13
buffalo-sauce|milk|soy sulphite|dairy||1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|9||60||187.5 0.59 1.33 20.55 0.23 0.96 12.66 1985 12 0.36 114 56.1
oyster-sauce|mollusc wheat gluten soy|fish|mollusc|grain pulse added-sugar processed|1|tbsp=18;cup=288;tsp=6|Oils & condiments|Pantry|304 250 ml bottle;324 9 fl oz bottle|11.67|P|||51 1.35 10.92 0.25 0.3 0 0.04 2733 32 0.18 54 0.1
french-dressing|mustard|soy sulphite||added-sugar refined-oil processed|1|tbsp=16;cup=250|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|6||60||457 0.77 15.58 44.81 0 15.95 5.65 836 24 0.8 67 3.6
honey-mustard-dressing|mustard|egg soy sulphite|honey|added-sugar refined-oil processed|1|tbsp=15|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|8||60||464 0.87 23.33 40.83 0.4 15.84 5 512 12 0.29 20 0.2
mustard-oil|mustard||||1|tbsp=14;cup=218;tsp=4.5|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|9|||1|884 0 0 100 0 - 11.58 0 0 0 0 0
wasabi-paste|mustard|soy sulphite||processed|1|tbsp=20;tsp=6.5;cup=320|Oils & condiments|Pantry|43 1.5 oz tube;43 43 g tube|33.43|P|||292 2.23 46.13 10.9 6.1 13.2 2.03 3390 41 0.5 182 0
wasabi-root|mustard||||1|cup=130;piece=169|Oils & condiments|Pantry|150 150 g jar;227 8 oz jar|200||60||109 4.8 23.54 0.63 7.8 - - 17 128 1.03 568 41.9
yellow-mustard|mustard|sulphite|||1|cup=249;tsp=5;tbsp=15.6|Oils & condiments|Pantry|200 200 g jar;227 8 oz bottle|6.6|P||1|60 3.74 5.83 3.34 4 0.92 0.21 1104 63 1.61 152 0.3
chili-crisp|peanut wheat gluten soy|tree_nut sesame||refined-oil processed|1|tbsp=14;tsp=4.6;cup=224|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|20||60||657.34 4.29 20.69 65.13 4.74 9.29 5.29 1110.84 49.44 1.28 468.26 16.67
peanut-oil|peanut|||pulse refined-oil|1|cup=216;tbsp=13.5;tsp=4.5;ml=0.916|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|9|||1|884 0 0 100 0 0 16.9 0 0 0.03 0 0
sesame-oil|sesame||||1|cup=218;tbsp=13.6;tsp=4.5;ml=0.916|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|30.28|P||1|884 0 0 100 0 0 14.2 0 0 0 0 0
vegan-mayonnaise-full-fat|soy mustard|||refined-oil processed|1|cup=220;tbsp=13.8;tsp=4.6|Oils & condiments|Pantry|270 270 g jar;340 12 oz jar|11||60||680 0.96 0.57 74.85 0 0.57 11.7 635 8 0.21 20 0
vegan-mayonnaise-tofu|soy mustard|||pulse refined-oil processed|1|cup=240;tbsp=15|Oils & condiments|Pantry|240 240 g jar;340 12 oz jar|13.83|P|60||322 5.95 3.06 31.79 1.1 0.85 2.92 773 53 0.27 66 0
bacon-bits-meatless|soy|milk wheat gluten||processed|1|tbsp=7;cup=110|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|20||60||476 32 28.6 25.9 10.2 0 4.05 1770 101 0.72 145 1.9
fermented-black-beans|soy|wheat gluten||pulse processed|1|cup=275;tbsp=17;tsp=5.7|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|14||60||198 12.79 25.37 6.01 5.4 6.2 1.02 3728 57 2.49 210 0
lard-or-shortening|soy|peanut|meat|refined-oil processed|1|cup=205;tbsp=12.8;tsp=4.3|Oils & condiments|Pantry|454 1 lb|7||180||902 0 0 100 0 0 39.2 0 0 0 0 0
miso|soy|wheat gluten||grain pulse processed|1|cup=275;tbsp=17;tsp=5.7|Oils & condiments|Pantry|150;300;500 500 g tub|14||||198 12.79 25.37 6.01 5.4 6.2 1.02 3728 57 2.49 210 0
tamari|soy|wheat gluten||pulse processed|1|tbsp=18;tsp=6;cup=288;ml=1.15|Oils & condiments|Pantry|172 150 ml bottle;288 250 ml bottle;340 10 fl oz bottle|7.88|p||1|60 10.51 5.57 0.1 0.8 1.7 0.01 5586 20 2.38 212 0
tofu-fermented|soy|wheat gluten sulphite||pulse alcohol|1|tbsp=16;tsp=5.3;cup=256;block=11;piece=11|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12||60||116 8.92 4.38 8 - - 1.16 2873 46 1.98 75 0.2
vegetable-oil-soybean|soy|||pulse refined-oil|1|cup=218;tbsp=13.6;tsp=4.5;ml=0.916|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|5.62|P||1|884 0 0 100 0 0 15.65 0 0 0.05 0 0
white-miso|soy|wheat gluten||grain pulse processed|1|tbsp=17;cup=275;tsp=5.7|Oils & condiments|Pantry|150;300;500 500 g tub|14||||198 12.79 25.37 6.01 5.4 6.2 1.02 3728 57 2.49 210 0
balsamic-vinegar|sulphite||||1|cup=255;tbsp=16;tsp=5.3;ml=1.08|Oils & condiments|Pantry|270 250 ml bottle;511 16 fl oz bottle;540 500 ml bottle|9|||1|88 0.49 17.03 0 - 14.95 0 23 27 0.72 112 0
red-wine-vinegar|sulphite||||1|cup=239;tbsp=14.9;tsp=5;ml=1.006|Oils & condiments|Pantry|252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle|4.5|||1|19 0.04 0.27 0 0 0 0 8 6 0.45 39 0.5
almond-oil|tree_nut||||1|cup=218;tsp=4.5|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|30|||1|884 0 0 100 0 0 8.2 0 0 0 0 0
hazelnut-oil|tree_nut||||1|cup=218;tsp=4.5|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|35|||1|884 0 0 100 0 0 7.4 0 0 0 0 0
pesto-vegan|tree_nut|milk peanut soy|||1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|20||60||497.01 4.97 5.51 52.77 2.1 0.78 6.45 392.18 71.8 2.45 251.87 7.39
walnut-oil|tree_nut||||1|cup=218;tbsp=13.6;tsp=4.5;ml=0.916|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|28|||1|884 0 0 100 0 0 9.1 0 0 0 0 0
hoisin-sauce|wheat gluten soy sesame|||grain pulse added-sugar processed|1|tbsp=16;cup=256;tsp=5.3|Oils & condiments|Pantry|256 8 fl oz bottle;271 250 ml bottle|11.34|P|||220 3.31 44.08 3.39 2.8 27.26 0.57 1615 32 1.01 119 0.4
sesame-dressing|wheat gluten soy sesame|egg mustard sulphite||added-sugar refined-oil processed|1|cup=245|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|9||60||443 3.1 8.6 45.2 1 8.32 6.2 1000 19 0.6 157 0
ssamjang-bulgogi-sauce|wheat gluten soy sesame|||grain pulse added-sugar processed|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|9||60||189.71 3.85 31.42 6.29 0.95 25.96 0.89 2205.95 49.96 0.92 256.73 3.14
black-bean-sauce|wheat gluten soy|sesame||grain pulse added-sugar processed|1|tbsp=17;tsp=5.7|Oils & condiments|Pantry|198 7 oz jar;200 200 g jar|12||||178 7.1 20.4 8.34 2.28 10.38 0.83 2772.08 40.58 1.38 212.92 1.87
doenjang|wheat gluten soy|sesame||grain pulse processed|1|cup=275;tbsp=17;tsp=5.7|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12||60||198 12.79 25.37 6.01 5.4 6.2 1.02 3728 57 2.49 210 0
doubanjiang|wheat gluten soy|sesame||pulse processed|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12||60||122.33 4.54 10.7 7.38 2.54 2.55 0.56 3929.49 24.37 1.13 272.39 50.4
gochujang|wheat gluten soy|||grain pulse added-sugar processed|1|tbsp=20;tsp=6.7;cup=300|Oils & condiments|Pantry|200;499 17.6 oz;500|12||||213 4.5 45 1.5 3 24 0.2 2500 - - - -
jerk-marinade|wheat gluten soy|celery sulphite||added-sugar|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12||60||166.21 2.61 17.92 10.93 3.46 - 1 838.68 131.79 4.96 278.15 23.86
soy-sauce|wheat gluten soy|||grain pulse processed|1|cup=255;tbsp=16;tsp=5.3;ml=1.15|Oils & condiments|Pantry|172 150 ml bottle;288 250 ml bottle;340 10 fl oz bottle|7.88|P||1|53 8.14 4.93 0.57 0.8 0.4 0.07 5493 33 1.45 435 0
soy-sauce-low-sodium|wheat gluten soy|||grain pulse processed|1|cup=255;tbsp=14.2;tsp=4.5;ml=1.15|Oils & condiments|Pantry|172 150 ml bottle;288 250 ml bottle;340 10 fl oz bottle|7.88|P||1|57 9.05 5.59 0.3 0.7 0.5 0.04 3598 30 1.35 352 0
soybean-paste-yellow|wheat gluten soy|sesame||grain pulse processed|1|tbsp=17;tsp=5.7;cup=275|Oils & condiments|Pantry|227 8 oz jar;340 12 oz jar|9||90||198 12.79 25.37 6.01 5.4 6.2 1.02 3728 57 2.49 210 0
sweet-bean-sauce|wheat gluten soy|sesame||grain pulse added-sugar processed|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|227 8 oz jar;300 300 g jar|11||60||220 3.31 44.08 3.39 2.8 27.26 0.57 1615 32 1.01 119 0.4
sweet-soy-sauce|wheat gluten soy|sesame||grain pulse added-sugar|1|tbsp=20;tsp=6.7;cup=320|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|9||60||216.5 4.13 51.51 0.28 0.4 48.71 0.04 2760.5 58 1.08 284 0
teriyaki-sauce|wheat gluten soy|sesame||grain pulse added-sugar processed|1|cup=288;tbsp=18;floz=36;tsp=6|Oils & condiments|Pantry|304 250 ml bottle;360 10 fl oz bottle|9.81|P|||89 5.93 15.56 0.02 0.1 14.1 0 3833 25 1.7 225 0
vegan-fish-sauce|wheat gluten soy|sulphite||grain pulse processed|1|cup=255;tbsp=16;tsp=5.3;ml=1.15|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|12||60||53 8.14 4.93 0.57 0.8 0.4 0.07 5493 33 1.45 435 0
vegan-worcestershire|wheat gluten soy|celery mustard sulphite||added-sugar|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|12||60||67.8 2.44 13.06 0.19 0.24 11.49 0.02 1656.05 43.9 1.22 379.3 0
shaoxing-or-sherry|wheat gluten sulphite|milk egg fish||grain added-sugar alcohol|1|cup=235;tbsp=14.7;floz=29.5;ml=0.99|Oils & condiments|Pantry|640 640 ml bottle;740 750 ml bottle|10|||1|152 0.2 11.67 0 0 1.09 0 9 8 0.24 92 0
black-vinegar|wheat gluten|sulphite|||1|cup=239;tbsp=14.9;tsp=5;ml=1.006|Oils & condiments|Pantry|503 500 ml bottle;476 16 fl oz bottle|8|||1|21 0 0.93 0 0 0.4 0 5 7 0.2 73 0
crispy-fried-onions|wheat gluten|milk soy sulphite||grain refined-oil processed|1|cup=56;tbsp=3.5|Oils & condiments|Pantry|100;170 6 oz|14||||585 5.27 44.1 44.4 3.44 11.3 21.8 394 81.1 1.63 513 22.5
aji-amarillo||sulphite|||1|tbsp=15;tsp=5|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16||60||35.66 1.61 7.58 0.38 1.29 4.56 0.03 2720.94 14.14 0.91 277.62 123.58
aji-panca||sulphite||processed|1|tbsp=15;tsp=5|Oils & condiments|Pantry|213 7.5 oz jar;212 212 g jar|18||60||35.66 1.61 7.58 0.38 1.29 4.56 0.03 2720.94 14.14 0.91 277.62 123.58
ajvar||sulphite|||1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9||60||88.15 0.75 3.81 8.25 1.35 - 0.82 1414.65 32.4 0.64 143.95 35.2
apple-cider-vinegar||sulphite|||1|cup=239;tbsp=14.9;tsp=5;ml=1.006|Oils & condiments|Pantry|252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle|4.5|||1|21 0 0.93 0 0 0.4 0 5 7 0.2 73 0
argan-oil||tree_nut peanut|||1|tbsp=13.5;tsp=4.5;cup=216;ml=0.91|Oils & condiments|Pantry|91 100 ml bottle;228 250 ml bottle|120||60||884 0 0 100 0 0 16.9 0 0 0.03 0 0
avocado-oil|||||1|cup=218;tbsp=14;tsp=4.5;ml=0.916|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|20|||1|884 0 0 100 0 - 11.56 0 0 0 0 0
bacon-fat|||meat||1|tsp=4.3;tbsp=12.9|Oils & condiments|Pantry|200 200 g jar|12||||897 0 0 99.5 0 0 39 150 0 0 0 0
banana-ketchup||wheat gluten soy mustard sulphite||added-sugar processed|1|tbsp=17;tsp=5.7;cup=272|Oils & condiments|Pantry|320 11.3 oz bottle;340 12 oz bottle|7||||101 1.04 27.4 0.1 0.3 21.27 0.01 907 15 0.35 281 4.1
barbecue-sauce||fish wheat gluten soy celery mustard||added-sugar processed|1|cup=286;tbsp=17|Oils & condiments|Pantry|400 400 g bottle;510 18 oz bottle|4.61|P|||172 0.82 40.77 0.63 0.9 33.24 0.04 1027 33 0.64 232 0.6
beef-suet|||meat||1|cup=205;tbsp=12.8;tsp=4.3|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar|10||||854 1.5 0 94 0 0 52.3 7 2 0.17 16 0
beef-tallow|||meat||1|cup=205;tbsp=12.8;tsp=4.3|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar|16||||902 0 0 100 0 0 49.8 0 0 0 0 0
browning-sauce||wheat gluten soy celery sulphite||added-sugar processed|1|tsp=6;tbsp=18;cup=290;ml=1.2|Oils & condiments|Pantry|142 4 fl oz bottle;170 5 oz bottle|14|||1|290 0 74.73 0.1 0 74.72 0.02 37 205 4.72 1464 0
canola-oil||||refined-oil|1|cup=218;tbsp=14;tsp=4.5;ml=0.916|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|5.62|p||1|884 0 0 100 0 0 7.37 0 0 0 0 0
capers||sulphite|||1|tbsp=8.6;cup=137.6;tsp=2.9|Oils & condiments|Pantry|60 100 g jar;60 3.5 oz jar|18||||23 2.36 4.89 0.86 3.2 0.41 0.23 2348 40 1.67 40 4.3
chamoy||sulphite||added-sugar processed|1|tbsp=17;tsp=5.7;cup=270|Oils & condiments|Pantry|355 12 fl oz bottle;455 16 oz bottle|8||||184.65 1.72 46.78 0.87 3.95 41.44 0.13 1698.24 35.95 1.69 453.94 2.14
chicken-fat|||poultry||1|tbsp=12.8;cup=205|Oils & condiments|Pantry|198 7 oz jar;200 200 g jar|12||||900 0 0 99.8 0 0 29.8 0 0 0 0 0
chili-oil||peanut wheat gluten soy sesame||refined-oil|1|tbsp=14;tsp=4.6;cup=224|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|14||60||789.56 1.44 6.8 87.07 3.26 1.24 6.66 1166.34 18.48 0.95 241.92 9.17
chili-sauce-tomato||celery mustard||added-sugar processed|1|tbsp=16;tsp=5.3;cup=273|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|7||60||92 2.5 19.79 0.3 2.4 13.33 0.04 1338 20 0.8 370 16
chimichurri||mustard sulphite|||1|tbsp=14;tsp=4.6;cup=224|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|14||60||425.69 1.46 5.3 45.35 1.97 0.4 6.29 795.58 86.03 3.02 221.92 41.89
chipotle-in-adobo|||||1|tbsp=16;piece=14;can=198|Oils & condiments|Pantry|198 198 g can;198 7 oz can|11||14||71.52 2.42 14.72 1.21 3.69 - 0.13 919 22.65 2.04 507.64 5.92
cocktail-sauce||fish celery mustard sulphite||added-sugar processed|1|cup=240;tbsp=15|Oils & condiments|Pantry|250 250 g jar;340 12 oz bottle;500 500 g jar|10.39|P|||124 1.36 28.22 1.05 1.8 11.83 0 983 26 0.83 309 11.6
cocoa-butter|||||1|cup=218;tsp=4.5|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar;500 500 g jar|35|||1|884 0 0 100 0 0 59.7 0 0 0 0 0
coconut-aminos|||||1|tbsp=17;tsp=5.7;ml=1.15|Oils & condiments|Pantry|272 8 fl oz bottle;288 250 ml bottle|20||||86 1 20 0 0 18 0 1800 - - - -
coconut-oil|||||1|cup=218;tbsp=13.6;tsp=4.5|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar;500 500 g jar|17.05|P||1|892 0 0 99.06 0 0 82.47 0 1 0.05 0 0
coconut-vinegar||sulphite|||1|cup=239;tbsp=14.9;tsp=5;ml=1.006|Oils & condiments|Pantry|503 500 ml bottle;476 16 fl oz bottle|9|||1|21 0 0.93 0 0 0.4 0 5 7 0.2 73 0
cooking-spray||soy||refined-oil processed|1|spray=0.25;tsp=4|Oils & condiments|Pantry|140 140 g can;142 5 oz can|20|||1|792 0.26 20.69 78.69 0 0 5.03 59 0 0 0 0
corn-oil||||grain refined-oil|1|cup=218;tbsp=13.6;tsp=4.5;ml=0.916|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|3.32|P||1|900 0 0 100 0 0 12.95 0 0 0 0 0
cottonseed-oil||||refined-oil|1|cup=218;tsp=4.5|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|5|||1|884 0 0 100 0 0 25.9 0 0 0 0 0
dill-pickles||mustard sulphite|||1|cup=155;cup chopped=143;spear=35;slice=7;piece=65;small=35;large=135;gherkin=35;cornichon=6;chip=7|Oils & condiments|Pantry|190 350 g jar;400 24 oz jar|5.12|P|||12 0.5 2.41 0.3 1 1.07 0.08 809 57 0.26 117 2.3
duck-fat|||poultry||1|cup=205;tbsp=12.8;tsp=4.3|Oils & condiments|Pantry|198 7 oz jar;200 200 g jar|22||||882 0 0 99.8 0 0 33.2 0 0 0 0 0
duck-sauce||wheat gluten soy sulphite||added-sugar processed|1|tbsp=16.5;tsp=5.3;cup=256|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|7||60||245 0.36 60.61 0.13 0.6 30.54 0.05 455 11 0.39 87 0.9
enchilada-sauce-red||wheat gluten soy||processed|1|cup=224;can=283|Oils & condiments|Pantry|280 280 g can;283 10 oz can;794 28 oz can|5.24|P|||30 0.62 4.87 0.91 0.5 1.83 0.11 547 7 0.67 101 0.3
flaxseed-oil|||||1|cup=218;tbsp=13.6;ml=0.916|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|26|||1|884 0.11 0 99.98 0 0 8.98 0 1 0 0 0
ginger-garlic-paste|||||1|tsp=5;tbsp=15;cup=240;jar=210|Oils & condiments|Pantry|210 210 g jar;300 300 g jar|9||30||114.5 4.09 25.41 0.62 2.05 1.35 0.15 15 98.5 1.15 408 18.1
goose-fat|||poultry||1|tbsp=12.8;cup=205|Oils & condiments|Pantry|198 7 oz jar;200 200 g jar|16||||900 0 0 99.8 0 - 27.7 0 0 0 0 0
grapeseed-oil||||refined-oil|1|cup=218;tbsp=13.6;tsp=4.5;ml=0.916|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|12|||1|884 0 0 100 0 0 9.6 0 0 0 0 0
green-chutney||milk tree_nut peanut sulphite|||1|tbsp=15;tsp=5;cup=240|Oils & condiments|Pantry|227 8 oz jar;250 250 g jar|12||7||34.7 2.45 6.03 0.94 3.37 - 0.08 812.64 100.78 4.85 470.82 37.43
green-curry-paste||fish crustacean||processed|1|tbsp=16;tsp=5.3|Oils & condiments|Pantry|113 4 oz jar;114 114 g jar;200 200 g jar|22||60||74.99 2.82 16.97 0.83 - - 0.08 2724.99 73.17 2.47 409.64 86.1
harissa||sulphite|||1|tbsp=16;tsp=5.3|Oils & condiments|Pantry|90 90 g jar;180 180 g jar;283 10 oz jar|16||60||123.54 2.48 10.34 9.4 3.12 - 1.21 1403.36 82.43 2.94 328.79 56.22
horseradish-prepared||mustard sulphite|||1|tsp=5;tbsp=15;cup=240|Oils & condiments|Pantry|150 150 g jar;227 8 oz jar|15.37|P|60||48 1.18 11.29 0.69 3.3 7.99 0.09 420 56 0.42 246 24.9
hot-sauce|||||1|tsp=4.8;tbsp=14.4|Oils & condiments|Pantry|144 5 fl oz bottle;146 150 ml bottle|9.98|P||1|11 0.51 1.75 0.37 0.3 1.26 0.05 2643 8 0.48 144 74.8
huacatay-paste||sulphite||processed|1|tbsp=15;tsp=5|Oils & condiments|Pantry|213 7.5 oz jar;212 212 g jar|20||30||44 3.29 8.41 0.73 6.8 - 0.19 30 199 11.87 458 13.3
indian-curry-paste||milk tree_nut wheat gluten soy celery mustard sulphite||processed|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12||60||286.35 3.9 18.2 24.31 9.51 4.09 1.92 1573.06 108.1 3.7 472.1 9.13
italian-dressing||milk soy celery mustard sulphite||added-sugar refined-oil processed|1|cup=235;tbsp=14.7|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|7.84|P|60||240 0.41 12.12 21.12 0 10.77 2.95 993 13 0.26 84 0.4
ketchup||celery||added-sugar processed|1|cup=240;tbsp=17;tsp=5.7|Oils & condiments|Pantry|460 460 g bottle;567 20 oz bottle|3.66|P|||101 1.04 27.4 0.1 0.3 21.27 0.01 907 15 0.35 281 4.1
liquid-smoke||sulphite|||1|cup=238;tbsp=14.9;tsp=5;ml=1.006|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|20||60||18 0 0.04 0 0 0.04 0 2 6 0.03 2 0
mint-sauce||wheat gluten sulphite||added-sugar|1|tbsp=15;tsp=5;cup=240|Oils & condiments|Pantry|190 190 g jar;250 250 g jar|8||||90.7 0.823 20.1 0.182 1.7 - 0.0475 396 53.5 3 116 3.33
mirin||||grain added-sugar alcohol|1|tbsp=17;ml=1.13|Oils & condiments|Pantry|169 150 ml bottle;334 10 fl oz bottle;339 300 ml bottle|9||||242.79 0.28 45.84 0 0 42.91 0 1.57 3.28 0.08 15.11 0
nori-sheets||fish crustacean mollusc|||1|piece=2.5;sheet=2.5;tsp=0.3;tbsp=1|Oils & condiments|Pantry|25;50|130||||297 41.4 44.3 3.7 36 - 0.55 530 280 11.4 2400 210
olive-oil|||||1|cup=216;tbsp=13.5;tsp=4.5;ml=0.916|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|13.94|P||1|884 0 0 100 0 0 13.81 2 1 0.56 1 0
olive-tapenade||fish sulphite|||1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16||60||173.98 1 5.16 17.56 2.25 0.04 2.4 752.77 79.93 2.86 14.13 1.81
palm-oil||||refined-oil|1|cup=216;tbsp=13.6;tsp=4.5|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar;500 500 g jar|8|||1|884 0 0 100 0 0 49.3 0 0 0.01 0 0
peri-peri-sauce||celery mustard sulphite|||1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|10||60||209.2 1.28 7.67 20.24 0.73 2.32 1.5 1167.87 24.88 0.51 162.69 55.9
perilla-oil||sesame|||1|cup=218;tbsp=13.6;tsp=4.5;ml=0.92|Oils & condiments|Pantry|160 180 ml bottle;295 320 ml bottle|35||60||884 0.11 0 99.98 0 0 8.98 0 1 0 0 0
pickled-ginger||sulphite||added-sugar|1|tbsp=15|Oils & condiments|Pantry|100;200 200 g jar;340 12 oz jar|18||||91.65 1.42 20.86 0.58 1.56 8.32 0.16 1173.19 13.99 0.48 324.32 3.9
plum-sauce||wheat gluten soy sulphite||added-sugar processed|1|cup=305;tbsp=19|Oils & condiments|Pantry|250 250 g jar;340 12 oz bottle;500 500 g jar|8.98|P|||184 0.89 42.81 1.04 0.7 - 0.15 538 12 1.43 259 0.5
pumpkin-seed-oil||||refined-oil|1|tsp=4.5;tbsp=13.6;cup=218;ml=0.92|Oils & condiments|Pantry|250 250 ml|48|||1|884 0 0 100 0 0 9.86 0 0 0 0 0
red-curry-paste||fish crustacean||processed|1|tbsp=16;tsp=5.3|Oils & condiments|Pantry|113 4 oz jar;114 114 g jar;200 200 g jar|22||60||82.83 3.09 17.8 1.33 - - 0.12 2726.94 89.03 3.67 417.6 53.6
rendang-paste||fish crustacean mollusc tree_nut peanut soy||refined-oil processed|1|tbsp=16;tsp=5.3|Oils & condiments|Pantry|185 185 g jar;200 200 g jar;227 8 oz jar|16||60||283 2.29 17.14 24.12 - - 6.61 1173.49 42 1.73 314.21 27.43
rice-bran-oil||||refined-oil|1|cup=218;tbsp=13.6;tsp=4.5;ml=0.916|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|8|||1|884 0 0 100 0 0 19.7 0 0 0.07 0 0
rice-vinegar||||grain|1|tbsp=14.9;ml=1.006|Oils & condiments|Pantry|252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle|7|||1|18 0 0.04 0 0 0.04 0 2 6 0.03 2 0
safflower-oil||||refined-oil|1|cup=218;tsp=4.5|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|9|||1|884 0 0 100 0 0 7.54 0 0 0 0 0
salsa||sulphite|||1|cup=260;tbsp=18|Oils & condiments|Pantry|300 300 g jar;454 16 oz jar|7.39|P|7||29 1.52 6.64 0.17 1.9 4.01 0.02 711 30 0.42 275 1.9
salsa-verde||sulphite|||1|tbsp=15;cup=240|Oils & condiments|Pantry|230 230 g jar;454 16 oz jar|7.62|P|||38 1.13 6.36 0.89 1.9 3.5 0 600 9 0.65 259 12.3
sambal-oelek||sulphite|||1|tbsp=15;tsp=5|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar|12||||35.66 1.61 7.58 0.38 1.29 4.56 0.03 2720.94 14.14 0.91 277.62 123.58
seaweed-kelp||fish crustacean mollusc|||1|tbsp=5;cup=80;piece=10;sheet=10|Oils & condiments|Pantry|50;100|52.89|P|||43 1.68 9.57 0.56 1.3 0.6 0.25 233 168 2.85 89 3
seaweed-nori-laver-raw||fish crustacean mollusc|||1|tbsp=5;cup=80|Oils & condiments|Pantry|50;100|52.89|P|||35 5.81 5.11 0.28 0.3 0.49 0.06 48 70 1.8 356 39
seaweed-wakame||fish crustacean mollusc|||1|tbsp=5;cup=80|Oils & condiments|Pantry|50;100|52.89|P|||45 3.03 9.14 0.64 0.5 0.65 0.13 872 150 2.18 50 3
spirulina|||||1|cup=112|Oils & condiments|Pantry|50;100|90||||290 57.47 23.9 7.72 3.6 3.1 2.65 1048 120 28.5 1363 10.1
sriracha||sulphite||added-sugar processed|1|tsp=6.5;tbsp=19|Oils & condiments|Pantry|257 200 ml bottle;646 17 fl oz bottle|8.18|P|||93 1.93 19.16 0.93 2.2 15.11 - 2124 18 1.64 321 26.9
sunflower-oil||||refined-oil|1|cup=218;tbsp=14;tsp=4.5;ml=0.916|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|5.62|p||1|884 0 0 100 0 0 9.86 0 0 0 0 0
sweet-and-sour-sauce||wheat gluten soy celery||added-sugar processed|1|tbsp=17.5;cup=280|Oils & condiments|Pantry|296 250 ml bottle;350 10 fl oz bottle|8.46|P|||150 0.27 38.22 0.02 0.1 18.75 0 371 10 0.21 99 8.7
sweet-chili-sauce||sulphite||added-sugar processed|1|tbsp=16;tsp=5.3;cup=256|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|7||60||185.22 0.42 47.04 0.07 0.24 45.58 0.01 3.44 9.06 0.2 51.77 18.18
sweet-pickle-relish||mustard sulphite||added-sugar processed|1|cup=245;tbsp=15|Oils & condiments|Pantry|250 250 g jar;283 10 oz jar|6.34|P|||130 0.37 35.06 0.47 1.1 29.13 0.05 811 3 0.87 25 1
sweet-pickles||mustard sulphite||added-sugar|1|spear=35;slice=7;piece=65;small=35;large=135;gherkin=35;cornichon=6;cup=160;chip=7|Oils & condiments|Pantry|190 350 g jar;400 24 oz jar|7||||91 0.58 21.15 0.41 1 18.27 0.07 457 61 0.25 100 0.7
tamarind-chutney||sulphite||added-sugar processed|1|tbsp=18;tsp=6;cup=290|Oils & condiments|Pantry|227 8 oz jar;320 320 g jar|10||60||224.15 1.42 57.91 0.46 2.83 48.33 0.1 406.8 61.59 1.86 342 1.19
tamarind-pulp||sulphite|||0.9|cup=120;piece=2;tbsp=15|Oils & condiments|Pantry|200;397 14 oz;400|14|P|||239 2.8 62.5 0.6 5.1 38.8 0.27 28 74 2.8 628 3.5
truffle-oil|||||1|cup=216;tbsp=13.5;tsp=4.5;ml=0.916|Oils & condiments|Pantry|92 100 ml bottle;229 250 ml bottle|60|||1|884 0 0 100 0 0 13.81 2 1 0.56 1 0
vegan-curry-paste||soy||processed|1|tbsp=16;tsp=5.3|Oils & condiments|Pantry|113 4 oz jar;114 114 g jar;200 200 g jar|22||60||82.83 3.09 17.8 1.33 - - 0.12 2726.94 89.03 3.67 417.6 53.6
vegetable-shortening||soy||refined-oil processed|1|cup=205;tbsp=12.8;tsp=4.3|Oils & condiments|Pantry|250;454 1 lb|7||||884 0 0 99.97 0 0 24.98 4 1 0.07 0 0
white-vinegar|||||1|cup=238;tbsp=14.9;tsp=5;ml=1.006|Oils & condiments|Pantry|252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle|4.5|||1|18 0 0.04 0 0 0.04 0 2 6 0.03 2 0
yuzu-kosho|||||1|tsp=5;tbsp=15|Oils & condiments|Pantry|80 80 g jar;85 3 oz jar|60|||1|36.8 1.5 10.66 0.21 4.92 3.96 0.03 5819.25 65.3 0.91 218.2 160.72
corn-husks|||||1|piece=4;leaf=4;packet=170|Other|Pantry|113 4 oz bag;170 6 oz bag|18||||0 0 0 0 0 0 0 0 0 0 0 0
fermented-locust-beans||soy||pulse|1|tbsp=15;tsp=5;cup=175|Other|Pantry|100;150|20||30||211 19.4 12.68 11 5.4 4.89 1.59 7 217 8.6 729 13
fufu||wheat gluten||starchy|1|cup=240;piece=150;ball=150;serving=200|Other|Pantry|400|8||3||166 1.5 33.59 2.99 3.1 1.1 0.781 143 31 0.43 449 11.1
water|||||1|floz=29.6;cup=236.8;ml=1;tbsp=14.8;tsp=4.9;cube=30|Other|Pantry|1000 1 l tap|0.002|||1|0 0 0 0 0 0 0 4 3 0 0 0
old-bay|celery mustard||||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|30|||1|257.64 12.09 35.91 14.3 16.18 3.45 1.59 9765.52 732.22 22.46 1258.26 8.79
bouillon-paste|celery|milk egg fish wheat gluten soy mustard|poultry|processed|1|tsp=6;tbsp=18;packet=25;pot=28|Spices & herbs|Pantry|227 8 oz jar;250 250 g jar|30|||1|198 14.6 23.5 4.7 0 0 1.2 24000 190 1.87 374 1
celery-flakes|celery||||1|tsp=0.5;tbsp=1.6;cup=25.6|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|60|||1|319 11.3 63.7 2.1 27.8 35.9 0.56 1435 587 7.83 4388 86.5
celery-salt|celery||||1|tsp=4.8;tbsp=14.4|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|14|||1|117.6 5.42 12.4 7.58 3.54 0.2 0.66 27178.6 546.9 13.7 425.6 5.13
celery-seed|celery||||1|tsp=2;tbsp=6.5;cup=104|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1|392 18.07 41.35 25.27 11.8 0.67 2.19 160 1767 44.9 1400 17.1
vegetable-bouillon-paste|celery|milk wheat gluten soy mustard||processed|1|tsp=6;tbsp=18;packet=25;pot=28|Spices & herbs|Pantry|227 8 oz jar;250 250 g jar|30|||1|210.74 4.56 25.14 10.72 2.45 6.76 4.99 19862.2 87.7 1.99 405.22 2.21
furikake|fish sesame|milk egg crustacean mollusc wheat gluten soy|fish|added-sugar|1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|80|||1|397.6 18.94 27.94 27.77 6.96 7.92 3.93 3184.84 648.64 10.87 821.04 61.43
dashi-powder|fish|milk crustacean wheat gluten soy|fish|processed|1|tsp=3;tbsp=9|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1|198 14.6 23.5 4.7 0 0 1.2 24000 190 1.87 374 1
ranch-seasoning|milk|egg wheat gluten soy celery mustard|dairy|processed|1|sachet=28;tbsp=9;packet=28|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1|289.55 20.81 47.36 3.14 4.96 23.77 1.76 8026.8 664.05 2.74 1178.85 12.5
mustard-powder|mustard||||1|tsp=2;tbsp=6.3;cup=100.8;tsp seed=3.3;tbsp seed=10|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1|508 26.08 28.09 36.24 12.2 6.79 1.99 13 266 9.21 738 7.1
panch-phoron|mustard|celery|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50|30|||1|375 17.81 44.24 22.27 10.5 2.25 1.53 168 931 66.36 1788 7.7
sambar-powder|mustard|wheat gluten soy celery||pulse|1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|100 100 g bag;200 200 g bag|20|||1|331.8 15.04 55.32 15.26 27.23 - 1.58 45 432.05 19.93 1378.6 24.54
suya-spice|peanut|tree_nut sesame celery mustard|||1|tbsp=7;tsp=2.4|Spices & herbs|Pantry|50 50 g jar;100 100 g bag|40|||1|307.9 35.27 44.12 3.01 17.26 7.49 0.69 2064.2 165.3 6.15 1333.6 6.32
everything-bagel-seasoning|sesame|tree_nut peanut mustard|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1|437.4 14.72 37.55 28.85 11.86 1.94 3.88 3904.6 726.3 9.48 645.95 3.84
gomasio|sesame||||1|tsp=3;tbsp=9|Spices & herbs|Pantry|100|40|||1|565 16.96 25.74 48 14 - 6.72 11 989 14.76 475 0
shichimi-togarashi|sesame|tree_nut peanut mustard|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|90|||1|348.75 11.49 41.33 22.52 18.99 - 3.57 19.5 420.15 8.79 1167.65 61.66
zaatar|sesame|wheat gluten|||1|tsp=2.3;tbsp=7|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|40|||1|374 10.63 48.83 20.76 24.41 - - 1962.75 - - - -
dukkah|tree_nut sesame|peanut|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|50|||1|527.76 15.31 25.57 46.6 13.98 - 4.37 1187.04 522.7 15.08 777.48 6.12
meat-extract|wheat gluten celery|milk egg fish crustacean mollusc soy mustard|meat|processed|1|tsp=6;tbsp=18|Spices & herbs|Pantry|125 125 g jar;227 8 oz jar|30|||1|170 17.3 16.1 4 0 14.51 1.99 24000 60 2.23 403 0
gravy-granules|wheat gluten|milk soy celery|meat|grain processed|1|tbsp=6;tsp=2;sachet=24;packet=24|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|14|||1|367 10.74 59.38 9.61 2 - 3.32 4843 132 1.72 262 0.3
achiote-paste||wheat gluten sulphite||grain processed|1|tbsp=16;tsp=5.3;block=100|Spices & herbs|Pantry|100;113 4 oz|16|||1|222.94 8.7 43.8 6.68 16.82 4.36 1.04 3912.31 260.79 14.62 1062.56 3.31
adobo-seasoning||wheat gluten soy|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|20|||1|222.32 9.63 50.95 1.02 11.05 2.34 0.35 11665.8 255.17 6.57 821.18 4.17
ajwain||celery mustard|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1|333 19.77 49.9 14.59 38 0.64 0.62 17 689 16.23 1351 21
allspice-ground|||||1|piece=0.15;tsp=1.9;tbsp=6;cup=96;berry=0.1|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1|263 6.09 72.12 8.69 21.6 - 2.55 77 661 7.06 1044 39.2
amchur|||||1|tsp=2.5;tbsp=7|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|30|||1|319 2.45 78.58 1.18 2.4 66.27 0.29 162 0 0.23 279 42.3
anardana||sulphite|||1|tsp=3;tbsp=9|Spices & herbs|Pantry|100;200|20|||1|332 6.68 74.8 4.68 16 54.68 0.48 12 40 1.2 944 40.8
ancho-chile-dried|||||1|piece=17|Spices & herbs|Pantry|50;57 2 oz;100|30||||281 11.86 51.42 8.2 21.6 - 0.82 43 61 10.93 2411 2
anise-seed|||||1|tsp=2.1;tbsp=6.7;cup=107.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1|337 17.6 50.02 15.9 14.6 - 0.59 16 646 36.96 1441 21
annatto||wheat gluten|||1|tsp=2.5;tbsp=7.5;tbsp paste=16;tsp paste=5.3|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1|282 14.14 53.99 12.89 34.9 10.34 2.14 68 229 21.14 2280 0.9
asafoetida||wheat gluten||grain|1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|80|||1|323 23 58.35 6.41 24.6 - 1.46 67 176 33.53 770 3
baharat||sesame celery mustard|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|50|||1|291.35 12.25 57.92 11.93 30.44 - 1.57 75.7 592.35 24.86 1544 5.3
basil-dried|||||1|tsp=0.7;tbsp=2.1;cup=33.6|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1|233 22.98 47.75 4.07 37.7 1.71 2.16 76 2240 89.8 2630 0.8
bay-leaf|||||1|tsp=0.6;tbsp=1.8;cup=28.8;piece=0.2;leaf=0.2|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|110|||1|313 7.61 74.97 8.36 26.3 - 2.28 23 834 43 529 46.5
berbere||celery mustard||pulse|1|tsp=2.4;tbsp=7.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|50|||1|285.98 13.46 51.77 12.77 30.54 - 2.03 2626.1 354.83 21.03 1724.72 3.48
black-pepper|||||1|tsp=2.3;tbsp=6.9;cup=110.4;pinch=0.2;peppercorn=0.05;grind=0.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1|251 10.39 63.95 3.26 25.3 0.64 1.39 20 443 9.71 1329 0
cajun-seasoning||celery mustard|||1|tsp=2.7;tbsp=8|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|40|||1|237.97 10.37 50.71 6.21 21.76 5.36 1.25 7796.96 365.65 17.78 1324.84 10.05
caraway-seed|||||1|tsp=2.1;tbsp=6.7;cup=107.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1|333 19.77 49.9 14.59 38 0.64 0.62 17 689 16.23 1351 21
cardamom|||||1|tsp=2;tbsp=5.8;cup=92.8;piece=0.2;pod=0.2;black=0.7|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|120|||1|311 10.76 68.47 6.7 28 - 0.68 18 383 13.97 1119 21
cayenne-pepper|||||1|tsp=1.8;tbsp=5.3;cup=84.8;pinch=0.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1|318 12.01 56.63 17.27 27.2 10.34 3.26 30 148 7.8 2014 76.4
chaat-masala||wheat gluten celery mustard sulphite|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1|258.2 8.58 48.1 9.74 14.13 - 0.79 7843.1 423.65 20.95 904.65 16.7
chervil-dried|||||1|tsp=0.6;tbsp=1.9|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|90|||1|237 23.2 49.1 3.9 11.3 - 0.17 83 1346 31.95 4740 50
chili-flakes|||||1|tsp=1.8;tbsp=5.3;pinch=0.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|45|||1|318 12.01 56.63 17.27 27.2 10.34 3.26 30 148 7.8 2014 76.4
chili-lime-seasoning||wheat gluten celery mustard sulphite|||1|tsp=3;tbsp=9|Spices & herbs|Pantry|142 5 oz jar;156 156 g jar|22|||1|145.85 6.61 25.96 7.44 16.66 3.99 1.31 18591 158.3 7.85 990.85 9.42
chili-peppers-dried|||||1|piece=1.5;cup=37;arbol=0.5;guajillo=6;chipotle=3;pasilla=6;kashmiri=1;small=0.8|Spices & herbs|Pantry|50;57 2 oz;100|30||||324 10.58 69.86 5.81 28.7 41.06 0.81 91 45 6.04 1870 31.4
chili-powder|||||1|tsp=2.7;tbsp=8;cup=128|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1|282 13.46 49.7 14.28 34.8 7.19 2.46 2867 330 17.3 1950 0.7
chili-seasoning-mix||milk wheat gluten soy mustard||processed|1|sachet=37;tbsp=8;tsp=3;packet=37|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|30|||1|335 10.82 56.56 7.3 10.8 8.67 0 4616 0 3.9 - 5.9
chives-dried|||||1|tsp=0.1;tbsp=0.3;cup=4.8|Spices & herbs|Pantry|5 5 g jar;7 0.25 oz jar|150|||1|311 21.2 64.29 3.5 26.2 - 0.591 70 813 20 2960 660
cinnamon-ground|||||1|tsp=2.6;tbsp=7.8;cup=124.8;stick=3;piece=3;cm=0.4|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1|247 3.99 80.59 1.24 53.1 2.17 0.34 10 1002 8.32 431 3.8
cloves-ground|||||1|tsp=2.1;tbsp=6.5;cup=104;piece=0.1|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1|274 5.97 65.53 13 33.9 2.38 3.95 277 632 11.83 1020 0.2
coriander-ground|||||1|tsp=1.8;tbsp=5;cup=80|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1|298 12.37 54.99 17.77 41.9 - 0.99 35 709 16.32 1267 21
coriander-leaf-dried|||||1|tsp=0.6;tbsp=1.8|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|||1|279 21.93 52.1 4.78 10.4 7.27 0.12 211 1246 42.46 4466 566.7
cumin|||||1|tsp=2.1;tbsp=6;cup=96|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1|375 17.81 44.24 22.27 10.5 2.25 1.53 168 931 66.36 1788 7.7
curry-powder||celery mustard|||1|tsp=2;tbsp=6.3;cup=100.8|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1|325 14.29 55.83 14.01 53.2 2.76 1.65 52 525 19.1 1170 0.7
dill-dried|||||1|tsp=1;tbsp=3.1;cup=49.6|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1|253 19.96 55.82 4.36 13.6 - 0.23 208 1784 48.78 3308 50
dill-seed|||||1|tsp=2.1;tbsp=6.6|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|40|||1|305 15.98 55.17 14.54 21.1 - 0.73 20 1516 16.33 1186 21
dried-limes|||||1|piece=7;medium=7;tsp=2;tbsp=6|Spices & herbs|Pantry|100 100 g bag;113 4 oz bag|30|||1|210 4.9 73.78 1.4 19.6 11.83 0.14 14 231 4.2 714 203.7
fennel-seed|||||1|tsp=2;tbsp=5.8;cup=92.8|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1|345 15.8 52.29 14.87 39.8 - 0.48 88 1196 18.54 1694 21
fenugreek-leaves||celery mustard|||1|tsp=0.7;tbsp=2;cup=20|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|||1|298 12.37 54.99 17.77 41.9 - 0.99 35 709 16.32 1267 21
fenugreek-seed||||pulse|1|tsp=3.7;tbsp=11.1;cup=177.6|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1|323 23 58.35 6.41 24.6 - 1.46 67 176 33.53 770 3
file-powder|||||1|tsp=2;tbsp=6|Spices & herbs|Pantry|28 1 oz jar;30 30 g jar|90|||1|313 7.61 74.97 8.36 26.3 - 2.28 23 834 43 529 46.5
five-spice||celery mustard|||1|tsp=2;tbsp=6|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|55|||1|301.8 12.18 60.34 10.52 32.13 - 0.97 59.5 822.85 20.03 1243.35 12.33
garam-masala||celery mustard|||1|tsp=2;tbsp=6|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|50|||1|316.43 11.6 58.3 14.59 30.67 - 2.45 72.65 707.97 25.87 1223.01 10.98
garlic-powder|||||1|tsp=3.1;tbsp=9.7;cup=155.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1|331 16.55 72.73 0.73 9 2.43 0.25 60 79 5.65 1193 1.2
garlic-salt||wheat gluten celery|||1|tsp=4.8;tbsp=14.4|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|10|||1|82.75 4.14 18.18 0.18 2.25 0.61 0.06 29083.5 37.75 1.66 304.25 0.3
ginger-ground|||||1|tsp=1.8;tbsp=5.2;cup=83.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1|335 8.98 71.62 4.24 14.1 3.39 2.6 27 114 19.8 1320 0.7
grains-of-paradise|||||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|80|||1|251 10.39 63.95 3.26 25.3 0.64 1.39 20 443 9.71 1329 0
italian-seasoning|||||1|tsp=1;tbsp=3|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|60|||1|267.55 12.96 60.26 6.61 40.03 - 2.68 53.75 1825.6 69.18 1584.55 22.75
jerk-seasoning||celery mustard|||1|tsp=2.4;tbsp=7.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|45|||1|263.9 7.58 63.92 4.24 16.87 - 1.21 5475.24 508.61 18.93 840.04 23.23
juniper-berries|||||1|tsp=2;piece=0.2|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|||1|263 6.09 72.12 8.69 21.6 - 2.55 77 661 7.06 1044 39.2
kashmiri-chili-powder|||||1|tsp=2.6;tbsp=7.8|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;100 100 g bag|30|||1|318 12.01 56.63 17.27 27.2 10.34 3.26 30 148 7.8 2014 76.4
kokum||sulphite|||1|piece=2;tbsp=8;tsp=2.7|Spices & herbs|Pantry|100;200|20|||1|319 2.45 78.58 1.18 2.4 66.27 0.29 162 0 0.23 279 42.3
lavender-dried|||||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|120|||1|331 4.88 64.06 15.22 42.6 - 7.37 50 1280 29.25 955 61.2
lemon-pepper|||||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|30|||1|149.1 6.25 38.01 1.71 14.69 1.07 0.71 11641.3 252.75 5.36 750.55 19.41
mace-ground|||||1|tsp=1.7;tbsp=5.3;cup=84.8;piece=0.5;strip=0.5|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1|475 6.71 50.5 32.38 20.2 - 9.51 80 252 13.9 463 21
mahlab||tree_nut sulphite|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|28 1 oz;50|70|||1|579 21.15 21.55 49.93 12.5 4.35 3.8 1 269 3.71 733 0
marjoram-dried|||||1|tsp=0.6;tbsp=1.7;cup=27.2|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1|271 12.66 60.56 7.04 40.3 4.09 0.53 77 1990 82.71 1522 51.4
mint-dried|||||1|tsp=0.5;tbsp=1.6|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1|285 19.93 52.04 6.03 29.8 - 1.58 344 1488 87.47 1924 0
moringa-powder|||||1|tbsp=6;tsp=2;cup=80|Spices & herbs|Pantry|100;227 8 oz|45|||1|230.4 33.84 29.81 5.04 7.2 - - 32.4 666 14.4 1213.2 186.12
msg||wheat gluten|||1|tsp=4;tbsp=12;pinch=0.25|Spices & herbs|Pantry|100;200|12|||1|0 0 0 0 0 0 0 12280 0 0 0 0
nigella-seeds||sesame mustard|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1|375 17.81 44.24 22.27 10.5 2.25 1.53 168 931 66.36 1788 7.7
nutmeg|||||1|tsp=2.2;tbsp=7;cup=112;piece=5|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1|525 5.84 49.29 36.31 20.8 2.99 25.94 16 184 3.04 350 3
ogbono||tree_nut|||1|cup=90;tbsp=6|Spices & herbs|Pantry|100 100 g bag;200 200 g bag|22||||660 6.88 23.65 64.53 16.3 7.35 57.22 37 26 3.32 543 1.5
onion-flakes||sulphite|||1|tbsp=5;tsp=1.7;cup=80|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|22|||1|349 8.95 83.28 0.46 9.2 37.41 0.08 21 257 1.55 1622 75
onion-powder|||||1|tsp=2.4;tbsp=6.9;cup=110.4|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1|341 10.41 79.12 1.04 15.2 6.63 0.22 73 384 3.9 985 23.4
onion-soup-mix||milk wheat gluten soy celery||processed|1|sachet=39;tbsp=7;packet=39|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|20|||1|293 7.48 65.07 0.34 6.6 4.65 0.09 8031 143 1.25 721 3.4
orange-zest-dried|||||1|piece=5;tsp=2|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|||1|97 1.5 25 0.2 10.6 - 0.02 3 161 0.8 212 136
oregano-dried|||||1|tsp=1;tbsp=3|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1|265 9 68.92 4.28 42.5 4.09 1.55 25 1597 36.8 1260 2.3
paprika|||||1|tsp=2.3;tbsp=6.8;cup=108.8|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1|282 14.14 53.99 12.89 34.9 10.34 2.14 68 229 21.14 2280 0.9
parsley-dried|||||1|tsp=0.5;tbsp=1.6;cup=25.6|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1|292 26.63 50.64 5.48 26.7 7.27 1.38 452 1140 22.04 2683 125
pasilla-dried|||||1|piece=7|Spices & herbs|Pantry|50;57 2 oz;100|35||||345 12.35 51.13 15.85 26.8 - - 89 97 9.83 2222 6.4
pink-peppercorns||tree_nut mustard|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|||1|251 10.39 63.95 3.26 25.3 0.64 1.39 20 443 9.71 1329 0
poultry-seasoning|||||1|tsp=1.5;tbsp=4.4|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|60|||1|307 9.59 65.59 7.53 11.3 1.8 3.29 27 996 35.3 684 12
pumpkin-pie-spice|||||1|tsp=1.7;tbsp=5.6;cup=89.6|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1|342 5.76 69.28 12.6 14.8 7.76 6.53 52 682 19.71 663 23.4
ras-el-hanout||celery mustard|||1|tsp=2;tbsp=6|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|55|||1|309.07 11.53 60.78 11.11 27.63 - 1.57 64.82 559 29.41 1450.76 7.21
rose-petals||sulphite|||1|tsp=0.5;tbsp=1.5;cup=12|Spices & herbs|Pantry|28 1 oz;50|80|||1|331 4.88 64.06 15.22 42.6 - 7.37 50 1280 29.25 955 61.2
rosemary-dried|||||1|tsp=1.2;tbsp=3.3;cup=52.8|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1|331 4.88 64.06 15.22 42.6 - 7.37 50 1280 29.25 955 61.2
saffron|||||1|tsp=0.7;tbsp=2.1;cup=33.6;pinch=0.05;thread=0.002;sachet=0.125|Spices & herbs|Pantry|1;2|4500|||1|310 11.43 65.37 5.85 3.9 - 1.59 148 111 11.1 1724 80.8
sage-dried|||||1|tsp=0.7;tbsp=2;cup=32|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1|315 10.63 60.73 12.75 40.3 1.71 7.03 11 1652 28.12 1070 32.4
salt|||||1|cup=292;tsp=6;tbsp=18;pinch=0.4;tsp diamond=2.8;tbsp diamond=8.4;tsp morton=4.8;tbsp morton=14.4;tsp kosher=4;tbsp kosher=12;cup kosher=192|Spices & herbs|Pantry|500;737 26 oz;750|1.2|||1|0 0 0 0 0 0 0 38758 24 0.33 8 0
savory-dried|||||1|tsp=1.4;tbsp=4.4|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|80|||1|272 6.73 68.73 5.91 45.7 - 3.26 24 2132 37.88 1051 50
sazon||wheat gluten soy|||1|sachet=5;tsp=3|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1|0 0 0 0 0 0 0 17000 0 0 - 0
sichuan-pepper|||||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|50|||1|251 10.39 63.95 3.26 25.3 0.64 1.39 20 443 9.71 1329 0
sinigang-mix||milk egg fish crustacean mollusc wheat gluten soy||processed|1|packet=40;sachet=22;tbsp=10;tsp=3.3|Spices & herbs|Pantry|40 1.4 oz packet;44 44 g packet|18|||1|197.86 1.39 49.77 0.23 2.36 26.45 0.08 14741.12 51.84 1.16 226.16 2.31
smoked-paprika|||||1|tsp=2.3;tbsp=6.8|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|45|||1|282 14.14 53.99 12.89 34.9 10.34 2.14 68 229 21.14 2280 0.9
star-anise|||||1|piece=1;tsp=2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|60|||1|337 17.6 50.02 15.9 14.6 - 0.59 16 646 36.96 1441 21
steak-seasoning||wheat gluten soy celery mustard sulphite|||1|tsp=3.5;tbsp=10.5|Spices & herbs|Pantry|96 3.4 oz jar;100 100 g jar|35|||1|216.6 7.83 49.07 3.52 13.99 - 0.64 11661.45 202 6.85 897.85 3.71
sumac|||||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|40|||1|314 5 70 5 26 - - 25 - - - -
taco-seasoning||milk wheat gluten soy mustard||processed|1|tsp=2.85;tbsp=8.5;sachet=28;packet=28|Spices & herbs|Pantry|28 1 oz;35|35|||1|322 4.5 58 0 13.3 10.83 0 7203 0 7.2 1000 0
tandoori-masala||wheat gluten celery mustard sulphite|||1|tsp=2.5;tbsp=7.5|Spices & herbs|Pantry|50 50 g jar;100 100 g bag|30|||1|281.89 12.31 51.88 11.34 23.91 - 1.51 3937.86 369.96 24.23 1581.27 8.68
tarragon-dried|||||1|tsp=0.6;tbsp=1.8;cup=28.8|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1|295 22.77 50.22 7.24 7.4 - 1.88 62 1139 32.3 3020 50
thyme-dried|||||1|tsp=1;tbsp=2.7;cup=43.2|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1|276 9.11 63.94 7.43 37 1.71 2.73 55 1890 123.6 814 50
tomato-powder||sulphite|||1|tbsp=7;tsp=2.3|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1|302 12.91 74.68 0.44 16.5 43.9 0.06 134 166 4.56 1927 116.7
turmeric|||||1|tsp=3;tbsp=9.4;cup=150.4|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1|312 9.68 67.14 3.25 22.7 3.21 1.84 27 168 55 2080 0.7
white-pepper|||||1|tsp=2.4;tbsp=7.1;cup=113.6;pinch=0.2|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1|296 10.4 68.61 2.12 26.2 - 0.63 5 265 14.31 73 21
tomato-sauce-herbs|milk|celery|dairy||1|cup=244;can=425|Canned & jars|Produce|400 400 g can;425 15 oz can|4||||59 2.13 10.24 1.93 2.2 - 0.63 543 37 0.87 356 10
apple-pie-filling||sulphite||added-sugar processed|1|can=595;cup=252|Canned & jars|Produce|595 21 oz can|6||||100 0.1 26.1 0.1 1 13.8 0 47 4 0.29 45 1.7
apricots-canned|||||1|cup=244;can=425|Canned & jars|Produce|400 400 g jar;425 15 oz jar|5||||48 0.63 12.34 0.04 1.6 10.74 0 4 12 0.3 165 4.9
artichoke-hearts-canned||sulphite|||1|cup=168;piece=20;can=240;jar=170|Canned & jars|Produce|240 14 oz can;240 400 g can|12||4||53 2.88 11.91 0.34 5.7 0.99 0.079 176 21 0.61 285 7.4
artichoke-hearts-marinated||soy sulphite||processed|1|cup=168;piece=20;jar=170;can=170|Canned & jars|Produce|212 12 oz jar;170 280 g jar|18||14||138.94 2.26 6.67 12.37 3.35 - 1.96 428.02 16.64 0.44 213.38 4.56
asparagus-canned|||||1|cup=242;can=248;spear=18|Canned & jars|Produce|240 400 g can;255 15 oz can|9||||19 2.14 2.46 0.65 1.6 1.06 0.15 287 16 1.83 172 18.4
baby-corn||sulphite|||0.54|piece=10;cup=150;can=240|Canned & jars|Produce|240 400 g can;255 15 oz can|7||||86 3.27 18.7 1.35 2 6.26 0.33 15 2 0.52 270 6.8
banana-blossom||sulphite|||0.5|piece=250;medium=250;cup=100;can=280|Canned & jars|Produce|280 19 oz can;280 540 g can|8||5||38 2.63 7.75 0.43 3.9 - 0.1 47 19 0.5 248 5.3
bean-sprouts-canned|||||1|cup=125;can=240|Canned & jars|Produce|240 400 g can;255 15 oz can|5||||12 1.4 2.14 0.06 0.8 0.7 0.02 42 14 0.43 27 0.3
beets-pickled||mustard sulphite||added-sugar|1|cup=227;can=240|Canned & jars|Produce|240 400 g can;255 15 oz can|6||||65 0.8 16.28 0.08 0.8 11.05 0.01 149 11 0.41 115 2.3
blueberry-pie-filling||sulphite||added-sugar|1|cup=262;can=595|Canned & jars|Produce|400 400 g jar;425 15 oz jar|7||||181 0.41 44.38 0.2 2.6 37.75 0 12 27 0.8 115 0.7
carrots-canned|||||1|cup=146;can=284;slice=2.8|Canned & jars|Produce|240 400 g can;255 15 oz can|4||||25 0.64 5.54 0.19 1.5 2.48 0.04 242 25 0.64 179 2.7
cherries-canned|||||1|cup=250;can=425|Canned & jars|Produce|400 400 g jar;425 15 oz jar|8||||54 0.91 13.81 0.02 1.5 12.31 0 3 14 0.58 131 2.5
cherry-pie-filling||sulphite||added-sugar|1|can=595;cup=264;tbsp=16|Canned & jars|Produce|400 400 g jar;425 15 oz jar|6||||115 0.37 28 0.07 0.6 - 0.02 18 11 0.24 105 3.6
coconut-cream-sweetened||milk sulphite||added-sugar|1|cup=296;tbsp=19|Canned & jars|Produce|400 400 g jar;425 15 oz jar|9||||357 1.17 53.21 16.31 0.2 51.5 15.47 36 4 0.13 101 0
corn-creamed||milk wheat gluten||starchy added-sugar|1|cup=256;can=418|Canned & jars|Produce|400 400 g can;418 14.75 oz can|4||||72 1.74 18.13 0.42 1.2 3.23 0.07 261 3 0.38 134 4.6
fruit-cocktail|||||1|cup=237;can=425|Canned & jars|Produce|400 400 g jar;425 15 oz jar|5||||46 0.46 11.86 0.01 1 10.86 0 4 8 0.21 95 2.7
grapefruit-canned|||||1|cup=249;can=425|Canned & jars|Produce|400 400 g jar;425 15 oz jar|6||||37 0.7 9.21 0.09 0.4 8.8 0.01 7 15 0.21 169 33.9
jackfruit-canned|||||1|cup=150;can=280|Canned & jars|Produce|240 400 g can;255 15 oz can|9||||57 1.03 13.95 0.38 0.9 11.45 0.12 2.8 15.6 0.14 268.8 8.22
jackfruit-canned-syrup||||added-sugar|1|cup=178;can=400;tbsp=16|Canned & jars|Produce|400 400 g jar;425 15 oz jar|6||||92 0.36 23.94 0.14 0.9 - - 11 44 0.29 96 0.5
lychee-canned||sulphite||added-sugar|0.6|cup=250;piece=10;can=425|Canned & jars|Produce|400 400 g jar;425 15 oz jar|7||||66 0.83 16.53 0.44 1.3 15.23 0.1 1 5 0.31 171 71.5
mandarins-canned|||||1|can=175;cup=189|Canned & jars|Produce|175 298 g can;170 11 oz can|7||||38 0.75 9.41 0.04 1.2 8.25 0.004 5 12 0.27 136 33.9
mangosteen|||||1|cup=196|Canned & jars|Produce|400 400 g jar;425 15 oz jar|12||||73 0.41 17.91 0.58 1.8 - - 7 12 0.3 48 2.9
mixed-vegetables-canned||celery||starchy|1|cup=163;can=240|Canned & jars|Produce|240 400 g can;255 15 oz can|4||||49 2.59 9.26 0.25 3 2.41 0.05 214 27 1.05 291 5
mushy-peas||||starchy|1|cup=170;can=240|Canned & jars|Produce|300 300 g can;400 400 g can|4||||68 4.47 11.36 0.8 4.9 2.99 0.14 273 23 1.18 106 4.2
pears-canned|||||1|cup=244;half=76;can=425|Canned & jars|Produce|400 400 g jar;425 15 oz jar|5||||50 0.34 12.94 0.07 1.6 9.7 0 4 9 0.29 96 1.6
plums-canned|||||1|cup=252;piece=46;can=425|Canned & jars|Produce|400 400 g jar;425 15 oz jar|5||||58 0.51 15.15 0.02 0.9 14.22 0 1 10 0.34 154 2.8
potato-canned||||starchy|1|cup=180;can=240|Canned & jars|Produce|240 400 g can;255 15 oz can|3.5||||60 1.41 13.61 0.21 2.3 - 0.05 219 5 1.26 229 5.1
pumpkin-pie-filling||||added-sugar|1|cup=270;can=850|Canned & jars|Produce|240 400 g can;255 15 oz can|5||||104 1.09 26.39 0.13 8.3 - 0.07 208 37 1.06 138 3.5
rambutan||||added-sugar|1|cup=150;piece=9|Canned & jars|Produce|400 400 g jar;425 15 oz jar|8||||82 0.65 20.87 0.21 0.9 - - 11 22 0.35 42 4.9
straw-mushrooms-canned||sulphite|||1|cup=182;can=240;piece=5.5|Canned & jars|Produce|240 400 g can;255 15 oz can|10||||32 3.83 4.64 0.68 2.5 - 0.09 384 10 1.43 78 0
sweet-potato-canned||||starchy|1|cup=255;can=240|Canned & jars|Produce|240 400 g can;255 15 oz can|4||||91 1.65 21.12 0.2 1.8 5 0.04 53 22 0.89 312 26.4
tomatoes-green-chiles||sulphite|||1|cup=241;can=283|Canned & jars|Produce|283 10 oz can;400 400 g can|4||||15 0.69 3.62 0.08 - - 0.01 401 20 0.26 107 6.2
tomatoes-stewed||||added-sugar|1|cup=255;can=411|Canned & jars|Produce|400 400 g can;411 14.5 oz can|3||||26 0.91 6.19 0.19 1 3.52 0.03 221 34 1.33 207 7.9
acorn-jelly||wheat gluten||starchy|1|cup=240;block=400;piece=400|Chilled & plant-based|Produce|400;454 1 lb|6||5||41.91 0.03 10.04 0.01 0.1 0 0 4.55 2.89 0.05 0.33 0
guacamole||milk sulphite|||1|cup=240;tbsp=15;scoop=30|Chilled & plant-based|Produce|150;200;227 8 oz|11||3||132.93 1.78 8.02 11.76 5.61 1.07 1.71 316.87 13.09 0.5 427.74 11.75
kimchi||fish crustacean||processed|1|cup=150|Chilled & plant-based|Produce|250 250 g jar;397 14 oz jar;400 400 g jar|17.58|P|30||15 1.1 2.4 0.5 1.6 1.06 0.07 498 33 2.5 151 0
vegetable-juice|celery||||1|cup=253;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|3||7||22 0.93 3.87 0.31 0.5 2.84 0.09 169 14 0.28 185 54.3
tomato-clam-juice|mollusc|fish crustacean wheat gluten soy celery|mollusc|added-sugar|1|cup=248;tbsp=15.5;ml=1.05;can=166|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|3||7||48 0.6 10.95 0.2 0.4 3.31 0 362 8 0.15 89 5
apple-cider||sulphite|||1|cup=248;floz=31;ml=1.04|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4||7||46 0.1 11.3 0.13 0.2 9.62 0.02 4 8 0.12 101 0.9
apricot-nectar||sulphite||added-sugar|1|cup=248;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4||7||56 0.17 13.63 0.45 0.1 12.79 0.03 8 11 0.1 67 29.7
carrot-juice|||||1|cup=236;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|4||7||40 0.95 9.28 0.15 0.8 3.91 0.03 66 24 0.46 292 8.5
cranberry-juice-cocktail||sulphite||added-sugar|1|cup=253;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2||7||54 0 13.52 0.1 0 11.87 0.01 2 3 0.1 14 42.3
grapefruit-juice|||||1|cup=247;tbsp=15.5;ml=1.05;piece=196|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|3||7||39 0.5 9.2 0.1 - - 0.01 1 9 0.2 162 38
guava-nectar||sulphite||added-sugar|1|cup=248;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4||7||48 0.3 13.3 0.07 1.2 10.15 0.02 6 8 0.54 33 21.3
mango-nectar||sulphite||added-sugar|1|cup=251;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4||7||51 0.11 13.12 0.06 0.3 12.45 0.01 5 17 0.36 24 15.2
passion-fruit-juice|||||1|cup=247;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|6||7||51 0.39 13.6 0.05 0.2 13.4 0 6 4 0.24 278 29.8
peach-nectar||sulphite||added-sugar|1|cup=248;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4||7||49 0.1 11.61 0.57 0.1 12.08 0.04 11 6 0.07 30 0
pear-nectar||sulphite||added-sugar|1|cup=248;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4||7||60 0.11 15.76 0.01 0.6 15.16 0 4 5 0.26 13 1.1
prune-juice|||||1|cup=256;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|3||7||71 0.61 17.45 0.03 1 16.45 0 4 12 1.18 276 4.1
tangerine-juice|||||1|cup=247;tbsp=15.5;ml=1.05|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|5||7||43 0.5 10.1 0.2 0.2 9.9 0.02 1 18 0.2 178 31
yuzu-juice||sulphite|||1|tbsp=15;tsp=5;piece=7|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|30||7||22 0.35 6.9 0.24 0.3 2.52 0.04 1 6 0.08 103 38.7
soffritto-mix|celery||||1|cup=130|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6||||32.41 0.91 7.32 0.17 2.03 3.45 0.04 50.53 31.91 0.24 241.04 5.49
potato-pancakes|egg wheat gluten|milk soy|egg|starchy refined-oil|1|piece=37|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6||||268 6.08 27.81 14.76 3.3 1.79 2.5 764 32 1.67 622 27.6
acai-puree|||||1|packet=100;cup=240;tbsp=15|Frozen|Produce|400 14 oz;400 4 x 100 g|18||||70 1 4 5 3 0 1.2 10 35 0.6 125 9
apples-frozen|||||1|cup=173|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5||||48 0.28 12.31 0.32 1.3 10.1 0.05 3 4 0.18 77 0.1
apricots-frozen||sulphite||added-sugar|1|cup=242|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|7||||98 0.7 25.1 0.1 2.2 - 0.01 4 10 0.9 229 9
artichoke-hearts-frozen||sulphite|||1|cup=168;piece=20;can=240;jar=170|Frozen|Produce|300 300 g bag;340 12 oz bag|11||||38 2.63 7.75 0.43 3.9 - 0.1 47 19 0.5 248 5.3
asparagus-frozen|||||1|cup=140|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8||||24 3.23 4.1 0.23 1.9 - 0.05 8 25 0.73 253 31.8
avocado-frozen|||||0.74|cup=150|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|10||||160 2 8.53 14.66 6.7 0.66 2.13 7 12 0.55 485 10
banana-frozen|||||0.64|piece=118;cup=150;small=101;medium=118;large=136|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5||||89 1.09 22.84 0.33 2.6 12.23 0.11 1 5 0.26 358 8.7
banana-leaf|||||1|piece=1;sheet=1;leaf=1|Frozen|Produce|454 1 lb;500|5||||0 0 0 0 0 0 0 4 3 0 0 0
bell-pepper-frozen|||||1|cup=140|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6||||20 1.08 4.45 0.21 1.6 - 0.03 5 9 0.62 91 58.7
bell-pepper-red-frozen|||||1|cup=140|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6||||20 1.08 4.45 0.21 1.6 3.26 0.03 5 9 0.62 91 58.7
blackberries-frozen|||||1|cup=151|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8||||64 1.18 15.67 0.43 5 10.67 0.01 1 29 0.8 140 3.1
blueberries-frozen|||||1|cup=155|Frozen|Produce|340 12 oz bag;400 400 g bag;500 500 g bag;1000 1 kg bag;1361 3 lb bag|9.39|E|||51 0.42 12.17 0.64 2.7 8.45 0.05 1 8 0.18 54 2.5
boysenberries-frozen|||||1|cup=132|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|10||||50 1.1 12.19 0.26 5.3 6.89 0.01 1 27 0.85 139 3.1
broccoli-frozen|||||1|cup=156|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.76|E|||26 2.81 4.78 0.29 3 1.35 0.04 24 56 0.81 212 56.4
brussels-sprouts-frozen|||||1|cup=155|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|6.38|E|||41 3.78 7.86 0.41 3.8 - 0.08 10 26 0.93 370 74.1
butternut-squash-frozen|||||1|cup=150|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|4.37|e|||57 1.76 14.41 0.1 1.3 2.83 0.02 2 29 0.88 212 6.2
carrots-frozen|||||1|cup=128|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|4||||36 0.78 7.9 0.46 3.3 4.76 0.05 68 36 0.44 235 2.5
cauliflower-frozen|||||1|cup=132|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.89|E|||24 2.01 4.68 0.27 2.3 2.22 0.04 24 22 0.54 193 48.8
cherries-sour-frozen|||||1|cup=155|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|9||||46 0.92 11.02 0.44 1.6 9.02 0.1 1 13 0.53 124 1.7
cherries-sweet-frozen|||||1|cup=140|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8||||89 1.15 22.36 0.13 2.1 20.26 0.03 1 12 0.35 199 1
collards-frozen|||||1|cup=140|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5||||33 2.69 6.46 0.37 3.6 - 0.05 48 201 1.07 253 40
corn-frozen||||grain starchy|1|cup=136|Frozen|Produce|340 12 oz bag;454 16 oz bag;500 500 g bag;900 900 g bag|4.15|E|||88 3.02 20.71 0.78 2.1 2.5 0.12 3 4 0.42 213 6.4
corn-on-cob-frozen||||starchy|1|ear=125;piece=125|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5||||98 3.28 23.5 0.78 2.8 3.78 0.12 5 4 0.68 294 7.2
french-fries-frozen||wheat gluten||starchy refined-oil processed|1|strip=8.9;cup=100|Frozen|Produce|750;794 28 oz;1000 1 kg|4.67|E|||147 2.24 24.81 4.66 1.9 0.2 1 332 9 0.62 408 17.3
fried-plantain||||starchy|1|cup=169;piece=130;slice=12|Frozen|Produce|400|8||||236 1.42 40.77 7.51 3.2 21.76 1.816 6 6 0.62 507 -
green-beans-frozen||||pulse|1|cup=121|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|4.91|E|||39 1.79 7.54 0.21 2.6 2.21 0.05 3 42 0.85 186 12.9
hash-browns-frozen||||starchy processed|1|cup=210;piece=55;patty=55|Frozen|Produce|700;850 30 oz|4.67|e|||82 2.06 17.72 0.62 1.4 - 0.16 22 10 0.98 285 8.2
kale-frozen|||||1|cup=130|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.65|E|||28 2.66 4.9 0.46 2 - 0.06 15 136 0.93 333 39.3
lingonberries|||||0.98|cup=100|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|12||||46 0.46 11.97 0.13 3.6 4.27 0.01 2 8 0.23 80 14
mixed-berries-frozen|||||1|cup=140|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8||||44.85 0.81 10.69 0.45 3.99 5.56 - 1.3 18.85 0.57 128.05 23.73
mixed-vegetables-frozen||||grain pulse|1|cup=140|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|4.39|E|||72 3.33 13.47 0.52 4 - 0.1 47 25 0.95 212 10.4
mushrooms-frozen|||||0.97|cup=96;cup sliced=70;cup piece=70;slice=6;piece=18;small=10;medium=18;large=23|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6||||22 3.09 3.26 0.34 1 1.98 0.05 5 3 0.5 318 2.1
okra-frozen|||||1|cup=112|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.53|E|||30 1.69 6.63 0.25 2.2 2.97 0.07 3 81 0.57 211 12.4
onions-frozen|||||1|cup=140|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|4||||29 0.79 6.82 0.1 1.8 - 0.02 12 17 0.33 124 3.3
pearl-onions-frozen|||||1|piece=9;cup=180|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6||||35 0.89 8.45 0.06 1.7 3.81 0.01 10 36 0.46 142 8
peas-and-carrots-frozen||||pulse|1|cup=140|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|4.53|E|||53 3.4 11.15 0.47 3.4 - 0.08 79 27 1.09 194 11.2
peas-frozen||||pulse|1|cup=134|Frozen|Produce|340 12 oz bag;454 16 oz bag;500 500 g bag;900 900 g bag|4.9|E|||77 5.22 13.62 0.4 4.5 5 0.07 108 22 1.53 153 18
pineapple-frozen||||added-sugar|1|cup=245|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6||||86 0.4 22.2 0.1 1.1 21.1 0.01 2 9 0.4 100 8
potato-puffs||milk wheat gluten soy||starchy refined-oil processed|1|cup=90;piece=9|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5||||178 1.93 24.8 8.71 2.3 0.28 1.42 428 13 0.47 247 6.9
potatoes-obrien||wheat gluten||starchy processed|1|cup=194|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|4||||76 1.83 17.47 0.14 1.9 - 0.03 33 13 1.03 249 11.3
potatoes-whole-frozen||||starchy|1|cup=182|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|3||||78 2.38 17.47 0.16 1.2 0.78 0.04 25 8 1.01 346 14.2
raspberries-frozen|||||1|cup=140|Frozen|Produce|340 12 oz bag;400 400 g bag;500 500 g bag;1000 1 kg bag;1361 3 lb bag|15.13|E|||52 1.2 11.94 0.65 6.5 4.42 - 1 25 0.69 151 26.2
rhubarb-frozen|||||1|cup=137|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6||||21 0.55 5.1 0.11 1.8 1.1 0.03 2 194 0.29 108 4.8
snow-peas-frozen|||||1|cup=144|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|7||||42 2.8 7.2 0.3 3.1 - 0.06 4 50 2 192 22
spinach-frozen|||||1|cup=156|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.6|E|||29 3.63 4.21 0.57 2.9 0.65 0.04 74 129 1.89 346 5.5
stir-fry-vegetables-frozen|||||1|cup=100|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5||||72 3.33 13.47 0.52 4 - 0.1 47 25 0.95 212 10.4
strawberries-frozen|||||1|cup=149|Frozen|Produce|340 12 oz bag;400 400 g bag;500 500 g bag;1000 1 kg bag;1361 3 lb bag|8.21|E|||35 0.43 9.13 0.11 2.1 4.56 0.01 2 16 0.75 148 41.2
succotash||||starchy|1|cup=156|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5||||93 4.31 19.94 0.89 4 - 0.17 45 16 0.94 295 8.5
sweet-potato-fries-frozen||wheat gluten||starchy refined-oil processed|1|cup=100|Frozen|Produce|750;794 28 oz;1000 1 kg|4.67|e|||182 2.16 35.58 8.92 5.7 12.9 1.16 146 52 0.77 409 7.5
sweet-potato-frozen||||starchy|1|cup=176|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5||||96 1.71 22.22 0.18 1.7 - 0.04 6 37 0.53 365 13.3
tostones||||starchy|1|cup=118;piece=20;slice=20|Frozen|Produce|400|8||||309 1.5 49.17 11.81 3.5 3.63 3.69 2 4 0.67 482 3.4
turnip-greens-frozen|||||1|cup=164|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5||||22 2.47 3.67 0.31 2.5 - 0.07 12 118 1.51 184 26.8
celeriac|celery||||0.75|cup=156;piece=450|Produce|Produce|600 1 piece|3.863|p|21||42 1.5 9.2 0.3 1.8 1.6 0.08 100 43 0.7 300 8
celery|celery||||0.89|cup=101;tbsp=7.5;stalk=40;strip=4;piece=40;small=17;medium=40;large=64;bunch=400;head=400;heart=200|Produce|Produce|450;454 1 lb|2.86|E|14||16 0.69 2.97 0.17 1.6 1.34 0.04 80 40 0.2 260 3.1
mustard-greens|mustard||||0.75|cup=56;bunch=250;leaf=15;cup cooked=140|Produce|Produce|250 1 bunch;340 1 bunch|7.19|e|7||27 2.86 4.67 0.42 3.2 1.32 0.01 20 115 1.64 384 70
soybean-sprouts|soy|||pulse|1|cup=70|Produce|Produce|200;300|5||3||122 13.09 9.57 6.7 1.1 - 0.93 14 67 2.1 484 15.3
acorn-squash|||||0.46|cup=140;piece=431|Produce|Produce|937 1 piece|2.98|E|21||40 0.8 10.42 0.1 1.5 - 0.02 3 33 0.7 347 11
alfalfa-sprouts|||||1|cup=33;tbsp=3|Produce|Produce|200;300|12||3||23 3.99 2.1 0.69 1.9 0.2 0.07 6 32 0.96 79 8.2
amaranth-leaves|||||0.94|cup=28;leaf=14;bunch=250|Produce|Produce|250;400;454 1 lb;500|9||4||23 2.46 4.02 0.33 - - 0.09 20 215 2.32 611 43.3
apple|||||0.9|cup=125;cup sliced=109;piece=182;small=149;medium=182;large=223|Produce|Produce|202 1 piece;1000 1 kg;1361 3 lb|4.56|E|21||52 0.26 13.81 0.17 2.4 10.39 0.03 1 6 0.12 107 4.6
apricot|||||0.93|cup=165;cup half=155;piece=35|Produce|Produce|38 1 piece|8.88|E|7||48 1.4 11.12 0.39 2 9.24 0.03 1 13 0.39 259 10
artichoke|||||0.38|piece=128;medium=128;large=162;baby=60|Produce|Produce|337 1 piece|6.07|E|7||47 3.27 10.51 0.15 5.4 0.99 0.04 94 44 1.28 370 11.7
arugula|||||1|cup=20;leaf=2;bunch=100|Produce|Produce|80;120;142 5 oz;200|27.42|P|5||25 2.58 3.65 0.66 1.6 2.05 0.09 27 160 1.46 369 15
asian-pear|||||0.91|cup=161;cup sliced=140;piece=122|Produce|Produce|198 1 piece|5||6||42 0.5 10.65 0.23 3.6 7.05 0.01 0 4 0 121 3.8
asparagus|||||0.53|cup=134;spear=16;piece=16;small=12;medium=16;large=20;bunch=200;stalk=16|Produce|Produce|250 1 bunch;450 1 bunch|7.26|E|7||20 2.2 3.88 0.12 2.1 1.88 0.04 2 24 2.14 202 5.6
avocado|||||0.74|cup=146;cup cubed=150;cup pureed=230;piece=150;small=100;medium=150;large=201;half=75|Produce|Produce|203 1 piece|6.57|E|4||160 2 8.53 14.66 6.7 0.66 2.13 7 12 0.55 485 10
avocado-florida|||||0.67|piece=304;cup=230|Produce|Produce|454 1 piece|5||10||120 2.23 7.82 10.06 5.6 2.42 1.96 2 10 0.17 351 17.4
baby-carrots|||||1|piece=10;medium=10;large=15;cup=128|Produce|Produce|300;454 1 lb;500|3.32|E|7||35 0.64 8.24 0.13 2.9 4.76 0.02 78 32 0.89 237 2.6
baby-potatoes||||starchy|1|piece=40;cup=150|Produce|Produce|500;680 1.5 lb;750|3.5||21||77 2.05 17.49 0.09 2.1 0.82 0.03 6 12 0.81 425 19.7
baby-spinach|||||1|cup=30;leaf=1;cup cooked=180|Produce|Produce|80;120;142 5 oz;200|10.13|E|5||20.73 2.85 2.41 0.62 1.56 - - 111.4 68.35 1.26 581.8 26.52
baby-zucchini|||||0.87|piece=11|Produce|Produce|250;400;454 1 lb;500|9||7||21 2.71 3.11 0.4 1.1 - 0.08 3 21 0.79 459 34.1
bamboo-shoots-fresh|||||0.29|cup=151|Produce|Produce|250;400;454 1 lb;500|9||7||27 2.6 5.2 0.3 2.2 3 0.07 4 13 0.5 533 4
banana|||||0.64|cup=150;cup mashed=225;piece=118;small=81;medium=118;large=136;slice=5|Produce|Produce|184 1 piece|1.42|B|5||89 1.09 22.84 0.33 2.6 12.23 0.11 1 5 0.26 358 8.7
banana-pepper|||||0.82|cup=124;piece=46;small=33;medium=46;large=75|Produce|Produce|56 1 piece|9.52|P|7||27 1.66 5.35 0.45 3.4 1.95 0.05 13 14 0.46 256 82.7
basil-fresh|||||0.8|cup=24;tbsp=2.65;leaf=0.5;bunch=30;sprig=2.5|Produce|Produce|20;21 0.75 oz;30 1 bunch|72.27|P|5||23 3.15 2.65 0.64 1.6 0.3 0.04 4 177 3.17 295 18
bean-sprouts-mung||||pulse|1|cup=104|Produce|Produce|200;300|10.42|P|3||30 3.04 5.94 0.18 1.8 4.13 0.05 6 13 0.91 149 13.2
beet|||||0.67|cup=136;piece=82;small=50;medium=82;large=150;baby=35;bunch=330|Produce|Produce|122 1 piece|3.451|p|21||43 1.61 9.56 0.17 2.8 6.76 0.03 78 16 0.8 325 4.9
beet-greens|||||0.56|cup=38;leaf=32;bunch=190;cup cooked=144|Produce|Produce|250 1 bunch;340 1 bunch|5||7||22 2.2 4.33 0.13 3.7 0.5 0.02 226 117 2.57 762 30
belgian-endive|||||0.89|cup=90;head=53;piece=53|Produce|Produce|60 1 piece|8||7||17 0.9 4 0.1 3.1 - 0.02 2 19 0.24 211 2.8
bitter-melon|||||0.83|slice=9.9;piece=124;cup=93|Produce|Produce|218 1 piece|5||7||17 1 3.7 0.17 2.8 - - 5 19 0.43 296 84
black-currants|||||0.98|piece=6;cup=112|Produce|Produce|150;170;170 6 oz|18||3||63 1.4 15.38 0.41 - - 0.03 2 55 1.54 322 181
black-eyed-peas-fresh||||pulse|0.51|cup=145|Produce|Produce|250;454 1 lb;500|7||4||90 2.95 18.83 0.35 5 3 0.09 4 126 1.1 431 2.5
black-garlic|||||0.87|clove=5;piece=5;head=40|Produce|Produce|100 100 g jar;113 4 oz jar|60||7||149 6.36 33.06 0.5 2.1 1 0.09 17 181 1.7 401 31.2
blackberries|||||0.96|cup=144;piece=6|Produce|Produce|150;170;170 6 oz|16.58|E|3||43 1.39 9.61 0.49 5.3 4.88 0.01 1 29 0.62 162 21
blueberries|||||0.95|cup=148;piece=1.4|Produce|Produce|125;150;170 6 oz;300;312 11 oz|10.21|E|7||57 0.74 14.49 0.33 2.4 9.96 0.03 1 6 0.28 77 9.7
bok-choy|||||0.88|cup=70;head=150;leaf=14;piece=150;baby=80;bunch=400;cup cooked=170|Produce|Produce|170 1 piece;500|5.051|P|7||13 1.5 2.18 0.2 1 1.18 0.03 65 105 0.8 252 45
bottle-gourd|||||0.7|slice=9.9;piece=196;cup=116;small=400;medium=700;large=1000|Produce|Produce|218 1 piece|4||7||14 0.62 3.39 0.02 0.5 - 0 2 26 0.2 150 10.1
bouquet-garni||celery|||1|piece=5;bunch=5;sachet=3|Produce|Produce|20 1 bunch;20|40||7||93.8 4.31 21.16 2.15 9.43 - 0.54 39.3 309.15 14.53 564 126.8
bracken|||||1|cup=100;bunch=200|Produce|Produce|200;454 1 lb|14||5||34 4.55 5.54 0.4 - - - 1 32 1.31 370 26.6
breadfruit||||starchy|0.78|cup=220;piece=384|Produce|Produce|275 1 piece|6||7||103 1.07 27.12 0.23 4.9 11 0.05 2 17 0.54 490 29
broccoli|||||0.78|cup=91;bunch=608;cup chopped=88;spear=31;stalk=151;head=350;piece=350;floret=11;small=225;medium=350;large=500;cup cooked=156|Produce|Produce|350;454 1 lb;500|7.57|E|7||34 2.82 6.64 0.37 2.6 1.7 0.04 33 47 0.73 316 89.2
broccoli-rabe|||||0.78|cup=40;stalk=19;bunch=340;piece=340|Produce|Produce|400 1 bunch|7.57|e|7||22 3.17 2.85 0.49 2.7 0.38 0.05 33 108 2.14 196 20.2
brussels-sprouts|||||0.9|cup=88;piece=19|Produce|Produce|250;400;454 1 lb|7.16|E|7||43 3.38 8.95 0.3 3.8 2.2 0.06 25 42 1.4 389 85
burdock-root|||||0.75|cup=118;piece=156|Produce|Produce|141 1 piece|10||21||72 1.53 17.34 0.15 3.3 2.9 0.03 5 41 0.8 308 3
butterhead-lettuce|||||0.74|cup=55;head=163;leaf=15;piece=163|Produce|Produce|220 1 piece|10.07|P|7||13 1.35 2.23 0.22 1.1 0.94 0.03 5 35 1.24 238 3.7
butternut-squash|||||0.71|cup=140;piece=600;small=450;medium=600;large=900;half=300|Produce|Produce|845 1 piece|3.12|E|21||45 1 11.69 0.1 2 2.2 0.02 4 48 0.7 352 21
calamansi-juice|||||1|fruit=7;piece=7;cup=246;tbsp=15.4;tsp=5.1;ml=1.02|Produce|Produce|200;454 1 lb|10||14||25 0.42 8.42 0.07 0.4 1.69 0.01 2 14 0.09 117 30
cantaloupe|||||0.51|cup=156;cup balls=177;cup cubed=160;piece=552;small=441;medium=552;large=814;wedge=69;slice=69|Produce|Produce|1082 1 piece|1.85|E|7||34 0.84 8.16 0.19 0.9 7.86 0.05 16 9 0.21 267 36.7
cape-gooseberries|||||0.94|piece=6;cup=140|Produce|Produce|150;170;170 6 oz|20||3||53 1.9 11.2 0.7 - - - - 9 1 - 11
cardoon|||||0.49|stalk=40;strip=4;piece=40;small=17;medium=40;large=64;bunch=400;head=400;heart=200;cup=178|Produce|Produce|450;454 1 lb|8||14||17 0.7 4.07 0.1 1.6 - 0.01 170 70 0.7 400 2
carrot|||||0.89|cup=128;cup grated=110;cup sliced=122;slice=3;strip=7;piece=61;small=50;medium=61;large=72;baby=10;stick=7;cup shredded=110;cup julienne=110;cup matchstick=110|Produce|Produce|69 1 piece;454 1 lb;500;1000 1 kg|2.4|E|21||41 0.93 9.58 0.24 2.8 4.74 0.04 69 33 0.3 320 5.9
casaba-melon|||||0.6|cup=170;piece=1640;wedge=164|Produce|Produce|2733 1 piece|3||10||28 1.11 6.58 0.1 0.9 5.69 0.03 9 11 0.34 182 21.8
cassava||||starchy|0.84|cup=206;piece=408|Produce|Produce|486 1 piece|3.3||14||160 1.36 38.06 0.28 1.8 1.7 0.07 14 16 0.27 271 20.6
cauliflower|||||0.62|cup=107;head=575;piece=575;small=265;medium=588;large=840;floret=13|Produce|Produce|650 1 head;1000 1 kg|5.37|E|7||25 1.92 4.97 0.28 2 1.91 0.13 30 22 0.42 299 48.2
cauliflower-rice|||||1|cup=107;head=575;piece=575;small=265;medium=588;large=840|Produce|Produce|300;340 12 oz;400|7.5||4||25 1.92 4.97 0.28 2 1.91 0.13 30 22 0.42 299 48.2
celtuce|||||0.75|cup=120;leaf=8|Produce|Produce|250;400;454 1 lb;500|7||7||18 0.85 3.65 0.3 1.7 - - 11 39 0.55 330 19.5
chanterelle-mushrooms|||||1|cup=80;piece=5.4|Produce|Produce|99 3.5 oz;100;125;150|22||7||38 1.49 6.86 0.53 3.8 1.16 - 9 15 3.47 506 -
chayote|||||0.99|cup=132;piece=203|Produce|Produce|205 1 piece|4||7||19 0.82 4.51 0.13 1.7 1.66 0.03 2 17 0.34 125 7.7
cherimoya|||||0.69|cup=160;piece=235|Produce|Produce|253 1 piece|10||7||75 1.57 17.71 0.68 3 12.87 0.23 7 10 0.27 287 12.6
cherry-tomatoes|||||0.91|cup=152;piece=17;handful=75|Produce|Produce|250;283 10 oz;330;454 1 lb|9.51|E|7||27 0.83 5.51 0.63 2.1 - - 6 11 0.33 260 27.2
chervil-fresh|||||0.8|leaf=0.1;sprig=1;bunch=20;tbsp=2;tsp=0.7;cup=24|Produce|Produce|20;21 0.75 oz|72.27||7||36 2.97 6.33 0.79 3.3 0.85 0.13 56 138 6.2 554 133
chicory-greens|||||0.82|cup=29;bunch=200|Produce|Produce|250 1 bunch;340 1 bunch|8||7||23 1.7 4.7 0.3 4 0.7 0.07 45 100 0.9 420 24
chinese-broccoli|||||0.78|cup=88;stalk=30;bunch=300|Produce|Produce|400 1 bunch|7.57|e|7||30 1.2 4.67 0.76 2.6 0.88 0.12 7 105 0.59 274 29.6
chives-fresh|||||0.8|tbsp=3;tsp=1;cup=48;bunch=20;sprig=1|Produce|Produce|20;21 0.75 oz|62.97|P|10||30 3.27 4.35 0.73 2.5 1.85 0.15 3 92 1.6 296 58.1
chrysanthemum-greens|||||0.96|bunch=340;leaf=10;cup=25|Produce|Produce|200;283 10 oz;300|10||4||24 3.36 3.02 0.56 3 - - 118 117 2.29 567 1.4
cilantro-fresh|||||0.85|cup=16;sprig=2.22;bunch=50;tbsp=1;leaf=0.2;root=3|Produce|Produce|30;60 1 bunch|16||6||23 2.13 3.67 0.52 2.8 0.87 0.01 46 67 1.77 521 27
clementine|||||0.77|piece=74|Produce|Produce|96 1 piece;907 2 lb;1000 1 kg|3.88|E|14||47 0.85 12.02 0.15 1.7 9.18 - 1 30 0.14 177 48.8
coconut-fresh|||||0.52|cup=80;piece=397;medium=397;tbsp paste=15|Produce|Produce|763 1 piece|4||7||354 3.33 15.23 33.49 9 6.23 29.7 20 14 2.43 356 3.3
coleslaw-mix|||||1|cup=85|Produce|Produce|300 300 g bag;397 14 oz bag|5||5||28.3 1.25 6.6 0.13 2.48 3.53 0.03 27 39.7 0.49 203.45 35.05
collard-greens|||||0.57|cup=36;head=300;bunch=250;cup cooked=190|Produce|Produce|250 1 bunch;340 1 bunch|7.59|E|7||32 3.02 5.42 0.61 4 0.46 0.06 17 232 0.47 213 35.3
corn-white||||starchy|0.36|ear=90;cup=154;piece=90|Produce|Produce|250;400;454 1 lb;500|4||7||86 3.22 19.02 1.18 2.7 3.22 0.18 15 2 0.52 270 6.8
crab-apple|||||0.92|piece=35;cup=110|Produce|Produce|202 1 piece;1000 1 kg;1361 3 lb|5||21||76 0.4 19.95 0.3 - - 0.05 1 18 0.36 194 8
cranberries|||||0.98|cup=110;cup whole=100|Produce|Produce|300;340 12 oz|7.918|P|21||46 0.46 11.97 0.13 3.6 4.27 0.01 2 8 0.23 80 14
cremini-mushrooms|||||0.97|cup=72;cup whole=87;piece=20|Produce|Produce|200;227 8 oz;250|9.56|e|7||22 2.5 4.3 0.1 0.6 1.72 0.01 6 18 0.4 448 0
cucumber|||||0.97|cup=104;piece=280;small=150;medium=200;large=280;lebanese=130;persian=100;japanese=100;mini=100;kirby=120;snack=60;baby=60|Produce|Produce|289 1 piece|3.06|E|7||15 0.65 3.63 0.11 0.5 1.67 0.04 2 16 0.28 147 2.8
culantro|||||1|cup=20;bunch=40;leaf=2;tbsp=1.5;piece=2|Produce|Produce|40 1 bunch;40|30||5||23 2.13 3.67 0.52 2.8 0.87 0.01 46 67 1.77 521 27
curly-endive|||||0.86|cup=50;head=513;piece=440|Produce|Produce|500 1 head|8||7||17 1.25 3.35 0.2 3.1 0.25 0.05 22 52 0.83 314 6.5
fenugreek-leaves-fresh|||||0.5|cup=30;bunch=100;tbsp=2;leaf=0.2|Produce|Produce|100 1 bunch;250|8||4||23 2.86 3.63 0.39 2.2 0.42 0.06 79 99 2.71 558 28.1
curry-leaves|||||1|piece=0.1;leaf=0.1;sprig=2;tbsp=3;cup=30|Produce|Produce|30 1 bunch|80||5||313 7.61 74.97 8.36 26.3 - 2.28 23 834 43 529 46.5
daikon-radish|||||0.79|cup=116;piece=338;cm=18;watermelon=100|Produce|Produce|428 1 piece|3.3||21||18 0.6 4.1 0.1 1.6 2.5 0.03 21 27 0.4 227 22
dandelion-greens|||||1|cup=55;bunch=200|Produce|Produce|250 1 bunch;340 1 bunch|7||7||45 2.7 9.2 0.7 3.5 0.71 0.17 76 187 3.1 397 35
dill-fresh|||||0.8|cup=8.9;sprig=0.2;bunch=30;tbsp=0.6|Produce|Produce|20;21 0.75 oz;30 1 bunch|72.27|p|5||43 3.46 7.02 1.12 2.1 - 0.06 61 208 6.59 738 85
dragon-fruit|||||0.6|piece=200;cup=180|Produce|Produce|333 1 piece|12||10||41 0.73 9.57 0.51 3.6 - 0.07 5 56 0.3 220 14
drumstick-pods|||||0.53|piece=11;cup=100|Produce|Produce|250;400;454 1 lb;500|9||7||37 2.1 8.53 0.2 3.2 - 0.03 42 30 0.36 461 141
durian|||||0.32|cup=243|Produce|Produce|759 1 piece|14||10||147 1.47 27.09 5.33 3.8 - - 2 6 0.43 436 19.7
edible-flowers|||||1|piece=0.5;cup=15;handful=5;tbsp=1|Produce|Produce|15;28 1 oz|90||4||15 1.03 3.28 0.07 - - 0.04 5 39 0.7 173 28
eggplant|||||0.81|cup=82;piece=458;small=250;medium=458;large=548;japanese=170;chinese=200;indian=60;thai=40;baby=100;garden=60;lebanese=150|Produce|Produce|565 1 piece|5.297|P|7||25 0.98 5.88 0.18 3 3.53 0.03 2 9 0.23 229 2.2
elderberries|||||0.96|piece=6;cup=145|Produce|Produce|150;170;170 6 oz|20||3||73 0.66 18.4 0.5 7 - 0.02 6 38 1.6 280 36
enoki-mushrooms|||||0.84|cup=70;cup whole=64;piece=3;medium=3;large=5|Produce|Produce|99 3.5 oz;100;125;150|22||7||37 2.66 7.81 0.29 2.7 0.22 0.02 3 0 1.15 359 0
epazote|||||0.85|sprig=2.22;bunch=50;leaf=0.2;tbsp=0.8|Produce|Produce|30;60 1 bunch|30||6||32 0.33 7.44 0.52 3.8 - - 43 275 1.88 633 3.6
fava-beans-fresh||||pulse|0.4|cup=109|Produce|Produce|250;454 1 lb;500|6||4||72 5.6 11.7 0.6 4.2 - 0.14 50 22 1.9 250 33
fava-beans-in-pod||||pulse|0.37|cup=126|Produce|Produce|250;400;454 1 lb;500|6||7||88 7.92 17.63 0.73 7.5 9.21 0.12 25 37 1.55 332 3.7
feijoa|||||0.57|cup=243;piece=42|Produce|Produce|71 1 piece|9||7||61 0.71 15.21 0.42 6.4 8.2 0.1 3 17 0.14 172 32.9
fennel-bulb|||||0.72|cup=87;piece=234|Produce|Produce|325 1 piece|6.998|P|7||31 1.24 7.3 0.2 3.1 3.93 0.09 52 49 0.73 414 12
fiddleheads|||||0.53|cup=134;spear=16;piece=16;small=12;medium=16;large=20;bunch=200;stalk=16|Produce|Produce|250 1 bunch;450 1 bunch|30||7||34 4.55 5.54 0.4 - - - 1 32 1.31 370 26.6
figs|||||0.99|piece=50;small=40;medium=50;large=64|Produce|Produce|51 1 piece|15.33|P|7||74 0.75 19.18 0.3 2.9 16.26 0.06 1 35 0.37 232 2
galangal|||||1|tbsp=6;slice=2.2;tsp=2;piece=30;inch=14|Produce|Produce|50;100|16||21||80 1.82 17.77 0.75 2 1.7 0.2 13 16 0.6 415 5
garden-cress|||||0.71|sprig=2.5;cup=50;bunch=50|Produce|Produce|80;120;142 5 oz;200|18||5||32 2.6 5.5 0.7 1.1 4.4 0.02 14 81 1.3 606 69
garlic|||||0.87|cup=136;tsp=2.8;clove=3;piece=3;head=43;bulb=43;tbsp=8.5;tsp paste=5;tbsp paste=15;tsp puree=5;tbsp puree=15|Produce|Produce|50 1 head|11.32|P|30||149 6.36 33.06 0.5 2.1 1 0.09 17 181 1.7 401 31.2
garlic-chives|||||1|cup=50;bunch=100;tbsp=3;stalk=2;handful=30|Produce|Produce|100 1 bunch;200|12||5||30 3.27 4.35 0.73 2.5 1.85 0.15 3 92 1.6 296 58.1
garlic-scapes|||||0.9|piece=12;cup=100|Produce|Produce|250;400;454 1 lb;500|9||7||32 1.83 7.34 0.19 2.6 2.33 0.03 16 72 1.48 276 18.8
ginger-root|||||0.93|cup=96;tsp=2;slice=2.2;tbsp=6;piece=30;cm=5.5;knob=20;tsp paste=5;tbsp paste=15;tsp puree=5;tbsp puree=15|Produce|Produce|100;200|8.5||21||80 1.82 17.77 0.75 2 1.7 0.2 13 16 0.6 415 5
golden-kiwi|||||0.8|piece=81;cup=180|Produce|Produce|101 1 piece|9||10||63 1.02 15.79 0.28 1.4 12.3 0.07 3 17 0.21 315 161.3
gooseberries|||||0.96|piece=6;cup=150|Produce|Produce|150;170;170 6 oz|16||3||44 0.88 10.18 0.58 4.3 - 0.04 1 25 0.31 198 27.7
granny-smith-apple|||||0.9|cup=109;piece=167;small=144;medium=167;large=206|Produce|Produce|186 1 piece;1000 1 kg;1361 3 lb|4.56|E|21||58 0.44 13.61 0.19 2.8 9.59 - 1 5 0.15 120 -
grape-leaves-fresh|||||0.95|leaf=3;cup=14|Produce|Produce|250;400;454 1 lb;500|24||4||93 5.6 17.31 2.12 11 6.3 0.34 9 363 2.63 272 11.1
grapefruit|||||0.49|cup=230;piece=246;half=123|Produce|Produce|502 1 piece|3.55|E|14||42 0.77 10.66 0.14 1.6 6.89 0.02 0 22 0.08 135 31.2
grapefruit-red|||||0.5|piece=246;half=123;cup=230|Produce|Produce|492 1 piece|3.6||10||37 0.5 9.69 0.1 - - 0.01 1 11 0.08 147 38.1
grapefruit-white|||||0.5|piece=236;half=118;cup=230|Produce|Produce|472 1 piece|3.6||10||33 0.69 8.41 0.1 1.1 7.31 0.01 0 12 0.06 148 33.3
grapes|||||0.96|cup=151;piece=5;handful=60;bunch=450|Produce|Produce|400;500;907 2 lb|5|E|7||69 0.72 18.1 0.16 0.9 15.48 0.05 2 10 0.36 191 3.2
green-beans||||pulse|0.85|cup=100;piece=5.5;bunch=200|Produce|Produce|250;454 1 lb;500|6.44|E|7||31 1.83 6.97 0.22 2.7 3.26 0.05 6 37 1.03 211 12.2
green-bell-pepper|||||0.82|cup=149;tbsp=9.3;cup sliced=92;strip=2.7;piece=119;small=74;medium=119;large=164|Produce|Produce|145 1 piece|3.63|E|7||20 0.86 4.64 0.17 1.7 2.4 0.06 3 10 0.34 175 80.4
green-cabbage|||||0.78|cup=89;cup shredded=70;head=908;leaf=33;piece=908;small=714;medium=908;large=1248;cup cooked=150|Produce|Produce|900 1 head|1.96|E|21||25 1.28 5.8 0.1 2.5 3.2 0.03 18 40 0.47 170 36.6
green-chili-pepper|||||0.73|cup=150;piece=20;poblano=64;anaheim=45;padron=5;shishito=5;hatch=45;bird=2;thai=2|Produce|Produce|27 1 piece|4.928|P|7||40 2 9.46 0.2 1.5 5.1 0.02 7 18 1.2 340 242.5
green-leaf-lettuce|||||0.85|cup=36;head=360;leaf=4.8;piece=300|Produce|Produce|360 1 head|5.67|e|7||15 1.36 2.87 0.15 1.3 0.78 0.02 28 36 0.86 194 9.2
green-mango|||||0.71|piece=207;cup=165|Produce|Produce|292 1 piece|6||10||60 0.82 14.98 0.38 1.6 13.66 0.09 1 11 0.16 168 36.4
green-peas-fresh||||pulse|0.4|cup=145|Produce|Produce|250;454 1 lb;500|4.9|e|4||81 5.42 14.45 0.4 5.7 5.67 0.07 5 25 1.47 244 40
green-tomato|||||0.91|cup=180;slice=20;piece=123;small=91;medium=123;large=182|Produce|Produce|135 1 piece|4.36||7||23 1.2 5.1 0.2 1.1 4 0.03 13 13 0.51 204 23.4
guava|||||0.78|cup=165;piece=55|Produce|Produce|71 1 piece|6.919|P|7||68 2.55 14.32 0.95 5.4 8.92 0.27 2 18 0.26 417 228.3
hearts-of-palm-fresh|||||1|cup=120|Produce|Produce|250;400;454 1 lb;500|20||7||115 2.7 25.61 0.2 1.5 17.16 0.05 14 18 1.69 1806 8
honeydew-melon|||||0.46|cup=170;cup balls=177;piece=1280;wedge=69;slice=69|Produce|Produce|2783 1 piece|2.85|E|7||36 0.54 9.09 0.14 0.8 8.12 0.04 18 6 0.17 228 18
hubbard-squash|||||0.64|piece=431;cup=116|Produce|Produce|937 1 piece|4||21||40 2 8.7 0.5 3.9 3.95 0.1 7 14 0.4 320 11
iceberg-lettuce|||||0.95|cup=57;cup shredded=72;head=539;leaf=15;piece=539;small=324;medium=539;large=755;wedge=90|Produce|Produce|567 1 piece|4.33|B|7||14 0.9 2.97 0.14 1.2 1.97 0.02 10 18 0.41 141 2.8
ivy-gourd|||||0.95|cup=100;piece=15|Produce|Produce|250;454 1 lb;500|7||7||20 1.2 4.35 0.2 1.1 2.02 0.02 3 20 0.36 139 12
jackfruit|||||0.28|cup=165;cup 1" piece=151|Produce|Produce|400;1000 1 kg|6||7||95 1.72 23.25 0.64 1.5 19.08 0.2 2 24 0.23 448 13.7
jalapeno-pepper|||||0.92|cup=90;piece=14|Produce|Produce|15 1 piece|6.21|P|7||29 0.91 6.5 0.37 2.8 4.12 0.09 3 12 0.25 248 118.6
jerusalem-artichoke|||||0.69|cup=150;piece=60|Produce|Produce|250;454 1 lb;500|7||14||73 2 17.44 0.01 1.6 9.6 0 4 14 3.4 429 4
jicama|||||0.92|cup=130;cup sliced=120;slice=6;piece=659;small=365;medium=659;large=1200|Produce|Produce|716 1 piece|3.836|P|21||38 0.72 8.82 0.09 4.9 1.8 0.02 4 12 0.6 150 20.2
jujube-fresh|||||0.93|cup=150;piece=120|Produce|Produce|129 1 piece|12||10||79 1.2 20.23 0.2 - - - 3 21 0.48 250 69
jute-leaves|||||0.62|cup=28|Produce|Produce|250;400;454 1 lb;500|10||4||34 4.65 5.8 0.25 - - 0.04 8 208 4.76 559 37
kale|||||0.9|cup=20.6;leaf=25;bunch=180;cup cooked=130|Produce|Produce|200 1 bunch;200|8.44|E|7||35 2.92 4.42 1.49 4.1 0.8 - 53 254 1.6 348 93.4
kiwano|||||0.7|piece=209;cup=233|Produce|Produce|299 1 piece|12||10||44 1.78 7.56 1.26 - - - 2 13 1.13 123 5.3
kiwi|||||0.76|cup=180;piece=69;slice=7|Produce|Produce|91 1 piece|6.4|E|6||61 1.14 14.66 0.52 3 8.99 0.03 3 34 0.31 312 92.7
kohlrabi|||||0.46|cup=135;slice=16;piece=200|Produce|Produce|435 1 piece|4||7||27 1.7 6.2 0.1 3.6 2.6 0.01 20 24 0.4 350 62
kumquats|||||0.93|piece=19|Produce|Produce|96 1 piece;907 2 lb;1000 1 kg|12||14||71 1.88 15.9 0.86 6.5 9.36 0.1 10 62 0.86 186 43.9
lambs-lettuce|||||1|cup=56|Produce|Produce|80;120;142 5 oz;200|16||5||21 2 3.6 0.4 - - - 4 38 2.18 459 38.2
lambsquarters|||||1|cup=120;bunch=120|Produce|Produce|250;400;454 1 lb;500|9||4||43 4.2 7.3 0.8 4 - 0.06 43 309 1.2 452 80
leek|||||0.44|cup=89;slice=6;piece=89;small=60;medium=89;large=124|Produce|Produce|202 1 piece|3.573|p|7||61 1.5 14.15 0.3 1.8 3.9 0.04 20 59 2.1 180 12
lemon|||||0.53|cup=212;piece=58;small=40;medium=58;large=84;slice=8;wedge=7|Produce|Produce|109 1 piece|5.973|P|21||29 1.1 9.32 0.3 2.8 2.5 0.04 2 26 0.6 138 53
lemon-juice||sulphite|||1|cup=244;floz=30.5;fruit=48;tbsp=15.2;tsp=5.1;ml=1.03|Produce|Produce|48 1 lemon;206 200 ml bottle;258 250 ml bottle;457 15 fl oz bottle|10||30||22 0.35 6.9 0.24 0.3 2.52 0.04 1 6 0.08 103 38.7
lemon-zest|||||1|tbsp=6;tsp=2;cup=96;piece=6;fruit=6;lime=2.5|Produce|Produce|6 1 lemon|60||14||47 1.5 16 0.3 10.6 4.17 0.04 6 134 0.8 160 129
lemongrass|||||0.65|cup=67;tbsp=4.8;stalk=20;piece=20|Produce|Produce|90 3 stalks|12||7||99 1.82 25.31 0.49 - - 0.12 6 65 8.17 723 2.6
lentil-sprouts||||pulse|1|cup=77|Produce|Produce|200;300|10||3||106 8.96 22.14 0.55 - - 0.06 11 25 3.21 322 16.5
lima-beans-fresh||||pulse|0.44|cup=156|Produce|Produce|250;400;454 1 lb;500|7||7||113 6.84 20.17 0.86 4.9 1.48 0.2 8 34 3.14 467 23.4
lime|||||0.84|piece=67;small=44;medium=67;large=80;slice=7;wedge=8|Produce|Produce|80 1 piece|4.754|P|21||30 0.7 10.54 0.2 2.8 1.69 0.02 2 33 0.6 102 29.1
lime-juice||sulphite|||1|cup=242;floz=30.8;fruit=44;tbsp=15.2;tsp=5.1;ml=1.03|Produce|Produce|44 1 lime;206 200 ml bottle;258 250 ml bottle;457 15 fl oz bottle|8.25|P|30||25 0.42 8.42 0.07 0.4 1.69 0.01 2 14 0.09 117 30
lime-leaves|||||1|piece=0.5;leaf=0.5|Produce|Produce|10;20|110||14||97 1.5 25 0.2 10.6 - 0.02 3 161 0.8 212 136
longans|||||0.53|cup=190;piece=3.2|Produce|Produce|250;500|12||7||60 1.31 15.14 0.1 1.1 - - 0 1 0.13 266 84
loquats|||||0.65|cup=149;large=20;medium=16;small=13.6;piece=16|Produce|Produce|38 1 piece|10||7||47 0.43 12.14 0.2 1.7 - 0.04 1 16 0.28 266 1
lotus-root||||starchy|0.79|slice=8.1;piece=115|Produce|Produce|146 1 piece|8||14||74 2.6 17.23 0.1 4.9 - 0.03 40 45 1.16 556 44
lovage||celery|||1|cup=60;bunch=40;sprig=2;tbsp=3.8;leaf=0.5|Produce|Produce|40 1 bunch;40|30||5||36 2.97 6.33 0.79 3.3 0.85 0.13 56 138 6.2 554 133
luffa|||||0.73|slice=9.9;piece=196;small=118;medium=196;large=323;cup=95|Produce|Produce|218 1 piece|5||7||20 1.2 4.35 0.2 1.1 2.02 0.02 3 20 0.36 139 12
lychee|||||0.6|cup=190;piece=9.6|Produce|Produce|250;500|12||7||66 0.83 16.53 0.44 1.3 15.23 0.1 1 5 0.31 171 71.5
maitake-mushrooms|||||1|cup=70;piece=1.1|Produce|Produce|99 3.5 oz;100;125;150|22||7||31 1.94 6.97 0.19 2.7 2.07 0.03 1 1 0.3 204 0
mamey|||||0.75|cup=175;piece=558|Produce|Produce|744 1 piece|12||10||124 1.45 32.1 0.46 5.4 20.14 0.17 7 18 0.78 454 23
mandarin-orange|||||0.77|cup=195;piece=88;small=76;medium=88;large=120|Produce|Produce|114 1 piece|3.88|e|14||53 0.81 13.34 0.31 1.8 10.58 0.04 2 37 0.15 166 26.7
mango|||||0.71|cup=165;piece=207;small=150;medium=207;large=336|Produce|Produce|292 1 piece|3.61|E|5||60 0.82 14.98 0.38 1.6 13.66 0.09 1 11 0.16 168 36.4
microgreens||mustard|||1|cup=30|Produce|Produce|250;400;454 1 lb;500|40||5||43 3.81 3.6 2.53 - - 0.77 6 51 0.86 86 28.9
minari||celery|||0.9|cup=34;bunch=100;stalk=5|Produce|Produce|100 1 bunch;200|12||5||11 2.3 1.29 0.1 0.5 0.2 0.03 41 120 0.2 330 43
mint-fresh|||||0.8|tbsp=5.7;leaf=0.15;cup=25;bunch=30;sprig=2|Produce|Produce|20;21 0.75 oz;30 1 bunch|72.27|p|5||44 3.29 8.41 0.73 6.8 - 0.19 30 199 11.87 458 13.3
morels|||||1|piece=5.4;cup=66|Produce|Produce|99 3.5 oz;100;125;150|80||7||31 3.12 5.1 0.57 2.8 0.6 0.07 21 43 12.18 411 -
moringa-leaves|||||0.62|cup=21|Produce|Produce|250;400;454 1 lb;500|12||4||64 9.4 8.28 1.4 2 - - 9 185 4 337 51.7
mountain-yam||||starchy|0.83|small=60;medium=130;large=180;piece=250;cup=136|Produce|Produce|284 1 piece|8||21||67 1.34 16.3 0.1 2.5 0.31 0.02 13 26 0.44 418 2.6
mulberries|||||0.96|cup=140;piece=1.5|Produce|Produce|150;170;170 6 oz|22||3||43 1.44 9.8 0.39 1.7 8.1 0.03 10 39 1.85 194 36.4
mushrooms-shimeji|||||0.89|cup=86;piece=5;packet=150|Produce|Produce|250;400;454 1 lb;500|18||7||33 2.18 6.76 0.45 3.14 - - 1 0 0.74 376 -
napa-cabbage|||||0.93|cup=76;head=840;leaf=30|Produce|Produce|900 1 head|5.338|P|14||16 1.2 3.23 0.2 1.2 1.41 0.04 9 77 0.31 238 27
nectarine|||||0.91|cup=143;piece=142;small=129;medium=142;large=156|Produce|Produce|156 1 piece|5.83|E|6||44 1.06 10.55 0.32 1.7 7.89 0.03 0 6 0.28 201 5.4
nopales|||||0.96|cup=86;piece=60|Produce|Produce|300;454 1 lb|5.27|P|7||16 1.32 3.33 0.09 2.2 1.15 0.02 21 164 0.59 257 9.3
okra|||||0.77|cup=100;pod=11.88;piece=12|Produce|Produce|250;454 1 lb|12.67|E|7||33 1.93 7.45 0.19 3.2 1.48 0.03 7 82 0.62 299 23
onion|||||0.9|cup=160;tbsp=10;cup sliced=115;slice=38;piece=110;small=70;medium=110;large=150|Produce|Produce|122 1 piece;1000 1 kg|2.72|E|30||40 1.1 9.34 0.1 1.7 4.24 0.04 4 23 0.21 146 7.4
orange|||||0.73|cup=180;piece=131;small=96;large=184;medium=131;slice=20|Produce|Produce|179 1 piece|3.4|B|14||47 0.94 11.75 0.12 2.4 9.35 0.01 0 40 0.1 181 53.2
orange-zest|||||1|tbsp=6;tsp=2;cup=96;piece=6;fruit=6|Produce|Produce|6 1 orange|60||14||97 1.5 25 0.2 10.6 - 0.02 3 161 0.8 212 136
oregano-fresh|||||0.8|leaf=0.1;sprig=1;bunch=20;tbsp=2.4;tsp=0.8;cup=26|Produce|Produce|20;21 0.75 oz|72.27||10||101 5.56 24.45 1.68 14 - 0.47 9 405 17.45 609 160.1
oyster-mushrooms|||||0.89|cup=80;piece=15;small=15;large=148;king=60|Produce|Produce|99 3.5 oz;100;125;150|22||7||33 3.31 6.09 0.41 2.3 1.11 0.06 18 3 1.33 420 0
pandan-leaves|||||1|piece=5;leaf=5;tbsp=3;bunch=50|Produce|Produce|30 1 bunch|30||5||313 7.61 74.97 8.36 26.3 - 2.28 23 834 43 529 46.5
papaya|||||0.62|cup=145;cup mashed=230;piece=157;small=157;large=781|Produce|Produce|253 1 piece|3.29|E|7||43 0.47 10.82 0.26 1.7 7.82 0.08 8 20 0.25 182 60.9
papaya-green|||||0.65|cup=145;piece=300|Produce|Produce|462 1 piece|5||10||43 0.47 10.82 0.26 1.7 7.82 0.08 8 20 0.25 182 60.9
parsley-fresh|||||0.95|cup=60;tbsp=3.8;sprig=1;bunch=50|Produce|Produce|60 1 bunch|14.17|P|6||36 2.97 6.33 0.79 3.3 0.85 0.13 56 138 6.2 554 133
parsley-root||celery|||0.85|cup=133;piece=80;medium=80;small=50;large=120|Produce|Produce|150 1 piece;500|5||14||75 1.2 17.99 0.3 4.9 4.8 0.05 10 36 0.59 375 17
parsnip||||starchy|0.85|cup=133;piece=120|Produce|Produce|141 1 piece|3.442|p|21||75 1.2 17.99 0.3 4.9 4.8 0.05 10 36 0.59 375 17
passion-fruit|||||0.52|cup=236;piece=18|Produce|Produce|35 1 piece|5.491|P|7||97 2.2 23.38 0.7 10.4 11.2 0.06 28 12 1.6 348 30
pea-shoots||||pulse|1|cup=20;bunch=100;handful=20|Produce|Produce|80;100|18||4||11 2.3 1.29 0.1 0.5 0.2 0.03 41 120 0.2 330 43
peach|||||0.96|cup=154;piece=150;small=130;medium=150;large=175|Produce|Produce|156 1 piece|5.35|E|6||39 0.91 9.54 0.25 1.5 8.39 0.02 0 6 0.25 190 6.6
pear|||||0.9|cup=161;cup sliced=140;piece=178;small=148;medium=178;large=230|Produce|Produce|198 1 piece|4.54|E|6||57 0.36 15.23 0.14 3.1 9.75 0.02 1 9 0.18 116 4.3
peppermint|||||0.61|leaf=0.15;bunch=30;sprig=2;tbsp=1.6|Produce|Produce|20;21 0.75 oz;30 1 bunch|40||5||70 3.75 14.89 0.94 8 - 0.25 31 243 5.08 569 31.8
persimmon|||||0.84|piece=168|Produce|Produce|200 1 piece|4.024|P|7||70 0.58 18.59 0.19 3.6 12.53 0.02 1 8 0.15 161 7.5
pigeon-peas-fresh||||pulse|0.48|cup=154|Produce|Produce|250;400;454 1 lb;500|7||7||136 7.2 23.88 1.64 5.1 3 0.35 5 42 1.6 552 39
pineapple|||||0.51|cup=165;slice=84;piece=905;ring=56;medium=905|Produce|Produce|1775 1 piece|1.52|E|7||50 0.54 13.12 0.12 1.4 9.85 0.01 1 13 0.29 109 47.8
plantain||||starchy|0.65|cup=148;piece=179;medium=179|Produce|Produce|275 1 piece|1.859|P|7||122 1.3 31.89 0.37 2.3 15 0.14 4 3 0.6 499 18.4
plum|||||0.94|cup=165;piece=66|Produce|Produce|70 1 piece|6.21|E|6||46 0.7 11.42 0.28 1.4 9.92 0.02 0 6 0.17 157 9.5
pomegranate-seeds|||||1|cup=174;tbsp=11;piece=150|Produce|Produce|100;142 5 oz;150|20||4||83 1.67 18.7 1.17 4 13.67 0.12 3 10 0.3 236 10.2
pomelo|||||0.56|cup=190;piece=609|Produce|Produce|502 1 piece|4||14||38 0.76 9.62 0.04 1 - - 1 4 0.11 216 61
portobello-mushroom|||||0.97|cup=86;piece=84|Produce|Produce|87 1 piece|9.56|e|7||22 2.11 3.87 0.35 1.3 2.5 0.06 9 3 0.31 364 0
potato||||starchy|0.81|cup=150;piece=213;small=170;medium=213;large=369|Produce|Produce|263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb|2.15|B|28||77 2.05 17.49 0.09 2.1 0.82 0.03 6 12 0.81 425 19.7
prickly-pear|||||0.75|cup=149;piece=103|Produce|Produce|71 1 piece|6||7||41 0.73 9.57 0.51 3.6 - 0.07 5 56 0.3 220 14
pumpkin|||||0.7|cup=116;piece=1500|Produce|Produce|500;1000 1 kg|2.177|P|21||26 1 6.5 0.1 0.5 2.76 0.05 1 21 0.8 340 9
pumpkin-flowers|||||0.35|piece=2;cup=33|Produce|Produce|250;400;454 1 lb;500|40||2||15 1.03 3.28 0.07 - - 0.04 5 39 0.7 173 28
pumpkin-leaves|||||0.41|cup=39;bunch=250|Produce|Produce|250 1 bunch;340 1 bunch|9||3||19 3.15 2.33 0.4 - - 0.21 11 39 2.22 436 11
purslane|||||0.76|sprig=2.5;cup=43;piece=3|Produce|Produce|80;120;142 5 oz;200|10||5||20 2.03 3.39 0.36 - - - 45 65 1.99 494 21
quince|||||0.61|cup=125;cup sliced=109;piece=92|Produce|Produce|202 1 piece;1000 1 kg;1361 3 lb|6||21||57 0.4 15.3 0.1 1.9 - 0.01 4 11 0.7 197 15
radicchio|||||0.91|cup=40;leaf=8;head=230|Produce|Produce|250 1 head|12.38|P|7||23 1.43 4.48 0.25 0.9 0.6 0.06 22 19 0.57 302 8
radish|||||0.9|cup=116;slice=1;piece=4.5;small=2;medium=4.5;large=9;bunch=150|Produce|Produce|200 1 bunch|4.45|E|10||16 0.68 3.4 0.1 1.6 1.86 0.03 39 25 0.34 233 14.8
radish-sprouts|||||1|cup=38|Produce|Produce|200;300|18||3||43 3.81 3.6 2.53 - - 0.77 6 51 0.86 86 28.9
raspberries|||||0.96|cup=123;piece=2|Produce|Produce|150;170;170 6 oz|19|E|3||52 1.2 11.94 0.65 6.5 4.42 0.02 1 25 0.69 151 26.2
red-bell-pepper|||||0.82|cup=149;tbsp=9.3;cup sliced=92;piece=119;small=74;medium=119;large=164;mini=30|Produce|Produce|145 1 piece|4.6|E|7||31 0.99 6.03 0.3 2.1 4.2 0.03 4 7 0.43 211 127.7
red-cabbage|||||0.78|cup=89;cup shredded=70;head=839;leaf=23;piece=839;small=567;medium=839;large=1134|Produce|Produce|900 1 head|3.1|E|21||31 1.43 7.37 0.16 2.1 3.83 0.02 27 45 0.8 243 57
red-chili-pepper|||||0.73|cup=150;piece=20;bird=2;bonnet=10;habanero=8;thai=2;small=10;fresno=20;cherry=15;rawit=2;padi=2;shito=10|Produce|Produce|27 1 piece|4.928|P|7||40 1.87 8.81 0.44 1.5 5.3 0.04 9 14 1.03 322 143.7
red-currants|||||0.98|piece=6;cup=112|Produce|Produce|150;170;170 6 oz|20||3||56 1.4 13.8 0.2 4.3 7.37 0.02 1 33 1 275 41
red-leaf-lettuce|||||0.85|cup=28;leaf=2.6;head=309;piece=260|Produce|Produce|309 1 head|5.67|e|7||16 1.33 2.26 0.22 0.9 0.48 0.02 25 33 1.2 187 3.7
red-onion|||||0.9|piece=110;cup=160;tbsp=10;small=70;medium=110;large=150;slice=14|Produce|Produce|122 1 piece;1000 1 kg|2.72|E|30||44 0.94 9.93 0.1 2.2 5.76 - 1 17 0.24 197 8.1
red-potato||||starchy|0.81|cup=150;piece=213;small=170;medium=213;large=369|Produce|Produce|263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb|2.15|b|28||70 1.89 15.9 0.14 1.7 1.29 0.04 18 10 0.73 455 8.6
rhubarb|||||0.75|cup=122;stalk=51|Produce|Produce|400;454 1 lb|9.09|P|7||21 0.9 4.54 0.2 1.8 1.1 0.05 4 86 0.22 288 8
roma-tomato|||||0.91|cup=180;piece=62|Produce|Produce|68 1 piece;454 1 lb;500|3.06|E|7||18.95 0.7 3.84 0.42 0.97 - - 0 9.96 0.1 192.8 17.75
romaine-lettuce|||||0.94|cup=47;leaf=6;head=300;piece=300;heart=200;gem=100;head gem=100|Produce|Produce|319 1 piece|5.67|E|7||17 1.23 3.29 0.3 2.1 1.19 0.04 8 33 0.97 247 4
romanesco|||||0.61|head=575;piece=575;small=265;medium=588;large=840;floret=13;cup=64|Produce|Produce|650 1 head;1000 1 kg|7||7||31 2.95 6.09 0.3 3.2 3.03 0.05 23 33 0.73 300 88.1
rosemary-fresh|||||0.8|tsp=0.7;tbsp=1.7;cup=27.2;bunch=20;sprig=2|Produce|Produce|20;21 0.75 oz|72.27|p|10||131 3.31 20.7 5.86 14.1 - 2.84 26 317 6.65 668 21.8
russet-potato||||starchy|0.81|cup=150;piece=213;small=170;medium=213;large=369|Produce|Produce|263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb|2.15|B|28||79 2.14 18.07 0.08 1.3 0.62 0.03 5 13 0.86 417 5.7
rutabaga|||||0.85|cup=140;piece=386;small=192;medium=386;large=772|Produce|Produce|454 1 piece|4.378|p|21||37 1.08 8.62 0.16 2.3 4.46 0.03 12 43 0.44 305 25
sage-fresh|||||0.8|leaf=0.5;sprig=2;bunch=20;tbsp=2;tsp=0.7;cup=26|Produce|Produce|20;21 0.75 oz|72.27||10||44 3.29 8.41 0.73 6.8 - 0.19 30 199 11.87 458 13.3
salad-greens-mixed|||||1|cup=30;leaf=5|Produce|Produce|80;120;142 5 oz;200|13||5||18.13 1.91 2.75 0.36 1.33 - - 48.1 62.09 1.12 315.8 13.3
salsify|||||0.87|piece=120;cup=133|Produce|Produce|141 1 piece|9||21||82 3.3 18.6 0.2 3.3 - - 20 60 0.7 380 8
samphire|||||1|cup=80;handful=30|Produce|Produce|90;100|25||4||22.31 2.77 3.52 0.38 2.13 0.41 0.06 1239.37 96.75 2.64 541.5 27.26
sapodilla|||||0.8|piece=157;small=157;large=781;cup=241|Produce|Produce|253 1 piece|9||7||83 0.44 19.96 1.1 5.3 - 0.19 12 21 0.8 193 14.7
savoy-cabbage|||||0.78|cup=70;head=640;leaf=30;cup cooked=145|Produce|Produce|800 1 head|1.96|e|14||27 2 6.1 0.1 3.1 2.27 0.01 28 35 0.4 230 31
scallions|||||0.9|cup=100;tbsp=6;piece=15;small=5;medium=15;large=25;bunch=95;stalk=15|Produce|Produce|100 1 bunch|7.308|P|7||32 1.83 7.34 0.19 2.6 2.33 0.03 16 72 1.48 276 18.8
serrano-pepper|||||0.97|cup=105;piece=6.1|Produce|Produce|6 1 piece|6.547|p|7||32 1.74 6.7 0.44 3.7 3.83 0.06 10 11 0.86 305 44.9
shallot|||||0.9|tbsp=10;cup=160;piece=30;small=15;medium=30;large=45;lobe=20|Produce|Produce|100;250|6.6||30||72 2.5 16.8 0.1 3.2 7.87 0.02 12 37 1.2 334 8
shiitake-mushrooms|||||1|piece=19;cup=80|Produce|Produce|99 3.5 oz;100;125;150|22||7||34 2.24 6.79 0.49 2.5 2.38 - 9 2 0.41 304 -
shiso|||||0.8|leaf=1;piece=1;bunch=30;tbsp=2|Produce|Produce|30 1 bunch|70||5||44 3.29 8.41 0.73 6.8 - 0.19 30 199 11.87 458 13.3
snow-peas||||pulse|0.94|cup=98;cup whole=63;piece=3.4|Produce|Produce|150;200;227 8 oz|13.44|P|7||42 2.8 7.55 0.2 2.6 4 0.04 4 43 2.08 200 60
sorrel|||||0.7|cup=133;bunch=100;leaf=3|Produce|Produce|250;400;454 1 lb;500|16||4||22 2 3.2 0.7 2.9 - - 4 44 2.4 390 48
sour-cherries|||||0.9|cup=155;piece=8|Produce|Produce|250;454 1 lb;500|10||5||50 1 12.18 0.3 1.6 8.49 0.07 3 16 0.32 173 10
soursop|||||0.67|cup=225;piece=625|Produce|Produce|253 1 piece|9||7||66 1 16.84 0.3 3.3 13.54 0.05 14 14 0.6 278 20.6
spaghetti-squash|||||0.71|cup=101;piece=700|Produce|Produce|986 1 piece|3.12|e|21||31 0.64 6.91 0.57 1.5 2.76 0.12 17 23 0.31 108 2.1
spinach|||||0.95|cup=30;bunch=340;leaf=10;cup cooked=180;cup puree=240|Produce|Produce|200;283 10 oz;300|10.13|E|4||23 2.86 3.63 0.39 2.2 0.42 0.06 79 99 2.71 558 28.1
split-peas-sprouted|||||1|cup=120|Produce|Produce|250;400;454 1 lb;500|14||4||124 8.8 27.11 0.68 - - 0.12 20 36 2.26 381 10.4
star-fruit|||||0.97|cup=132;large=124;medium=91;small=70;piece=91|Produce|Produce|71 1 piece|9||7||31 1.04 6.73 0.33 2.8 3.98 0.02 2 3 0.08 133 34.4
strawberries|||||0.94|cup=166;cup half=152;cup pureed=232;cup whole=144;piece=12;small=7;medium=12;large=18;handful=60|Produce|Produce|250;400;454 1 lb|7.29|E|3||32 0.67 7.68 0.3 2 4.89 0.01 1 16 0.41 153 58.8
sugar-apple|||||0.55|piece=155;cup=250|Produce|Produce|282 1 piece|9||10||94 2.06 23.64 0.29 4.4 - 0.05 9 24 0.6 247 36.3
sugar-snap-peas||||pulse|1|cup=63;piece=3.4;handful=50|Produce|Produce|150;200;227 8 oz|13||7||42 2.8 7.55 0.2 2.6 4 0.04 4 43 2.08 200 60
sweet-cherries|||||0.92|cup=138;cup without pits=154;piece=8.2;handful=60|Produce|Produce|250;454 1 lb;500|11.46|E|5||63 1.06 16.01 0.2 2.1 12.82 0.04 0 13 0.36 222 7
sweet-corn||||grain starchy|0.54|cup=145;ear=102;piece=102;small=73;medium=102;large=143|Produce|Produce|189 1 piece|5.47|E|7||86 3.27 18.7 1.35 2 6.26 0.33 15 2 0.52 270 6.8
sweet-onion|||||0.9|piece=200;medium=150;small=90;large=331;cup=160|Produce|Produce|222 1 piece;1000 1 kg|2.72|E|30||32 0.8 7.55 0.08 0.9 5.02 - 8 20 0.26 119 4.8
sweet-potato||||starchy|0.88|cup=133;piece=130;small=60;medium=130;large=180|Produce|Produce|148 1 piece;907 2 lb;1000 1 kg|2.84|E|21||86 1.57 20.12 0.05 3 4.18 0.02 55 30 0.61 337 2.4
sweet-potato-leaves|||||0.94|cup=35;leaf=16;bunch=250|Produce|Produce|250 1 bunch;340 1 bunch|9||3||42 2.49 8.82 0.51 5.3 - 0.11 6 78 0.97 508 11
sweet-potato-purple||||starchy|0.88|piece=130;medium=130;cup=133|Produce|Produce|250;400;454 1 lb;500|6||7||86 1.57 20.12 0.05 3 4.18 0.02 55 30 0.61 337 2.4
swiss-chard|||||0.92|cup=36;leaf=48;bunch=220;cup cooked=175|Produce|Produce|250 1 bunch;340 1 bunch|8.44|e|7||19 1.8 3.74 0.2 1.6 1.1 0.03 213 51 1.8 379 30
taro||||starchy|0.86|cup=104;piece=250|Produce|Produce|291 1 piece|5||14||112 1.5 26.46 0.2 4.1 0.4 0.04 11 43 0.55 591 4.5
taro-leaves|||||0.6|leaf=48;cup=28;bunch=250|Produce|Produce|250 1 bunch;340 1 bunch|9||7||42 4.98 6.7 0.74 3.7 3.01 0.15 3 107 2.25 648 52
tarragon-fresh|||||0.8|leaf=0.1;sprig=1;bunch=20;tbsp=2;tsp=0.7;cup=24|Produce|Produce|20;21 0.75 oz|72.27||10||44 3.29 8.41 0.73 6.8 - 0.19 30 199 11.87 458 13.3
tender-stem-broccoli|||||1|cup=91;stalk=20;spear=20;bunch=200|Produce|Produce|200;227 8 oz;250|12||5||34 2.82 6.64 0.37 2.6 1.7 0.04 33 47 0.73 316 89.2
thai-basil|||||1|cup=24;tbsp=2.65;leaf=0.5;bunch=30;sprig=2.5|Produce|Produce|20;21 0.75 oz;30 1 bunch|90||5||23 3.15 2.65 0.64 1.6 0.3 0.04 4 177 3.17 295 18
thyme-fresh|||||0.8|tsp=0.8;bunch=20;sprig=0.8;tbsp=2.4|Produce|Produce|20;21 0.75 oz|72.27|p|10||101 5.56 24.45 1.68 14 - 0.47 9 405 17.45 609 160.1
tomatillo|||||1|cup=132;piece=34;medium=34|Produce|Produce|250;454 1 lb|6.5||7||32 0.96 5.84 1.02 1.9 3.93 0.14 1 7 0.62 268 11.7
tomato|||||0.91|cup=180;slice=20;piece=123;small=91;medium=123;large=182;beefsteak=182|Produce|Produce|135 1 piece;454 1 lb;500|4.36|B|7||18 0.88 3.89 0.2 1.2 2.63 0.03 5 10 0.27 237 13.7
truffle-black|||||0.97|piece=20;tsp=2|Produce|Produce|20;28 1 oz|900||7||22 3.09 3.26 0.34 1 1.98 0.05 5 3 0.5 318 2.1
turmeric-root|||||1|cup=96;tbsp=6;tsp=2;slice=2.2;piece=15;cm=4;knob=15|Produce|Produce|100;113 4 oz|18||21||80 1.82 17.77 0.75 2 1.7 0.2 13 16 0.6 415 5
turnip|||||0.81|cup=130;slice=15;piece=122;small=61;medium=122;large=183;baby=40|Produce|Produce|151 1 piece|4.172|P|21||28 0.9 6.43 0.1 1.8 3.8 0.01 67 30 0.3 191 21
turnip-greens|||||0.75|cup=55;bunch=250;leaf=20;cup cooked=144|Produce|Produce|250 1 bunch;340 1 bunch|7.19|E|7||32 1.5 7.13 0.3 3.2 0.81 0.07 40 190 1.1 296 60
vietnamese-coriander|||||1|cup=20;bunch=40;leaf=1;sprig=2;tbsp=1.5|Produce|Produce|40 1 bunch;40|30||5||23 2.13 3.67 0.52 2.8 0.87 0.01 46 67 1.77 521 27
vinespinach|||||1|cup=120|Produce|Produce|250;400;454 1 lb;500|9||4||19 1.8 3.4 0.3 - - - 24 109 1.2 510 102
water-chestnuts-fresh|||||0.77|slice=6;piece=659;small=365;medium=659;large=1200;cup=124|Produce|Produce|716 1 piece|8||21||97 1.4 23.94 0.1 3 4.8 0.03 14 11 0.06 584 4
water-spinach|||||0.77|bunch=340;leaf=10;cup=56|Produce|Produce|200;283 10 oz;300|7||4||19 2.6 3.14 0.2 2.1 - - 113 77 1.67 312 55
watercress|||||0.92|cup=34;sprig=2.5;bunch=100|Produce|Produce|80;120;142 5 oz;200|18||5||11 2.3 1.29 0.1 0.5 0.2 0.03 41 120 0.2 330 43
watermelon|||||0.52|cup=152;cup balls=154;piece=4500;wedge=286;slice=280|Produce|Produce|1000 1 kg;4000 4 kg|0.94|E|7||30 0.61 7.55 0.15 0.4 6.2 0.02 1 7 0.24 112 8.1
welsh-onion|||||0.65|piece=40;cup=75|Produce|Produce|250;400;454 1 lb;500|6||7||34 1.9 6.5 0.4 2.4 2.18 0.07 17 18 1.22 212 27
white-asparagus|||||0.6|spear=20;piece=20;cup=134|Produce|Produce|250;400;454 1 lb;500|10||7||20 2.2 3.88 0.12 2.1 1.88 0.04 2 24 2.14 202 5.6
white-mushrooms|||||0.97|cup=96;cup sliced=70;cup piece=70;slice=6;piece=18;small=10;medium=18;large=23;cup cooked=156|Produce|Produce|200;227 8 oz;250|9.56|E|7||22 3.09 3.26 0.34 1 1.98 0.05 5 3 0.5 318 2.1
white-potato||||starchy|0.81|cup=150;piece=213;small=92;medium=213;large=369|Produce|Produce|263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb|2.15|B|28||69 1.68 15.71 0.1 2.4 1.15 0.03 16 9 0.52 407 9.1
white-radish-icicle|||||0.65|cup=100|Produce|Produce|250;400;454 1 lb;500|5||7||14 1.1 2.63 0.1 1.4 - 0.03 16 27 0.8 280 29
winter-melon|||||0.71|slice=60;piece=2000;cup=132|Produce|Produce|218 1 piece|4||7||13 0.4 3 0.2 2.9 - 0.02 111 19 0.4 6 13
yam||||starchy|0.88|cup=150;small=60;medium=130;large=180;piece=250;tuber=1500|Produce|Produce|284 1 piece|2.84|e|21||118 1.53 27.88 0.17 4.1 0.5 0.04 9 17 0.54 816 17.1
yardlong-beans|||||0.95|piece=5.5;cup=91;bunch=200|Produce|Produce|250;454 1 lb;500|7||7||47 2.8 8.35 0.4 - - 0.1 4 50 0.47 240 18.8
yautia||||starchy|0.86|piece=305;cup=135|Produce|Produce|250;400;454 1 lb;500|6||7||98 1.46 23.63 0.4 1.5 - 0.08 21 9 0.98 598 5.2
yellow-bell-pepper|||||0.82|cup=149;cup sliced=92;strip=5.2;piece=119;small=74;medium=119;large=186|Produce|Produce|227 1 piece|4.6|e|7||27 1 6.32 0.21 0.9 - 0.03 2 11 0.46 212 183.5
yellow-summer-squash|||||0.99|cup=127;piece=196;small=118;medium=196;large=323|Produce|Produce|198 1 piece|4.92|P|7||19 1.01 3.88 0.27 1 2.88 0.09 2 21 0.44 222 19.3
yellow-tomatoes|||||0.95|piece=212;medium=123;cup=139|Produce|Produce|250;400;454 1 lb;500|7||7||15 0.98 2.98 0.26 0.7 - 0.04 23 11 0.49 258 9
yellow-wax-beans|||||0.88|cup=100|Produce|Produce|250;400;454 1 lb;500|7||7||31 1.82 7.13 0.12 3.4 3.27 0.03 6 37 1.04 209 16.3
zucchini|||||0.9|cup=124;cup sliced=113;slice=9.9;piece=196;small=118;medium=196;large=323|Produce|Produce|218 1 piece|4.02|E|7||17 1.21 3.11 0.32 1 2.5 0.08 8 16 0.37 261 17.9
crab-canned|crustacean|sulphite|crustacean||1|cup=135;can=125|Canned & jars|Proteins|120 170 g can;125 6 oz can|30||||83 17.88 0 0.74 0 0 0.2 563 91 0.5 259 3.3
dried-shrimp|crustacean|fish mollusc|crustacean||1|tbsp=5;cup=80|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|50||||340 80.4 0 2.04 - - 0.4 476 256 2.08 1056 -
shrimp-canned|crustacean|sulphite|crustacean||1|cup=128;can=128;piece=3.2|Canned & jars|Proteins|113 4 oz can;120 120 g can|25||||100 20.42 0 1.36 0 0 0.19 870 145 2.13 80 4.1
tuna-salad|egg fish mustard|milk soy celery sulphite|fish|refined-oil processed|1|tbsp=15;cup=205;piece=15|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|16||3||187 16.04 9.41 9.26 0 - 1.54 402 17 1 178 2.2
gefilte-fish|egg fish wheat gluten|celery|fish|added-sugar processed|1|tbsp=15;cup=140;piece=42|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|16||||84 9.07 7.41 1.73 0 - 0.41 524 23 2.48 91 0.8
tuna-canned-in-oil|fish soy||fish|refined-oil|1|cup=146;can=112|Canned & jars|Proteins|102 145 g can;113 5 oz can|16.93|P|||198 29.13 0 8.21 0 0 1.53 416 13 1.39 207 0
albacore-canned-in-oil|fish||fish||1|cup=146;can=112|Canned & jars|Proteins|102 145 g can;113 5 oz can|18||||186 26.53 0 8.08 0 0 1.28 396 4 0.65 333 0
albacore-canned-in-water|fish||fish||1|cup=154;can=112|Canned & jars|Proteins|102 145 g can;113 5 oz can|16||||128 23.62 0 2.97 0 0 0.79 377 14 0.97 237 0
anchovies-canned-in-oil|fish||fish||1|can=45;piece=4;fillet=4;tbsp=15;tsp=5|Canned & jars|Proteins|30 50 g can;45 2 oz can|53.97|P|||210 28.89 0 9.71 0 0 2.2 3668 232 4.63 544 0
bonito-flakes|fish||fish||1|cup=5;tbsp=1;packet=3|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|110||||360.5 77 0 3.54 0 - 1.16 129.5 101.5 4.38 1424.5 3.5
cod-canned|fish||fish||1|can=312;cup=146;piece=12|Canned & jars|Proteins|170 170 g can;170 6 oz can|14||||105 22.76 0 0.86 0 0 0.17 218 21 0.49 528 1
dried-anchovies|fish|crustacean mollusc|fish||1|cup=40;tbsp=3|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|40||||458.5 71.23 0 16.94 0 0 4.48 364 514.5 11.38 1340.5 0
mackerel-canned|fish||fish||1|can=92;piece=12;small=12;cup=190|Canned & jars|Proteins|90 120 g can;92 3.75 oz can|12||||156 23.19 0 6.3 0 0 1.86 379 241 2.04 194 0.9
salmon-chum-canned|fish||fish||1|can=369;cup=146;piece=12|Canned & jars|Proteins|170 170 g can;170 6 oz can|13||||141 21.43 0 5.5 0 0 1.49 391 249 0.7 300 0
salmon-pink-canned|fish||fish||1|can=160;cup=150|Canned & jars|Proteins|160 213 g can;315 14.75 oz can|22.28|P|||138 23.1 0 5.02 0 0 0.9 381 283 0.77 333 0
salmon-sockeye-canned|fish||fish||1|can=160;cup=150|Canned & jars|Proteins|160 213 g can;315 14.75 oz can|18||||167 23.59 0 7.39 0 0 1.44 408 232 0.65 314 0
sardines-canned-in-oil|fish|soy|fish|refined-oil|1|cup=149;can=92;piece=12;small=12|Canned & jars|Proteins|90 120 g can;92 3.75 oz can|17.84|p|||208 24.62 0 11.45 0 0 1.53 307 382 2.92 397 0
sardines-canned-in-tomato|fish|celery mustard|fish||1|can=92;piece=12;small=12;cup=89|Canned & jars|Proteins|90 120 g can;92 3.75 oz can|12||||185 20.86 0.54 10.45 0.1 0.43 2.68 414 240 2.3 341 1
sardines-canned-water|fish||fish||1|cup=149;can=92;piece=12;small=12|Canned & jars|Proteins|170 170 g can;170 6 oz can|14||||208 24.62 0 11.45 0 0 1.53 307 382 2.92 397 0
tuna-canned-in-water|fish|soy|fish||1|cup=154;can=112|Canned & jars|Proteins|102 145 g can;113 5 oz can|16.93|P|||86 19.44 0 0.96 0 0 0.21 247 17 1.63 179 0
lupini-beans-pickled|lupin|sulphite||pulse|1|cup=166|Canned & jars|Proteins|240 400 g can;255 15 oz can|9||||371 36.17 40.37 9.74 18.9 - 1.16 15 176 4.36 1013 4.8
clams-canned|mollusc|sulphite|mollusc||1|cup=160;can=100|Canned & jars|Proteins|100 184 g can;105 6.5 oz can|22||||142 24.25 5.9 1.59 0 0 0.31 112 65 2.68 628 0
mussels-cooked-canned|mollusc||mollusc||0.3|cup=150;piece=16;small=10;medium=16;large=20|Canned & jars|Proteins|170 170 g can;170 6 oz can|30||||86 11.9 3.69 2.24 0 0 0.42 286 26 3.95 320 8
oysters-canned|mollusc||mollusc||1|can=272;cup=248;piece=12;can smoked=70;tin smoked=70|Canned & jars|Proteins|170 170 g can;170 6 oz can|30||||68 7.06 3.91 2.47 0 0 0.63 112 45 6.7 229 5
snails|mollusc||mollusc||1|cup=160;can=100|Canned & jars|Proteins|100 184 g can;105 6.5 oz can|40||||90 16.1 2 1.4 0 0 0.36 70 10 3.5 382 0
squid-ink|mollusc||mollusc||1|tsp=5;sachet=4|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|120||||92 15.58 3.08 1.38 0 0 0.36 44 32 0.68 246 4.7
soybeans-cooked|soy|||pulse|1|can=240;cup=172;tbsp=10.7|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4||||172 18.21 8.36 8.97 6 3 1.3 1 102 5.14 515 1.7
adzuki-beans-cooked||||pulse|1|can=240;cup=230|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4||||128 7.52 24.77 0.1 7.3 - 0.04 8 28 2 532 0
adzuki-sweetened||||pulse added-sugar|1|cup=296;tbsp=18|Canned & jars|Proteins|400 400 g can;430 15 oz can|7||||237 3.8 55.01 0.03 - - 0.01 218 22 1.13 119 0
aquafaba||||pulse|1|tbsp=15;cup=240;ml=1|Canned & jars|Proteins|240 400 g can;255 15 oz can|3||||3.28 0.18 0.55 0.05 0.15 0.1 0.01 4.06 3.92 0.06 5.82 0.03
baked-beans-canned||mustard||pulse added-sugar|1|cup=254;can=415|Canned & jars|Proteins|415 415 g can;454 16 oz can|3.42|P|||94 4.75 21.14 0.37 4.1 7.96 0.07 343 34 1.19 224 0
baked-beans-franks||milk wheat gluten soy mustard|meat|pulse added-sugar processed-meat|1|cup=259|Canned & jars|Proteins|400 400 g can;425 15 oz can|5||||142 6.75 15.39 6.57 6.9 6.53 2.35 430 48 1.73 235 2.3
baked-beans-pork||wheat gluten mustard|meat|pulse added-sugar processed-meat|1|cup=253|Canned & jars|Proteins|400 400 g can;454 16 oz can|4||||106 5.19 19.99 1.55 5.5 - 0.6 414 53 1.7 309 2
black-beans-canned-drained||||pulse|1|cup=172;can=240|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.68|E|||115.3 6.91 19.81 1.27 6.69 - - 217.9 43.31 1.69 253.1 -
black-beans-cooked||||pulse|1|cup=172;can=240|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4.22|P|||132 8.86 23.71 0.54 8.7 0.32 0.14 1 27 2.1 355 0
black-eyed-peas-cooked||||pulse|1|can=240;cup=171|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4||||116 7.73 20.76 0.53 6.5 3.3 0.14 4 24 2.51 278 0.4
canned-chicken||wheat gluten soy|poultry|processed|1|can=125;cup=205|Canned & jars|Proteins|125 5 oz can;280 12.5 oz can|13||||165 21.8 0 7.95 0 0 2.2 503 14 1.58 138 2
cannellini-beans-canned-drained||||pulse|1|cup=179;can=240|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.38|e|||112.1 7.41 18.82 1.17 6.76 - - 164 69.19 1.41 202.6 -
chickpeas-canned-drained||||pulse|1|cup=152;can=240|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.31|P|||138 7.04 22.87 2.47 6.3 4 0.21 212 43 0.98 109 0.1
chickpeas-cooked||||pulse|1|cup=164;can=240|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4.32|P|||164 8.86 27.42 2.59 7.6 4.8 0.27 7 49 2.89 291 1.3
chili-with-beans-canned||milk wheat gluten soy celery|meat|pulse processed|1|cup=256|Canned & jars|Proteins|400 400 g can;425 15 oz can|6||||103 6.12 13.24 3.76 3.3 1.65 1.13 423 47 3.43 365 1.7
chopped-ham-canned||milk soy sulphite|meat|processed processed-meat|1|slice=21;cup=135;piece=28;tbsp=15|Canned & jars|Proteins|340 340 g can;340 12 oz can|12||||239 16.06 0.26 18.83 0 0 6.29 1280 7 0.95 284 2
corned-beef-canned||celery mustard|meat|processed-meat|1|can=340;cup=140;slice=28|Canned & jars|Proteins|340 340 g can;340 12 oz can|14||||250 27.1 0 14.93 0 0 6.18 897 12 2.08 136 0
corned-beef-hash||milk wheat gluten soy|meat|processed processed-meat starchy|1|cup=236;can=420|Canned & jars|Proteins|400 14 oz can;420 15 oz can|9||||164 8.73 9.27 10.2 1.1 0.34 4.32 412 19 1 172 0.9
cranberry-beans-canned||||pulse|1|can=240;cup=260|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.2||||83 5.54 15.12 0.28 6.3 - 0.07 332 34 1.55 260 0.8
cranberry-beans-cooked||||pulse|1|can=240;cup=177|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4||||136 9.34 24.46 0.46 8.6 - 0.12 1 50 2.09 387 0
fava-beans-canned||||pulse|1|can=240;cup=256|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.2||||71 5.47 12.41 0.22 3.7 - 0.04 453 26 1 242 1.8
fava-beans-cooked||||pulse|1|can=240;cup=170|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4||||110 7.6 19.65 0.4 5.4 1.82 0.07 5 36 1.5 268 0.3
great-northern-beans-canned-drained||||pulse|1|cup=177;can=240|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.38|E|||113.7 7.03 19.33 1.27 6.91 - - 223.1 67.16 1.38 213.1 -
great-northern-beans-cooked||||pulse|1|can=240;cup=177|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4||||118 8.33 21.09 0.45 7 - 0.14 2 68 2.13 391 1.3
kidney-beans-canned-drained||||pulse|1|can=240;cup=177|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.24|E|||124 7.98 21.49 1.05 5.5 3.8 0.18 231 57 1.5 277 0.2
kidney-beans-cooked||||pulse|1|cup=177;tbsp=11;can=240|Canned & jars|Proteins|240 400 g can;250 250 g pouch|3.54|P|||127 8.67 22.8 0.5 6.4 0.32 0.07 1 35 2.22 405 1.2
lentils-cooked||wheat gluten||pulse|1|cup=198;tbsp=12.3;can=240|Canned & jars|Proteins|240 400 g can;250 250 g pouch|6.49|P|||116 9.02 20.13 0.38 7.9 1.8 0.05 2 19 3.33 369 1.5
lima-beans-canned||||pulse|1|can=240;cup=241|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.2||||79 4.93 14.91 0.17 4.8 - 0.04 336 21 1.81 220 0
lima-beans-cooked||||pulse|1|can=240;cup=188;tbsp=11.7|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4||||115 7.8 20.88 0.38 7 2.9 0.09 2 17 2.39 508 0
luncheon-meat||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|slice=21;cup=135;piece=28;tbsp=15|Canned & jars|Proteins|340 340 g can;340 12 oz can|14||||334 12.5 2.1 30.3 0 0 10.79 1289 6 0.72 215 1
mixed-beans-canned||||pulse|1|can=240;cup=177|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.5||||124 7.98 21.49 1.05 5.5 3.8 0.18 231 57 1.5 277 0.2
mung-beans-cooked||||pulse|1|can=240;cup=202|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4||||105 7.02 19.15 0.38 7.6 2 0.12 2 27 1.4 266 1
navy-beans-canned||||pulse|1|can=240;cup=262|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.2||||113 7.53 20.45 0.43 5.1 0.28 0.11 336 47 1.85 288 0.7
navy-beans-cooked||||pulse|1|can=240;cup=182|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4||||140 8.23 26.05 0.62 10.5 0.37 0.1 0 69 2.36 389 0.9
pigeon-peas-cooked||||pulse|1|can=240;cup=168|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4||||121 6.76 23.25 0.38 6.7 - 0.08 5 43 1.11 384 0
pinto-beans-canned-drained||||pulse|1|can=240;cup=171|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.23|E|||114 6.99 20.22 0.9 5.5 0.54 0.16 239 63 1.33 274 0.1
pinto-beans-cooked||||pulse|1|cup=171;tbsp=10.6;can=240|Canned & jars|Proteins|240 400 g can;250 250 g pouch|3.84|P|||143 9.01 26.22 0.65 9 0.34 0.14 1 46 2.09 436 0.8
ranch-beans||wheat gluten soy celery mustard||pulse added-sugar|1|cup=253|Canned & jars|Proteins|400 400 g can;425 15 oz can|4||||97 5 16.9 1 4.2 5.25 0.14 725 31 1.86 450 1.7
refried-beans-traditional|||meat|pulse|1|cup=238;can=442|Canned & jars|Proteins|430 430 g can;454 16 oz can|3.51|P|||90 4.98 13.55 2.01 3.7 0.54 0.63 370 29 1.44 319 6
refried-beans-vegetarian||||pulse|1|cup=242;can=444|Canned & jars|Proteins|430 430 g can;454 16 oz can|3.51|P|||83 5.28 13.5 0.87 4.7 0.59 0.14 430 35 1.7 344 -
refried-red-beans||||pulse refined-oil|1|cup=240|Canned & jars|Proteins|430 430 g can;454 16 oz can|5||||144 5 15.47 6.93 4.7 - 0.93 375 33 1.95 310 -
split-peas-cooked||||pulse|1|can=240;cup=196;tbsp=12.2|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4||||118 8.34 21.1 0.39 8.3 2.9 0.05 2 14 1.29 362 0.4
vienna-sausage||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|slice=28;cup=135;piece=28;tbsp=15|Canned & jars|Proteins|130 130 g can;130 4.6 oz can|10||||230 10.5 2.6 19.4 0 0 7.12 879 10 0.88 101 0
white-beans-cooked||||pulse|1|can=240;cup=179;tbsp=11.2|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4||||139 9.73 25.09 0.35 6.3 0.34 0.09 6 90 3.7 561 0
custard|milk egg|wheat gluten soy|dairy|added-sugar|1|cup=260;tbsp=16;can=400|Chilled & plant-based|Proteins|400;500|6||5||97 5.08 10.97 3.64 0 10.89 1.65 84 117 0.3 158 0
hummus|sesame|||pulse|1|tbsp=15;cup=246|Chilled & plant-based|Proteins|200;283 10 oz;300|15.44|P|7||229 7.35 14.9 17.1 5.4 0.34 2.22 438 41 2.41 289 0
beyond-burger|soy|wheat gluten||pulse processed refined-oil|1|piece=113;patty=113|Chilled & plant-based|Proteins|226 8 oz;227|22||7||204 17.7 6.2 12.4 1.8 0 4.4 345 88 3.5 310 -
five-spice-tofu|soy|wheat gluten sesame||pulse processed|1|block=200;piece=60;cup=150|Chilled & plant-based|Proteins|200;227 8 oz|11||7||83 9.98 1.18 5.26 1 0.71 0.92 4 282 2.04 130 0
fried-tofu-pouches|soy|fish wheat gluten||pulse refined-oil|1|piece=20|Chilled & plant-based|Proteins|280;350;400 14 oz;400|14||14||270 18.82 8.86 20.18 3.9 2.72 2.92 16 372 4.87 146 0
natto|soy|wheat gluten||pulse|1|cup=175;packet=45|Chilled & plant-based|Proteins|100;150|14||14||211 19.4 12.68 11 5.4 4.89 1.59 7 217 8.6 729 13
okara|soy|||pulse|1|cup=122|Chilled & plant-based|Proteins|280;350;400 14 oz;400|5||14||76 3.52 12.23 1.73 - - 0.19 9 80 1.3 213 0
tempeh|soy|gluten||pulse|1|cup=166;block=227;piece=227;slice=28|Chilled & plant-based|Proteins|200;227 8 oz;250|12||14||192 20.29 7.64 10.8 - - 2.54 9 111 2.7 412 0
tofu-dried|soy|||pulse|1|block=280;cup=140;slice=40;piece=17;tbsp=15|Chilled & plant-based|Proteins|150 150 g bag;200 200 g bag;227 8 oz bag|30||||477 52.47 10.03 30.34 7.2 - 4.39 6 364 9.73 20 0.7
tofu-extra-firm|soy|||pulse|1|piece=400;block=400;slice=84;cup=252;packet=400|Chilled & plant-based|Proteins|280;350;397 14 oz;400|8.05|P|7||83 9.98 1.18 5.26 1 0.71 0.92 4 282 2.04 130 0
tofu-firm|soy|||pulse|1|cup=252;piece=400;block=400;slice=84;packet=400|Chilled & plant-based|Proteins|280;350;397 14 oz;400|8.05|P|7||78 9.04 2.85 4.17 0.9 0.6 0.79 12 201 1.61 148 0.2
tofu-fried|soy|||pulse refined-oil|1|piece=13;cup=60|Chilled & plant-based|Proteins|142 5 oz;150;200|8.05|P|7||270 18.82 8.86 20.18 3.9 2.72 2.92 16 372 4.87 146 0
tofu-silken|soy|||pulse|1|piece=340;block=340;slice=84;cup=252|Chilled & plant-based|Proteins|300;340;349 12.3 oz;454 1 lb|8.05|P|7||43 4.82 0.58 2.4 0.2 0.2 0.3 2 66 0.8 - -
tofu-skin|soy|wheat gluten||pulse|1|sheet=20;piece=20;stick=20;cup=60|Chilled & plant-based|Proteins|142 5 oz;200 200 g bag|18||||477 52.47 10.03 30.34 7.2 - 4.39 6 364 9.73 20 0.7
tofu-soft|soy|||pulse|1|cup=252;piece=400;block=400;slice=84|Chilled & plant-based|Proteins|280;350;397 14 oz;400|8.05|P|7||61 7.17 1.18 3.69 0.2 0.7 0.53 8 111 1.11 120 0.2
meatless-chicken|wheat gluten soy|milk egg||grain pulse processed|1|cup=168;piece=85|Chilled & plant-based|Proteins|200;250;255 9 oz|19.95|P|7||224 23.64 3.64 12.73 3.6 0 1.53 709 35 3.27 54 0
meatless-deli-slices|wheat gluten soy|milk egg celery||grain pulse processed|1|slice=14|Chilled & plant-based|Proteins|300;340 12 oz;400|20||14||189 17.78 4.44 11.11 1.1 2.22 1.34 711 41 1.8 200 0
meatless-meatballs|wheat gluten soy|milk egg celery||grain pulse processed|1|piece=18;cup=144|Chilled & plant-based|Proteins|300;340 12 oz;400|14||14||197 21 8 9 4.6 1.25 1.43 550 25 2.16 180 0
meatless-sausage|wheat gluten soy|milk egg||grain pulse processed|1|slice=28;piece=50|Chilled & plant-based|Proteins|200;250;255 9 oz|19.47|P|7||255 20.28 8.09 18.16 2.8 0 2.93 888 63 3.72 231 0
seitan|wheat gluten soy|||grain pulse processed|1|cup=150;piece=85;slice=30|Chilled & plant-based|Proteins|200;227 8 oz;250|15||10||120.52 24.38 4.61 0.61 0.22 0.02 0.09 450 48.68 1.72 49.4 0
seitan-strips|wheat gluten soy|||grain processed|1|cup=120;piece=30|Chilled & plant-based|Proteins|300;340 12 oz;400|18||14||120.52 24.38 4.61 0.61 0.22 0.02 0.09 450 48.68 1.72 49.4 0
vegan-bacon|wheat gluten soy|milk egg||pulse processed|1|slice=8;piece=8;cup=144|Chilled & plant-based|Proteins|200;250;255 9 oz|18||7||309 11.69 5.31 29.52 2.6 0 4.62 1465 23 2.41 170 0
vegan-mince|wheat gluten soy|milk egg celery||grain pulse processed|1|slice=28;piece=50|Chilled & plant-based|Proteins|300;340 12 oz;400|16||14||255 20.28 8.09 18.16 2.8 0 2.93 888 63 3.72 231 0
vegan-nuggets|wheat gluten soy|milk egg celery||grain pulse refined-oil processed|1|piece=43|Chilled & plant-based|Proteins|300;340 12 oz;400|15||14||234 21.28 8.51 12.77 4.3 0 1.13 400 42 3.83 300 0
vegetarian-fillet|wheat gluten soy|milk egg celery||grain pulse processed|1|piece=85|Chilled & plant-based|Proteins|300;340 12 oz;400|16||14||290 23 9 18 6.1 0.8 2.85 490 95 2 600 0
vegetarian-hot-dog|wheat gluten soy|milk egg celery mustard||grain pulse processed|1|piece=57|Chilled & plant-based|Proteins|300;340 12 oz;400|14||14||233 19.61 7.7 13.73 3.9 0 1.65 471 33 1.41 98 0
vegetarian-meatloaf|wheat gluten soy|milk egg sesame celery||grain pulse processed|1|piece=71|Chilled & plant-based|Proteins|300;340 12 oz;400|13||14||197 21 8 9 4.6 1.2 1.43 550 29 2.1 180 0
veggie-burger-patty|wheat gluten soy|milk egg||grain pulse processed|1|piece=70|Chilled & plant-based|Proteins|284|16||7||177 15.7 14.27 6.3 4.9 1.07 1.44 569 136 2.41 333 4.5
falafel||wheat gluten soy sesame||pulse refined-oil processed|1|piece=17|Chilled & plant-based|Proteins|200;227 8 oz;250|22.79|P|7||333 13.31 31.84 17.8 - - 2.38 294 54 3.42 585 1.6
rotisserie-chicken-breast||soy celery mustard|poultry|processed|0.64|cup=140;piece=640;breast=140;thigh=100;whole=640|Chilled & plant-based|Proteins|900|11||3||137 28 0 2.79 0 0 0.78 313 13 0.45 303 0
vegan-egg-substitute||tree_nut soy||pulse processed|1|block=280;cup=140;slice=40;piece=40;tbsp=15|Chilled & plant-based|Proteins|280;350;400 14 oz;400|16||14||117.97 3.16 8.62 8.17 3.42 0.9 0.64 2.78 13.56 0.63 119.7 0.45
century-egg|egg||egg|processed|0.9|piece=60;medium=60|Dairy & eggs|Proteins|360 pack of 6|14||60||185 12.81 1.45 13.77 0 0.93 3.68 146 64 3.85 222 0
duck-egg|egg||egg||0.92|piece=70|Dairy & eggs|Proteins|120 pack of 12|14||21||185 12.81 1.45 13.77 0 0.93 3.68 146 64 3.85 222 0
egg|egg||egg||0.88|cup=243;piece=50;small=38;medium=44;large=50;xl=56|Dairy & eggs|Proteins|400 pack of 6;680 dozen|3.34|B|28||143 12.56 0.72 9.51 0 0.37 3.13 142 56 1.75 138 0
egg-substitute|egg|milk|egg|processed|1|cup=251;tbsp=15.7;ml=1.06|Dairy & eggs|Proteins|454 16 oz carton;500 500 g carton|7||7||48 10 2 0 0 2 0 199 73 1.98 213 0.5
egg-white|egg||egg||1|cup=243;piece=33;large=33;tbsp=15|Dairy & eggs|Proteins|454 16 oz carton;500 500 g carton|5.34|P|7||52 10.9 0.73 0.17 0 0.71 0 166 7 0.08 163 0
egg-yolk|egg||egg||1|cup=243;piece=17;large=17|Dairy & eggs|Proteins|102 pack of 6|11||3||322 15.86 3.59 26.54 0 0.56 9.55 48 129 2.73 109 0
liquid-egg|egg||egg||1|cup=243;tbsp=15|Dairy & eggs|Proteins|473 16 fl oz carton;500 500 ml carton;1000 1 l carton|8||28||147 12.33 1.01 9.95 0 0.25 3.38 128 62 1.74 135 0
quail-egg|egg||egg||0.92|piece=9|Dairy & eggs|Proteins|120 pack of 12|16||21||158 13.05 0.41 11.09 0 0.4 3.56 141 64 3.65 132 0
salted-duck-egg|egg||egg|processed|0.9|piece=60;medium=60;yolk=15|Dairy & eggs|Proteins|360 pack of 6|14||60||175.75 12.17 1.38 13.08 0 0.88 3.5 2076.6 62 3.67 211.3 0
garlic-butter|milk||dairy||1|tbsp=14;tsp=4.7;cup=227|Dairy & eggs|Proteins|100;125;150|16||21||656 1.27 2.49 73 0.213 0.141 45.4 400 37.3 0.264 60.8 4.84
crab-blue|crustacean||crustacean||1|piece=163|Fish & seafood|Proteins|150;200;227 8 oz|60||2||87 18.06 0.04 1.08 0 - 0.22 293 89 0.74 329 3
crab-cooked|crustacean|sulphite|crustacean||1|piece=127;cup=118|Fish & seafood|Proteins|150;227 8 oz|80||2||110 22.32 0.95 1.24 0 - 0.17 378 59 0.43 408 3.6
crab-dungeness|crustacean|sulphite|crustacean||1|piece=163|Fish & seafood|Proteins|150;200;227 8 oz|75.11|p|2||86 17.41 0.74 0.97 0 - 0.13 295 46 0.37 354 3.5
crab-king|crustacean||crustacean||1|piece=163|Fish & seafood|Proteins|150;200;227 8 oz|90||2||84 18.29 0 0.6 0 - 0.09 836 46 0.59 204 7
crab-snow|crustacean||crustacean||1|piece=163|Fish & seafood|Proteins|150;200;227 8 oz|60||2||90 18.5 0 1.18 0 - 0.14 539 26 2.5 173 7
crayfish|crustacean|sulphite|crustacean||1|cup=140;piece=10|Fish & seafood|Proteins|250;454 1 lb|18.7|p|2||72 14.85 0 0.97 0 - 0.16 62 25 0.55 261 0.5
lobster|crustacean|sulphite|crustacean||1|piece=150|Fish & seafood|Proteins|150;250|51.24|p|2||77 16.52 0 0.75 0 0 0.18 423 84 0.26 200 0
lobster-cooked|crustacean|sulphite|crustacean||1|piece=120;cup=145|Fish & seafood|Proteins|150;250|70||2||89 19 0 0.86 0 0 0.21 486 96 0.29 230 0
shrimp|crustacean|sulphite|crustacean||0.87|piece=12;small=5;medium=8;large=12;cup=145;jumbo=18|Fish & seafood|Proteins|200;300;400;454 1 lb|28.94|p|2||85 20.1 0 0.51 - - 0.1 119 64 0.52 264 -
shrimp-cooked|crustacean|sulphite|crustacean||1|piece=10;small=4;medium=7;large=10;jumbo=15;cup=145|Fish & seafood|Proteins|200;300;454 1 lb|34||2||99 23.98 0.2 0.28 - - 0.06 111 70 0.51 259 -
spiny-lobster|crustacean||crustacean||1|piece=150|Fish & seafood|Proteins|150;250|70||2||112 20.6 2.43 1.51 0 - 0.24 177 49 1.22 180 2
surimi-imitation-crab|egg fish crustacean wheat gluten soy|milk mollusc|fish|grain starchy processed|1|stick=17;piece=17;cup=110|Fish & seafood|Proteins|200;227 8 oz;250|12.13|P|7||95 7.62 15 0.46 0.5 6.25 0.22 529 13 0.39 90 0
smoked-eel|fish wheat gluten soy||fish|processed|1|fillet=150;piece=150|Fish & seafood|Proteins|250;340 12 oz;400|60||7||184 18.44 0 11.66 0 0 2.36 51 20 0.5 272 1.8
anchovies-fresh|fish||fish||1|fillet=10;piece=20|Fish & seafood|Proteins|250;400;454 1 lb|16||2||131 20.35 0 4.84 0 0 1.28 104 147 3.25 383 0
bluefish|fish||fish||1|fillet=112;piece=112;can=90|Fish & seafood|Proteins|250;400;454 1 lb|18||2||124 20.04 0 4.24 0 - 0.92 60 7 0.48 372 0
butterfish|fish||fish||1|fillet=32;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|20||2||146 17.28 0 8.02 0 - 3.38 89 22 0.5 375 0
carp|fish||fish||1|fillet=218;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|12||2||127 17.83 0 5.6 0 0 1.08 49 41 1.24 333 1.6
catfish|fish||fish||1|fillet=116;piece=116|Fish & seafood|Proteins|250;400;454 1 lb|14.52|p|2||119 15.23 0 5.94 0 0 1.31 98 8 0.23 302 0
catfish-wild|fish||fish||1|fillet=159;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|16||2||95 16.38 0 2.82 0 - 0.72 43 14 0.3 358 0.7
caviar|fish||fish|processed|1|can=227;tbsp=16|Fish & seafood|Proteins|50;99 3.5 oz jar;100 100 g jar|160||14||264 24.6 4 17.9 0 0 4.06 1500 275 11.88 181 0
cod-atlantic|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|20.28|p|2||82 17.81 0 0.67 0 0 0.13 54 16 0.38 413 1
cod-pacific|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|20.28|p|2||69 15.27 0 0.41 0 0 0.09 303 8 0.16 235 0
coley|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|13||2||92 19.44 0 0.98 0 0 0.14 86 60 0.46 356 0
croaker|fish||fish||1|fillet=79;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|15||2||104 17.78 0 3.17 0 0 1.09 56 15 0.37 345 0
eel|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|35||2||184 18.44 0 11.66 0 0 2.36 51 20 0.5 272 1.8
fish-bones|fish||fish||0.25|piece=250;cup=140;head=300|Fish & seafood|Proteins|454 1 lb;1000 1 kg|4||1||76 17.17 0 0.46 - - 0.09 133.2 13.3 0.28 350.3 -
fish-fillet-white|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|240;300;400;454 1 lb|19||2||76 17.17 0 0.46 - - 0.09 133.2 13.3 0.28 350.3 -
fish-roe|fish||fish||1|tbsp=14;can=227;cup=224|Fish & seafood|Proteins|50;99 3.5 oz jar;100 100 g jar|80||14||143 22.32 1.5 6.42 0 0 1.46 91 22 0.6 221 16
flounder-or-sole|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|19.56|p|2||70 12.41 0 1.93 0 0 0.44 296 21 0.18 160 0
freshwater-bass|fish||fish||1|fillet=79;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|18||2||114 18.86 0 3.69 0 - 0.78 70 80 1.49 356 2
greenland-halibut|fish||fish||1|fillet=408;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|22||2||186 14.37 0 13.84 0 0 2.42 80 3 0.66 268 0
grouper|fish||fish||1|fillet=129;piece=129|Fish & seafood|Proteins|250;400;454 1 lb|28||2||92 19.38 0 1.02 0 - 0.23 53 27 0.89 483 0
haddock|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|20.28|p|2||74 16.32 0 0.45 0 0 0.09 213 11 0.17 286 0
halibut|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|45||2||91 18.56 0 1.33 0 0 0.29 68 7 0.16 435 0
herring|fish||fish||1|fillet=184;piece=184|Fish & seafood|Proteins|250;400;454 1 lb|13.79|p|2||158 17.96 0 9.04 0 0 2.04 90 57 1.1 327 0.7
herring-pacific|fish||fish||1|fillet=184;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|10||2||195 16.39 0 13.88 0 - 3.26 74 83 1.12 423 0
hot-smoked-salmon|fish|mustard|fish|processed|1|cup=136;slice=20;fillet=120|Fish & seafood|Proteins|250;340 12 oz;400|44||7||117 18.28 0 4.32 0 0 0.93 672 11 0.85 175 0
john-dory|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|240;300;400;454 1 lb|26||2||70 12.41 0 1.93 0 0 0.44 296 21 0.18 160 0
king-mackerel|fish||fish||1|fillet=112;piece=112;can=90|Fish & seafood|Proteins|250;400;454 1 lb|20||2||105 20.28 0 2 0 - 0.36 158 31 1.78 435 1.6
kippers|fish||fish||1|fillet=65;piece=130;can=90|Fish & seafood|Proteins|200;300|14||5||217 24.6 0 12.4 0 0 2.79 918 84 1.51 447 1
ling|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|20||2||87 18.99 0 0.64 0 - 0.12 135 34 0.65 379 0
lingcod|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|22||2||85 17.66 0 1.06 0 - 0.2 59 14 0.32 437 0
lox|fish|mustard|fish|processed|1|cup=136;slice=20;fillet=115|Fish & seafood|Proteins|100;113 4 oz;150|44||7||117 18.28 0 4.32 0 - 0.93 2000 11 0.85 175 0
mackerel|fish||fish||1|fillet=112;piece=112;can=90;whole=200|Fish & seafood|Proteins|250;400;454 1 lb|21.07|p|2||205 18.6 0 13.89 0 0 3.26 90 12 1.63 314 0.4
mackerel-cooked|fish||fish||1|fillet=88;piece=88;cup=140|Fish & seafood|Proteins|200;300|26||3||262 23.85 0 17.81 0 - 4.18 83 15 1.57 401 0.4
mackerel-pacific|fish||fish||1|fillet=225;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|12||2||158 20.07 0 7.89 0 0 2.25 86 23 1.16 406 2
mackerel-salted|fish||fish|processed|1|fillet=80;piece=80;slice=28;cup=136|Fish & seafood|Proteins|250;340 12 oz;400|16||7||305 18.5 0 25.1 0 0 7.15 4450 66 1.4 520 0
mahi-mahi|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|24||2||85 18.5 0 0.7 0 - 0.19 88 15 1.13 416 0
milkfish|fish||fish||1|fillet=129;piece=129|Fish & seafood|Proteins|250;400;454 1 lb|14||2||148 20.53 0 6.73 0 - 1.66 72 51 0.32 292 0
monkfish|fish||fish||1|piece=150;fillet=150;steak=150|Fish & seafood|Proteins|250;400;454 1 lb|30||2||76 14.48 0 1.52 0 - 0.34 18 8 0.32 400 1
mullet|fish||fish||1|fillet=119;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|20||2||117 19.35 0 3.79 0 0 1.12 65 41 1.02 357 1.2
ocean-perch|fish||fish||1|fillet=60;piece=60|Fish & seafood|Proteins|250;400;454 1 lb|17||2||79 15.31 0 1.54 0 0 0.27 287 28 0.22 187 0
orange-roughy|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|26||2||76 16.41 0 0.7 0 0 0.01 72 9 1.01 167 0
perch|fish||fish||1|fillet=60;piece=60|Fish & seafood|Proteins|250;400;454 1 lb|21.68|p|2||91 19.39 0 0.92 0 0 0.18 62 80 0.9 269 1.7
pickled-herring|fish|milk egg mustard sulphite|fish|added-sugar processed|1|piece=15;fillet=60;cup=140;jar=250;slice=15|Fish & seafood|Proteins|227 8 oz jar;454 1 lb jar|16||14||262 14.19 9.64 18 0 7.71 2.381 870 77 1.22 69 0
pike|fish||fish||1|fillet=60;piece=60|Fish & seafood|Proteins|250;400;454 1 lb|22||2||88 19.26 0 0.69 0 0 0.12 39 57 0.55 259 3.8
pollock-alaska|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|12||2||70 17.17 0 0.19 - - 0.04 159 12 0.27 331 -
pompano|fish||fish||1|fillet=129;piece=129|Fish & seafood|Proteins|250;400;454 1 lb|28||2||164 18.48 0 9.47 0 0 3.51 65 22 0.6 381 0
rainbow-trout|fish||fish||1|fillet=120;piece=79;whole=180|Fish & seafood|Proteins|250;400;454 1 lb|26.02|p|2||141 19.94 0 6.18 0 0 1.38 51 25 0.31 377 2.9
rainbow-trout-wild|fish||fish||1|fillet=159;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|24||2||119 20.48 0 3.46 0 - 0.72 31 67 0.7 481 2.4
rockfish|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|20||2||90 18.36 0 1.34 0 0 0.35 74 14 0.3 386 0
sablefish|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|240;300;400;454 1 lb|48||2||195 13.41 0 15.3 0 - 3.2 56 35 1.28 358 0
sablefish-smoked|fish||fish|processed|1|fillet=80;piece=80;slice=28;cup=136|Fish & seafood|Proteins|250;340 12 oz;400|60||7||257 17.65 0 20.14 0 - 4.21 737 50 1.69 471 0
salmon-atlantic-farmed|fish||fish||1|fillet=150;piece=150;side=1000|Fish & seafood|Proteins|240;300;400;454 1 lb|26.46|P|2||208 20.42 0 13.42 0 0 3.05 59 9 0.34 363 3.9
salmon-atlantic-wild|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|240;300;400;454 1 lb|26.46|p|2||142 19.84 0 6.34 0 - 0.98 44 12 0.8 490 0
salmon-chinook|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|240;300;400;454 1 lb|44||2||179 19.93 0 10.43 0 0 3.1 47 26 0.25 394 4
salmon-chum|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|240;300;400;454 1 lb|16||2||120 20.14 0 3.77 0 - 0.84 50 11 0.55 429 0
salmon-coho|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|240;300;400;454 1 lb|26||2||146 21.62 0 5.93 0 0 1.26 46 36 0.56 423 1
salmon-cooked|fish||fish||1|fillet=120;piece=120;cup=140|Fish & seafood|Proteins|200;300|36||3||206 22.1 0 12.35 0 0 2.4 61 15 0.34 384 3.7
salmon-pink|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|240;300;400;454 1 lb|14||2||127 20.5 0 4.4 0 0 0.81 75 7 0.38 366 0
salmon-sockeye|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|240;300;400;454 1 lb|26.46|p|2||131 22.25 0 4.69 0 0 0.81 78 9 0.43 367 0
salmon-sockeye-cooked|fish||fish||1|fillet=120;piece=120;cup=140|Fish & seafood|Proteins|200;300|44||3||156 26.48 0 5.57 0 0 0.97 92 11 0.52 436 0
salt-cod|fish||fish||1|piece=80|Fish & seafood|Proteins|400;454 1 lb|24.05|P|60||290 62.82 0 2.37 0 0 0.46 7027 160 2.5 1458 3.5
sardines-fresh|fish||fish||1|piece=60|Fish & seafood|Proteins|240;300;400;454 1 lb|12||2||158 17.96 0 9.04 0 0 2.04 90 57 1.1 327 0.7
scup|fish||fish||1|fillet=64;piece=140;cup=166|Fish & seafood|Proteins|240;300;400;454 1 lb|22||2||105 18.88 0 2.73 0 0 0.64 42 40 0.53 287 0
sea-bass|fish||fish||1|fillet=129;piece=129;whole=250|Fish & seafood|Proteins|250;400;454 1 lb|38.29|p|2||97 18.43 0 2 0 0 0.51 68 10 0.29 256 0
sea-trout|fish||fish||1|fillet=120;piece=79|Fish & seafood|Proteins|250;400;454 1 lb|24||2||104 16.74 0 3.61 0 - 1.01 58 17 0.27 341 0
shad|fish||fish||1|fillet=184;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|18||2||197 16.93 0 13.77 0 0 3.13 51 47 0.97 384 0
shark|fish||fish||1|piece=150;fillet=150;steak=150|Fish & seafood|Proteins|250;400;454 1 lb|20||2||130 20.98 0 4.51 0 0 0.93 79 34 0.84 160 0
smelt|fish||fish||1|fillet=140;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|14||2||97 17.63 0 2.42 0 0 0.45 60 60 0.9 290 0
smoked-catfish|fish||fish||0.75|piece=150;medium=150;large=250;small=80;cup=136|Fish & seafood|Proteins|200;454 1 lb|22||30||108 23.4 0 0.93 0 0 0.23 1019 18 0.5 423 0
smoked-haddock|fish||fish|processed|1|cup=136;slice=20;fillet=150;piece=150|Fish & seafood|Proteins|100;113 4 oz;150|24||7||116 25.23 0 0.96 0 0 0.17 763 49 1.4 415 0
smoked-mackerel|fish||fish||1|fillet=80;piece=80;cup=136|Fish & seafood|Proteins|150;200|18||5||262 23.9 0 17.8 0 - 4.18 750 15 1.57 401 0.4
smoked-salmon|fish||fish||1|cup=136;slice=20;fillet=115|Fish & seafood|Proteins|100;113 4 oz;150|62.69|P|7||117 18.28 0 4.32 0 0 0.93 672 11 0.85 175 0
smoked-trout|fish||fish||1|fillet=65;piece=65;slice=20;cup=136|Fish & seafood|Proteins|100;125;150|36||7||251 35.5 0 11 0 0 2.46 607 45 0.55 671 4.1
snapper|fish||fish||1|fillet=150;piece=150;whole=400|Fish & seafood|Proteins|250;400;454 1 lb|17.33|p|2||100 20.51 0 1.34 0 0 0.28 64 32 0.18 417 1.6
spanish-mackerel|fish||fish||1|fillet=112;piece=112;can=90|Fish & seafood|Proteins|250;400;454 1 lb|18||2||139 19.29 0 6.3 0 0 1.83 59 11 0.44 446 1.6
stockfish|fish||fish||1|piece=60;cup=80;fillet=120;head=150|Fish & seafood|Proteins|200;454 1 lb|35||180||290 62.82 0 2.37 0 0 0.462 7027 160 2.5 1458 3.5
striped-bass|fish||fish||1|fillet=129;piece=129|Fish & seafood|Proteins|250;400;454 1 lb|26||2||97 17.73 0 2.33 0 - 0.51 69 15 0.84 256 0
sturgeon|fish||fish||1|piece=150;fillet=150;steak=150|Fish & seafood|Proteins|250;400;454 1 lb|40||2||105 16.14 0 4.04 0 0 0.92 54 13 0.7 284 0
sturgeon-smoked|fish||fish|processed|1|fillet=80;piece=80;slice=28;cup=136|Fish & seafood|Proteins|250;340 12 oz;400|80||7||173 31.2 0 4.4 0 0 1.04 739 17 0.93 379 0
swordfish|fish||fish||1|piece=150;fillet=150;steak=150|Fish & seafood|Proteins|250;400;454 1 lb|32.23|p|2||144 19.66 0 6.65 0 0 1.6 81 5 0.38 418 0
tilapia|fish||fish||1|fillet=116;piece=116|Fish & seafood|Proteins|250;400;454 1 lb|13.25|p|2||96 20.08 0 1.7 0 0 0.58 52 10 0.56 302 0
tilapia-cooked|fish||fish||1|fillet=90;piece=90;cup=140|Fish & seafood|Proteins|200;300|20||3||128 26.15 0 2.65 0 0 0.94 56 14 0.69 380 0
tilefish|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|26||2||96 17.5 0 2.31 0 - 0.44 53 26 0.25 433 0
trout-cooked|fish||fish||1|fillet=110;piece=110;cup=140|Fish & seafood|Proteins|200;300|32||3||168 23.8 0 7.38 0 0 1.65 61 30 0.36 450 2.9
trout-mixed|fish||fish||1|fillet=79;piece=140;cup=140|Fish & seafood|Proteins|240;300;400;454 1 lb|20||2||148 20.77 0 6.61 0 0 1.15 52 43 1.5 361 0.5
tuna-bluefin|fish||fish||1|piece=150;fillet=150;steak=150|Fish & seafood|Proteins|250;400;454 1 lb|60||2||144 23.33 0 4.9 0 0 1.26 39 8 1.02 252 0
tuna-cooked|fish||fish||1|piece=125;fillet=125;steak=125;cup=140|Fish & seafood|Proteins|200;300|36||3||130 29.15 0 0.59 0 0 0.2 54 4 0.92 527 0
tuna-fresh-yellowfin|fish||fish||1|piece=150;fillet=150;steak=150|Fish & seafood|Proteins|250;400;454 1 lb|29.62|P|2||109 24.4 0 0.49 0 0 0.17 45 4 0.77 441 0
tuna-skipjack|fish||fish||1|piece=150;fillet=150;steak=150|Fish & seafood|Proteins|250;400;454 1 lb|22||2||103 22 0 1.01 0 - 0.33 37 29 1.25 407 1
turbot|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|40||2||95 16.05 0 2.95 0 - 0.75 150 18 0.36 238 1.7
walleye|fish||fish||1|fillet=60;piece=60|Fish & seafood|Proteins|250;400;454 1 lb|28||2||93 19.14 0 1.22 0 - 0.25 51 110 1.3 389 0
white-fish-cooked|fish||fish||1|fillet=115;piece=115;cup=140|Fish & seafood|Proteins|200;300|30||3||105 22.83 0 0.86 0 0 0.17 78 14 0.49 244 1
whitefish|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|22||2||134 19.09 0 5.86 0 0 0.91 51 26 0.37 317 0
whitefish-smoked|fish||fish|processed|1|slice=20;cup=136;fillet=115;piece=115|Fish & seafood|Proteins|100;113 4 oz;150|36||7||108 23.4 0 0.93 0 0 0.23 1019 18 0.5 423 0
whiting|fish||fish||1|fillet=92;piece=92|Fish & seafood|Proteins|250;400;454 1 lb|7.44|p|2||90 18.31 0 1.31 0 0 0.25 72 48 0.34 249 0
wolffish|fish||fish||1|fillet=150;piece=150|Fish & seafood|Proteins|250;400;454 1 lb|24||2||96 17.5 0 2.39 0 - 0.36 85 6 0.09 300 0
yellowtail|fish||fish||1|piece=150;fillet=150;steak=150|Fish & seafood|Proteins|250;400;454 1 lb|44||2||146 23.14 0 5.24 0 - 1.28 39 23 0.49 420 2.8
abalone|mollusc||mollusc||1|piece=30;small=12;large=35;cup=145|Fish & seafood|Proteins|200;250;454 1 lb|90||2||105 17.1 6.01 0.76 0 0 0.15 301 31 3.19 250 2
baby-octopus|mollusc||mollusc||1|piece=300;cup=150|Fish & seafood|Proteins|240;300;400;454 1 lb|20||2||82 14.91 2.2 1.04 0 0 0.23 230 53 5.3 350 5
clams|mollusc||mollusc||0.25|cup=227;piece=14.5;small=9;medium=14.5;large=20|Fish & seafood|Proteins|500;907 2 lb;1000 1 kg|13.12|p|2||86 14.67 3.57 0.96 0 0 0.19 601 39 1.62 46 0
cockles|mollusc||mollusc||0.25|cup=227;piece=14.5;small=9;medium=14.5;large=20|Fish & seafood|Proteins|240;300;400;454 1 lb|20||2||86 14.67 3.57 0.96 0 0 0.19 601 39 1.62 46 0
conch|mollusc||mollusc||1|piece=15;cup=127|Fish & seafood|Proteins|240;300;400;454 1 lb|34||2||130 26.3 1.7 1.2 0 0 0.37 153 98 1.41 163 0
cuttlefish|mollusc||mollusc||1|piece=85;cup=150|Fish & seafood|Proteins|250;400;454 1 lb|22||2||79 16.24 0.82 0.7 0 - 0.12 372 90 6.02 354 5.3
dried-scallops|mollusc|fish crustacean|mollusc||1|piece=8;cup=80;tbsp=8;medium=8|Fish & seafood|Proteins|100 100 g bag;113 4 oz bag|120||180||310.5 54.27 14.31 2.21 0 0 0.58 1764 27 1.71 922.5 0
dried-squid|mollusc|fish crustacean|mollusc|processed|1|piece=60;cup=50|Fish & seafood|Proteins|100 100 g bag;113 4 oz bag|45||180||348 58.94 11.65 5.22 0 0 1.354 899 122 2.57 931 16.9
mussels|mollusc||mollusc||0.3|cup=150;piece=16;small=10;medium=16;large=20|Fish & seafood|Proteins|500;907 2 lb;1000 1 kg|7.407|P|2||86 11.9 3.69 2.24 0 0 0.42 286 26 3.95 320 8
octopus|mollusc||mollusc||1|piece=300;cup=150|Fish & seafood|Proteins|300;454 1 lb;500|24.89|p|2||82 14.91 2.2 1.04 0 0 0.23 230 53 5.3 350 5
octopus-cooked|mollusc|sulphite|mollusc||1|piece=60;cup=145|Fish & seafood|Proteins|200;300|34||2||164 29.82 4.4 2.08 0 0 0.45 460 106 9.54 630 8
oysters|mollusc||mollusc||1|piece=15;small=10;medium=15;large=25|Fish & seafood|Proteins|90 pack of 6;180 pack of 12|28.04|P|2||81 9.45 4.95 2.3 0 - 0.51 106 8 5.11 168 8
oysters-farmed|mollusc||mollusc||0.21|piece=14;cup=150|Fish & seafood|Proteins|240;300;400;454 1 lb|34||2||59 5.22 5.53 1.55 0 - 0.44 178 44 5.78 124 4.7
scallops|mollusc|sulphite|mollusc||1|piece=30;small=12;large=35;cup=145|Fish & seafood|Proteins|200;250;454 1 lb|34.31|p|2||69 12.06 3.18 0.49 0 0 0.13 392 6 0.38 205 0
scallops-cooked|mollusc|sulphite|mollusc||1|piece=20;small=8;large=25;cup=145|Fish & seafood|Proteins|200;250|42||2||111 20.54 5.41 0.84 0 0 0.22 667 10 0.58 314 0
sea-cucumber|mollusc|fish crustacean|mollusc||1|piece=100;cup=120|Fish & seafood|Proteins|454 1 lb;500|40||2||56 13 0 0.4 - - - - 30 0.6 - -
squid|mollusc||mollusc||1|piece=85;cup=150|Fish & seafood|Proteins|250;400;454 1 lb|13.78|p|2||92 15.58 3.08 1.38 0 0 0.36 44 32 0.68 246 4.7
whelk|mollusc||mollusc||1|piece=15;cup=150|Fish & seafood|Proteins|240;300;400;454 1 lb|26||2||137 23.84 7.76 0.4 0 0 0.03 206 57 5.03 347 4
seafood-mix|crustacean mollusc|fish sulphite|mollusc||1|cup=150|Frozen|Proteins|300;340 12 oz;400|14||||87.8 15.65 2.37 1.42 - - 0.3 151.2 39.5 1.78 277.3 -
breaded-shrimp|crustacean wheat gluten|milk egg fish soy sulphite|crustacean|grain refined-oil processed|1|piece=7.5;cup=140|Frozen|Proteins|300;340 12 oz;400|20||||242 21.39 11.47 12.28 0.4 0.8 2.09 344 67 1.26 225 1.5
crab-cakes|egg crustacean wheat gluten|milk fish soy celery mustard|crustacean|grain processed|1|piece=30;cup=140|Frozen|Proteins|300;340 12 oz;400|34||||155 20.21 0.48 7.52 0 - 1.48 330 105 1.08 324 2.8
fish-cakes-asian|egg fish wheat gluten soy|milk crustacean mollusc|fish|grain processed|1|piece=25;slice=10;sheet=45|Frozen|Proteins|300;340 12 oz;400|12||||95 7.62 15 0.46 0.5 6.25 0.22 529 13 0.39 90 0
mycoprotein-mince|egg|milk wheat gluten soy|egg|processed|1|cup=120;piece=5;fillet=52|Frozen|Proteins|300;350|12||||105 14.5 4.5 2.5 7.5 0.6 0.6 220 48 0.4 120 0
fish-cakes|fish wheat gluten soy|milk egg crustacean mustard|fish|starchy grain processed|1|piece=75|Frozen|Proteins|300;340 12 oz|12||||182 10.8 14.2 8.99 1.21 1.01 1.47 116 33.5 1.03 358 6.78
fish-sticks|fish wheat gluten|milk egg soy celery mustard|fish|grain refined-oil processed|1|piece=28;cup=140|Frozen|Proteins|300;340 12 oz;400|11||||277 11.01 21.66 16.23 1.5 1.65 3.73 402 16 0.84 185 0
frozen-cheese-pizza|milk wheat gluten|egg soy|dairy|grain processed|1|piece=400;slice=100|Frozen|Proteins|350 12 oz;400 1 piece|9||||268 10.4 29 12.3 2.2 3.57 4.27 447 179 2.27 152 1.2
fried-calamari|mollusc wheat gluten|milk egg fish crustacean soy|mollusc|grain refined-oil processed|1|piece=30;cup=140|Frozen|Proteins|300;340 12 oz;400|20||||175 17.94 7.79 7.48 0 - 1.88 306 39 1.01 279 4.2
edamame-frozen|soy|||pulse|1|cup=150|Frozen|Proteins|340 12 oz bag;500 500 g bag;1000 1 kg bag|9.3|P|||109 11.22 7.61 4.73 4.8 2.48 - 6 60 2.11 482 9.7
italian-meatballs-frozen|wheat gluten soy|milk egg celery mustard|meat|grain processed processed-meat|1|piece=28;cup=140|Frozen|Proteins|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|10||||286 14.4 8.06 22.21 2.3 3.47 7.63 666 80 1.77 296 0
breaded-chicken|wheat gluten|milk egg soy celery mustard|poultry|grain refined-oil processed|1|piece=18|Frozen|Proteins|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|10||||298 13.36 17.88 19.23 1.8 0.8 4 600 52 1.06 229 0.4
samosa|wheat gluten|milk egg soy celery mustard||grain starchy processed|1|piece=55;mini=25|Frozen|Proteins|300;340 12 oz|12||||309 5.11 33.1 17.4 1.8 1.34 4.42 388 32 2.17 165 0.4
vegetable-spring-rolls|wheat gluten|milk egg fish crustacean mollusc soy sesame||grain processed|1|piece=65;mini=20|Frozen|Proteins|300;340 12 oz|13||||214 5.95 31.8 6.97 2.4 5.96 1.14 490 50 1.95 222 6.7
lima-beans-frozen||||pulse|1|cup=160;can=240|Frozen|Proteins|340 12 oz bag;500 500 g bag;1000 1 kg bag|5.99|E|||106 6.4 19.83 0.35 5.5 1.39 0.08 58 24 1.51 478 19.3
lupin-beans-dried|lupin|||pulse|1|cup=180|Grains, pasta & rice|Proteins|500 500 g bag|9||||371 36.17 40.37 9.74 18.9 - 1.16 15 176 4.36 1013 4.8
soy-chunks|soy|wheat gluten||pulse|1|cup=95;tbsp=6|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|9||||328 63.63 25.41 0.46 5.5 20 0.05 3 363 10.78 2202 0
soybeans-dried|soy|||pulse|1|cup=186|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.5||||446 36.49 30.16 19.94 9.3 7.33 2.88 2 277 15.7 1797 6
adzuki-beans-dried||||pulse|1|cup=197|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.68|b|||329 19.87 62.9 0.53 12.7 - 0.19 5 66 4.98 1254 0
baby-lima-dried||||pulse|1|cup=202;tbsp=12|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5||||335 20.62 62.83 0.93 20.6 8.32 0.22 13 81 6.19 1403 0
black-beans-dried||||pulse|1|cup=194;tbsp=12.1|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.75|E|||341 21.6 62.36 1.42 15.5 2.12 0.37 5 123 5.02 1483 0
black-eyed-peas-dried||||pulse|1|cup=167;tbsp=10.5|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.73|E|||336 23.52 60.03 1.26 10.6 6.9 0.33 16 110 8.27 1112 1.5
black-turtle-beans||||pulse|1|cup=184;tbsp=12|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4||||339 21.25 63.25 0.9 15.5 2.12 0.23 9 160 8.7 1500 0
cannellini-beans-dried||||pulse|1|cup=202|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.23|e|||336.6 21.56 59.8 2.2 - - - 0 142.9 6.67 1424 -
chana-dal||||pulse|1|cup=195;tbsp=12.2|Grains, pasta & rice|Proteins|500 500 g bag;907 2 lb bag;1000 1 kg bag|4.5||||378 20.47 62.95 6.04 12.2 10.7 0.6 24 57 4.31 718 4
chickpeas-dried||||pulse|1|cup=200;tbsp=12.5|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.68|b|||378 20.47 62.95 6.04 12.2 10.7 0.6 24 57 4.31 718 4
cranberry-beans-dried||||pulse|1|cup=195|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5||||335 23.03 60.05 1.23 24.7 - 0.32 6 127 5 1332 0
fava-beans-dried||||pulse|1|cup=150;tbsp=9.4|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.5||||341 26.12 58.29 1.53 25 5.7 0.25 13 103 6.7 1062 1.4
french-beans-dried||||pulse|1|cup=184;tbsp=12|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|7||||343 18.81 64.11 2.02 25.2 - 0.22 18 186 3.4 1316 4.6
gluten-free-lentils||||pulse|1|cup=192;tbsp=12|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|8.14||||352 24.63 63.35 1.06 10.7 2.03 0.15 6 35 6.51 677 4.5
gluten-free-red-lentils||||pulse|1|cup=192|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|8.14||||358 23.91 63.1 2.17 10.8 - 0.38 7 48 7.39 668 1.7
great-northern-beans-dried||||pulse|1|cup=183|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4||||339 21.86 62.37 1.14 20.2 2.26 0.36 14 175 5.47 1387 5.3
horse-gram||wheat gluten||pulse|1|cup=196|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5||||343 22.94 61.52 1.61 - - 0.36 30 150 10.85 1191 4
hyacinth-beans-dried||||pulse|1|cup=210;tbsp=12|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|6||||344 23.9 60.74 1.69 25.6 - 0.29 21 130 5.1 1235 0
kidney-beans-dried||||pulse|1|cup=184|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.71|E|||333 23.58 60.01 0.83 24.9 2.23 0.12 24 143 8.2 1406 4.5
lentils-green-or-brown-dried||wheat gluten||pulse|1|cup=192;tbsp=12|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.52|E|||352 24.63 63.35 1.06 10.7 2.03 0.15 6 35 6.51 677 4.5
lima-beans-dried||||pulse|1|cup=178;tbsp=11.1|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.88|E|||338 21.46 63.38 0.69 19 8.5 0.16 18 81 7.51 1724 0
marrowfat-peas-dried||wheat gluten||pulse|1|cup=197|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5||||352 23.82 63.74 1.16 25.5 8 0.16 15 37 4.82 823 1.8
moth-beans-dried||||pulse|1|cup=196|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5||||343 22.94 61.52 1.61 - - 0.36 30 150 10.85 1191 4
mung-beans-dried||||pulse|1|cup=207;tbsp=13|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.68|b|||347 23.86 62.62 1.15 16.3 6.6 0.35 15 132 6.74 1246 4.8
navy-beans-dried||||pulse|1|cup=208|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.95|E|||337 22.33 60.75 1.5 15.3 3.88 0.17 5 147 5.49 1185 -
pigeon-peas-dried||||pulse|1|cup=205|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.5||||343 21.7 62.78 1.49 15 - 0.33 17 130 5.23 1392 0
pink-beans-dried||||pulse|1|cup=210|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4||||343 20.96 64.19 1.13 12.7 2.14 0.29 8 130 6.77 1464 0
pinto-beans-dried||||pulse|1|cup=193;tbsp=12|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.48|E|||347 21.42 62.55 1.23 15.5 2.11 0.23 12 113 5.07 1393 6.3
red-lentils-dried||wheat gluten||pulse|1|cup=192|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.52|e|||358 23.91 63.1 2.17 10.8 - 0.38 7 48 7.39 668 1.7
small-white-beans-dried||||pulse|1|cup=215;tbsp=12|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.4||||336 21.11 62.25 1.18 24.9 - 0.3 12 173 7.73 1542 0
split-peas-dried||||pulse|1|cup=197|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.52|e|||352 23.82 63.74 1.16 25.5 8 0.16 15 37 4.82 823 1.8
urad-dal-black-gram-dried||||pulse|1|cup=207|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.5||||341 25.21 58.99 1.64 18.3 - 0.11 38 138 7.57 983 0
urad-dal-split||wheat gluten||pulse|1|cup=207|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5||||341 25.21 58.99 1.64 18.3 - 0.11 38 138 7.57 983 0
white-beans-dried||||pulse|1|cup=202;tbsp=12.6|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.23|E|||333 23.36 60.27 0.85 15.2 2.11 0.22 16 240 10.44 1795 0
yellow-beans-dried||||pulse|1|cup=196;tbsp=12|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5||||345 22 60.7 2.6 25.1 - 0.67 12 166 7.01 1042 0
chicken-liver-pate|milk|egg wheat gluten soy celery mustard sulphite|poultry|processed processed-meat|1|slice=28;cup=135;piece=28;tbsp=13|Meat|Proteins|150;200;227 8 oz;340 12 oz|24||7||201 13.45 6.55 13.1 0 0 4 386 10 9.19 95 10
veal-bratwurst|milk|egg wheat gluten soy celery mustard sulphite|meat|processed processed-meat|1|link=75;piece=75;cup=135;slice=12|Meat|Proteins|340 12 oz;400;454 1 lb;500|16||7||341 13.99 0 31.7 0 0 14.94 60 11 0.74 231 0
lap-cheong|soy|milk wheat gluten|meat|added-sugar processed processed-meat|1|piece=60|Meat|Proteins|150;200;227 8 oz;340 12 oz|18||7||455 24.1 1.86 38.27 0 0 14.38 1235 8 1.59 398 0
beef-jerky|wheat gluten soy||meat|added-sugar processed processed-meat|1|piece=20;large=20|Meat|Proteins|50;81 2.85 oz;85|85.7|P|7||410 33.2 11 25.6 1.8 9 10.85 2081 20 5.42 597 0
char-siu|wheat gluten soy|peanut sesame|meat|added-sugar processed|1|slice=25;cup=140|Meat|Proteins|200;300|26||4||249 24.75 0 15.87 0 0 5.67 422 21 1.32 328 0
pork-floss|wheat gluten soy|milk fish crustacean peanut sesame|meat|added-sugar processed processed-meat|1|cup=30;tbsp=4|Meat|Proteins|113 4 oz;200|28||30||410 33.2 11 25.6 1.8 9 10.85 1785 20 5.42 597 0
blood-sausage|wheat gluten|milk soy celery mustard sulphite|meat|processed processed-meat|1|piece=57;breakfast=25;link=25;chipolata=28;slice=25|Meat|Proteins|200;227 8 oz;340 12 oz|12||7||379 14.6 1.29 34.5 0 1.29 13.4 680 6 6.4 38 0
scrapple|wheat gluten|milk soy mustard sulphite|meat|grain processed processed-meat|1|slice=28;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|9||7||213 8.06 14.06 13.87 0.3 0.2 4.73 482 7 1.89 158 2.5
bacon|||meat|processed-meat|1|slice=28;cup=140|Meat|Proteins|200;250;340 12 oz;454 16 oz|14.56|B|7||417 12.62 1.28 39.69 0 1 13.3 662 5 0.41 198 0
bacon-cooked|||meat|processed-meat|1|slice=9;piece=9;rasher=9;cup=80;tbsp=5|Meat|Proteins|60 2.1 oz;70|55||7||468 33.92 1.7 35.09 0 0 11.96 1684 11 0.95 499 0
beef-back-ribs|||meat||0.65|piece=150;rib=150|Meat|Proteins|500;907 2 lb;1000 1 kg|14||2||336 15.75 0.9 29.89 0 0 13.3 53 9 1.61 214 0
beef-bologna||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|slice=30;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|13||7||299 10.91 4.29 26.13 0 2.05 10.49 1013 21 1.29 351 15.2
beef-bones|||meat||0.25|piece=200;cup=140|Meat|Proteins|454 1 lb;1000 1 kg|6||2||766.7 0 0 85 0 0 42.33 0.6 0.45 0 0 0
beef-bottom-round|||meat||0.99|piece=450|Meat|Proteins|454 1 lb;500;600|15||2||198 20.71 0 12.15 0 0 4.78 53 16 1.84 319 0
beef-brisket|||meat||0.99|piece=1855|Meat|Proteins|800;907 2 lb;1000 1 kg|14.43|p|2||165 20.32 0 9.29 0 0 3.59 80 13 2 344 0
beef-chuck-eye-steak|||meat||0.9|cup=140;piece=170;slice=85|Meat|Proteins|250;454 1 lb;500|20||2||223 18.86 0 16.35 0 0 6.96 66 14 2.1 329 0
beef-chuck-roast|||meat||0.94|piece=679|Meat|Proteins|800;907 2 lb;1000 1 kg|20.28|p|2||196 19.17 0 13.26 0 0 5.73 76 12 2.19 336 0
beef-denver-steak|||meat||0.98|cup=140;piece=170;slice=85|Meat|Proteins|250;454 1 lb;500|26||2||182 18.99 0.36 11.64 0 0 4.83 76 11 2.38 315 0
beef-eye-of-round|||meat||0.99|piece=450|Meat|Proteins|454 1 lb;500;600|16||2||173 21.68 0 8.91 0 0 3.51 55 16 1.92 334 0
beef-flank-steak|||meat||1|piece=450|Meat|Proteins|454 1 lb;500;600|29||2||155 21.22 0 7.17 0 0 2.98 54 25 1.55 328 0
beef-flat-iron|||meat||1|piece=450|Meat|Proteins|454 1 lb;500;600|22||2||182 18.75 0 11.33 0 0 4.19 74 5 2.23 302 0
beef-grass-fed-ground|||meat||1|cup=225;patty=113|Meat|Proteins|250;454 1 lb;500|18||2||198 19.42 0 12.73 0 0 5.33 68 12 1.99 289 0
beef-grass-fed-strip|||meat||0.66|cup=140;piece=170;slice=85|Meat|Proteins|250;454 1 lb;500|44||2||117 23.07 0 2.69 0 0 1.03 55 9 1.85 342 0
beef-heart|||meat||1|slice=85;piece=85|Meat|Proteins|250;454 1 lb;500;1000 1 kg|9||2||112 17.72 0.14 3.94 0 0 1.38 98 7 4.31 287 2
beef-hot-dog||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=50|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|12.62|P|7||316 11.16 3.36 28.3 0 1.31 10.98 992 12 1.2 316 0
beef-kidney|||meat||1|slice=30;piece=450|Meat|Proteins|250;454 1 lb;500;1000 1 kg|8||2||99 17.4 0.29 3.09 0 0 0.87 182 13 4.6 262 9.4
beef-liver|||meat||1|slice=85;piece=85|Meat|Proteins|250;454 1 lb;500;1000 1 kg|9.47|p|2||135 20.36 3.89 3.63 0 0 1.23 69 5 4.9 313 1.3
beef-marrow-bones|||meat||0.25|cup=140;piece=113;slice=85|Meat|Proteins|250;454 1 lb;500|9||2||766.7 0 0 85 0 0 42.33 0.6 0.45 0 0 0
beef-mock-tender|||meat||0.96|cup=140;piece=170;slice=85|Meat|Proteins|250;454 1 lb;500|16||2||128 21.13 0 4.79 0 0 2.06 80 11 2.43 343 0
beef-neck|||meat||0.6|piece=679|Meat|Proteins|250;454 1 lb;500|11||2||196 19.17 0 13.26 0 0 5.73 76 12 2.19 336 0
beef-picanha|||meat||0.99|piece=450|Meat|Proteins|250;454 1 lb;500|28||2||165 20.64 0 8.55 0 0 3.14 52 25 1.49 317 0
beef-pot-roast-cooked|||meat||1|cup=140;slice=60|Meat|Proteins|200;454 1 lb|20||3||231 30.45 0 11.14 0 0 4.34 63 14 3.2 307 0
beef-rib-country-style|||meat||0.91|cup=140;piece=331;slice=85|Meat|Proteins|250;454 1 lb;500|20||2||205 18.97 0 14.32 0 0 6.15 77 14 2.1 291 0
beef-ribeye-steak|||meat||0.96|piece=227|Meat|Proteins|227;300;454 1 lb|38||2||228 19.26 0.12 16.71 0 0 7.36 52 8 1.81 246 0
beef-roast-cooked|||meat||1|cup=140;slice=40|Meat|Proteins|200;454 1 lb|26||3||171 29.79 0 4.83 0 0 1.66 66 16 1.86 408 0
beef-salami||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|slice=26;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|18||7||261 12.6 1.9 22.2 0 1.5 9.87 1140 6 2.2 188 0
beef-sausage||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|link=75;piece=75;cup=135;slice=12|Meat|Proteins|340 12 oz;400;454 1 lb;500|12||7||332 18.21 0.35 27.98 0 0 10.9 813 11 1.57 258 0
beef-shank|||meat||1|cup=225|Meat|Proteins|400;454 1 lb;500|14||2||128 21.75 0 3.85 0 - 1.28 63 20 2.32 387 0
beef-short-ribs|||meat||0.65|piece=150;rib=150|Meat|Proteins|500;907 2 lb;1000 1 kg|22||2||235 17.48 0 18.33 0 0 7.98 78 12 2.24 277 0
beef-shoulder-pot-roast|||meat||0.94|cup=140;piece=170;slice=85|Meat|Proteins|250;454 1 lb;500|15||2||130 21.39 0 4.97 0 0 2.03 72 12 2.62 395 0
beef-shoulder-tender|||meat||1|cup=140;piece=170;slice=85|Meat|Proteins|250;454 1 lb;500|24||2||144 20.54 0 6.22 0 0 2.09 58 5 1.95 327 0
beef-sirloin-steak|||meat||0.97|piece=225|Meat|Proteins|225;300;454 1 lb;500|31.65|B|2||201 20.3 0 12.71 0 0 5.13 52 24 1.48 315 0
beef-sirloin-tip|||meat||0.96|cup=140;piece=170;slice=85|Meat|Proteins|250;454 1 lb;500|17||2||151 20.48 0 7.01 0 0 2.78 55 19 1.69 318 0
beef-skirt-steak|||meat||0.99|piece=450|Meat|Proteins|454 1 lb;500;600|30||2||187 20.38 0 11.71 0 0 4.63 64 6 1.71 262 0
beef-steak-cooked|||meat||1|piece=170;slice=30;steak=170;cup=140|Meat|Proteins|200;454 1 lb|28||3||219 29.02 0 10.54 0 0 4.09 58 19 1.96 355 0
beef-stew-meat|||meat||1|cup=225|Meat|Proteins|400;454 1 lb;500|21.1|p|2||128 21.75 0.16 4.48 0 0 1.86 80 13 2.12 367 0
beef-strip-steak|||meat||0.91|piece=227|Meat|Proteins|227;300;454 1 lb|36||2||163 22.43 0 8.17 0 0 3.48 45 15 1.83 273 0
beef-sweetbreads|||meat||1|cup=140;piece=113;slice=85|Meat|Proteins|250;454 1 lb;500|22||2||236 12.18 0 20.35 0 - 7.01 96 7 2.1 360 34
beef-tenderloin-filet|||meat||0.99|piece=170|Meat|Proteins|250;454 1 lb;500;1000 1 kg|58||2||147 21.72 0 6.67 0 0 2.36 44 14 2.49 285 0
beef-tenderloin-roast|||meat||0.99|cup=140;piece=170;slice=85|Meat|Proteins|250;454 1 lb;500|55||2||149 21.67 0 6.93 0 0 2.48 44 14 2.48 284 0
beef-tongue|||meat||1|slice=30;piece=1200|Meat|Proteins|250;454 1 lb;500;1000 1 kg|14||2||224 14.9 3.68 16.09 0 - 7 69 6 2.95 315 3.1
beef-top-round|||meat||0.99|piece=450|Meat|Proteins|454 1 lb;500;600|21||2||124 23.49 0 3.34 0 0 1.29 54 13 2.33 312 0
beef-tri-tip|||meat||0.99|piece=450|Meat|Proteins|454 1 lb;500;600|27||2||165 20.64 0 8.55 0 0 3.14 52 25 1.49 317 0
beef-tripe|||meat||1|slice=85;piece=85|Meat|Proteins|250;454 1 lb;500;1000 1 kg|10||2||85 12.07 0 3.69 0 0 1.29 97 69 0.59 67 0
bison-steak|||meat||0.97|piece=225|Meat|Proteins|225;300;454 1 lb;500|44||2||113 21.4 0 2.4 - - 0.89 51 5 3 335 0
bockwurst||milk egg wheat gluten soy celery mustard sulphite|meat|processed processed-meat|1|link=75;piece=75;cup=135;slice=12|Meat|Proteins|340 12 oz;400;454 1 lb;500|12||7||301 14.03 2.95 25.87 1 1.33 10.26 756 41 1.15 270 3.2
bologna||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|slice=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|12||7||308 15.2 5.49 24.59 0 4.42 9.3 960 85 1.21 315 0.8
bratwurst||milk egg wheat gluten soy celery mustard sulphite|meat|processed processed-meat|1|piece=85|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|12.92|P|7||333 13.72 2.85 29.18 0 0 10 846 28 0.53 348 0
brawn||wheat gluten soy celery mustard sulphite|meat|processed processed-meat|1|slice=28;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|14||7||157 13.83 0 10.9 0 0 3.4 941 16 1.5 31 0
breakfast-pork-sausage||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=57;breakfast=25;link=25;chipolata=28|Meat|Proteins|200;227 8 oz;340 12 oz;400|9.61|p|7||288 15.39 0.93 24.8 0 0.93 7.57 739 8 1.02 307 0
canadian-bacon|||meat|processed-meat|1|slice=28.5|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|25.09|p|14||110 20.31 1.34 2.62 0 0.9 0.9 751 6 0.44 683 0
caribou|||meat||1|cup=140;piece=150|Meat|Proteins|250;454 1 lb;500|38||2||127 22.63 0 3.36 0 - 1.29 57 17 4.69 295 0
chicken-bones|||poultry||0.3|piece=150;cup=140;carcass=400|Meat|Proteins|454 1 lb;1000 1 kg|4||2||319 14.05 0 28.74 0 0 8.34 64 13 0.94 144 1.6
chicken-bratwurst||milk egg wheat gluten soy celery mustard sulphite|poultry|processed processed-meat|1|link=75;piece=75;cup=135;slice=12|Meat|Proteins|340 12 oz;400;454 1 lb;500|12||7||176 19.44 0 10.35 0 0 - 72 11 0.87 211 2
chicken-breast-cooked||soy celery mustard|poultry||1|piece=130;small=90;medium=130;large=180;fillet=130;cup=140;slice=25|Meat|Proteins|200;300;454 1 lb|16||3||165 31.02 0 3.57 0 0 1.01 74 15 1.04 256 0
chicken-breast-skinless|||poultry||1|piece=175;small=120;medium=175;large=240;fillet=175;cup=140|Meat|Proteins|300;454 1 lb;500;1000 1 kg|9.2|B|2||120 22.5 0 2.62 0 0 0.56 45 5 0.37 334 0
chicken-breast-with-skin|||poultry||0.8|piece=174|Meat|Proteins|300;454 1 lb;500;1000 1 kg|8.424|p|2||172 20.85 0 9.25 0 0 2.66 63 11 0.74 220 0
chicken-dark-meat|||poultry||0.44|cup=140;piece=120|Meat|Proteins|500;600;907 2 lb|7.5||2||125 20.08 0 4.31 0 0 1.1 85 12 1.03 222 3.1
chicken-drumstick-skinless|||poultry||0.67|piece=75|Meat|Proteins|300;454 1 lb;500;1000 1 kg|7||2||116 19.41 0 3.71 0 0 0.95 114 9 0.76 225 0
chicken-drumstick-with-skin|||poultry||0.67|piece=75|Meat|Proteins|454 1 lb;500;1000 1 kg|2.874|p|2||161 18.08 0.11 9.2 0 0 2.46 106 8 0.71 211 0
chicken-feet|||poultry||0.6|piece=180|Meat|Proteins|500;600;907 2 lb|5||2||212 23.16 0 12.59 0 0 3.57 132 70 0.58 63 0
chicken-giblets|||poultry||1|cup=140;piece=120|Meat|Proteins|500;600;907 2 lb|5||2||124 17.88 1.8 4.47 0 - 1.36 77 10 5.86 228 16.2
chicken-gizzards|||poultry||1|piece=44;cup=140|Meat|Proteins|300;454 1 lb;500;1000 1 kg|7||2||94 17.66 0 2.06 0 0 0.53 69 11 2.49 237 3.7
chicken-hearts|||poultry||1|piece=44;cup=140|Meat|Proteins|300;454 1 lb;500;1000 1 kg|7||2||153 15.55 0.71 9.33 0 - 2.66 74 12 5.96 176 3.2
chicken-hot-dog||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat|1|link=45;piece=75;cup=135;slice=12|Meat|Proteins|340 12 oz;400;454 1 lb;500|8||7||223 15.51 2.74 16.19 0 2.98 3.86 1027 74 1.17 202 0
chicken-leg-quarter-with-skin|||poultry||0.73|piece=344|Meat|Proteins|907 2 lb;1000 1 kg|2.154|p|2||214 16.37 0.17 15.95 0 0 4.37 84 9 0.69 203 0.2
chicken-leg-skinless|||poultry||1|piece=110;fillet=110|Meat|Proteins|400;454 1 lb;500;1000 1 kg|8||2||120 19.16 0 4.22 0 0 1.05 96 10 0.78 238 0
chicken-liver|||poultry||1|piece=44;cup=140|Meat|Proteins|300;454 1 lb;500;1000 1 kg|4.73|p|2||119 16.92 0.73 4.83 0 0 1.56 71 8 8.99 230 17.9
chicken-roll||milk wheat gluten soy sulphite|poultry|processed processed-meat|1|slice=28;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|14||7||134 14.59 1.79 7.65 0 0.43 2.48 883 6 0.32 324 0
chicken-thigh-cooked||soy celery mustard|poultry||1|piece=80;fillet=80;thigh=80;leg=95;drumstick=44;cup=140|Meat|Proteins|200;300;454 1 lb|15||3||179 24.76 0 8.15 0 0 2.31 106 9 1.13 269 0
chicken-thigh-skinless|||poultry||1|piece=110;fillet=110|Meat|Proteins|400;454 1 lb;500;1000 1 kg|9.2|b|2||121 19.66 0 4.12 0 0 1.1 95 7 0.81 242 0
chicken-thigh-with-skin|||poultry||0.82|piece=150|Meat|Proteins|300;454 1 lb;500;1000 1 kg|6.158|p|2||221 16.52 0.25 16.61 0 0 4.52 81 7 0.68 204 0
chicken-wing|||poultry||0.54|piece=50|Meat|Proteins|300;454 1 lb;500;1000 1 kg|7.5||2||191 17.52 0 12.85 0 0 3.54 84 11 0.46 187 0
chitterlings|||meat||1|cup=140;piece=113;slice=85|Meat|Proteins|250;454 1 lb;500|8||2||182 7.64 0 16.61 0 0 7.62 24 16 1.02 18 1.1
chorizo-cured||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=60|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|15.89|P|14||455 24.1 1.86 38.27 0 0 14.38 1235 8 1.59 398 0
cooked-salami||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|slice=12.3;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|14||7||336 21.85 2.4 25.9 0 0.96 9.32 1740 15 1.56 316 0
corned-beef-brisket||celery mustard|meat|processed-meat|0.99|slice=28|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|18.98|p|7||198 14.68 0.14 14.9 0 - 4.73 1217 7 1.69 297 27
cornish-hen|||poultry||0.68|piece=400|Meat|Proteins|1200 1.2 kg;1500 1.5 kg;1588 3.5 lb|12||2||200 17.15 0 14.02 0 0 3.89 61 11 0.78 236 0.5
country-ham||sulphite|meat|processed-meat|1|slice=28;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|22||7||195 27.8 0.3 8.32 0 0 2.78 2695 10 1.11 510 0
deli-chicken-breast||milk wheat gluten soy sulphite|poultry|processed processed-meat|1|slice=20|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|18.98|P|7||79 16.79 2.17 0.39 0 0.1 0.13 1087 6 0.32 67 0
deli-ham||milk wheat gluten soy sulphite|meat|processed processed-meat|1|slice=20;cup=135|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|16.31|P|7||100 16.9 0.55 3.4 0 0 0.66 1279 5 0.58 490 0
deli-roast-beef||milk wheat gluten soy sulphite|meat|processed processed-meat|1|slice=20|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|28.18|P|7||115 18.62 0.64 3.69 0 0.29 1.32 853 5 2.05 647 0
deli-turkey-breast||milk wheat gluten soy sulphite|poultry|processed processed-meat|1|slice=20|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|17.55|P|7||100 16.33 2.34 2.37 0 3.28 0.32 922 7 0.34 401 0
dried-beef||milk wheat gluten soy|meat|processed-meat|1|slice=5;cup=100|Meat|Proteins|70 2.5 oz;100|55||7||153 31.1 2.76 1.94 0 2.7 0.95 2790 8 2.42 235 0
duck-breast-wild|||poultry||0.54|cup=140;piece=120|Meat|Proteins|500;600;907 2 lb|34||2||123 19.85 0 4.25 0 - 1.32 57 3 4.51 268 6.2
duck-confit|||poultry|processed-meat|0.7|piece=200|Meat|Proteins|150;200;227 8 oz;340 12 oz|26||7||404 11.49 0 39.34 0 0 13.22 63 11 2.4 209 2.8
duck-cooked|||poultry||1|cup=140;breast=120|Meat|Proteins|200;300|32||3||201 23.48 0 11.2 0 0 3.95 65 12 2.7 252 0
duck-liver|||poultry||1|cup=140;piece=120|Meat|Proteins|500;600;907 2 lb|16||2||136 18.74 3.53 4.64 0 - 1.44 140 11 30.53 230 4.5
duck-meat-only|||poultry||1|piece=170|Meat|Proteins|350;400;454 1 lb|18.44|p|2||135 18.28 0.94 5.95 0 0 2.32 74 11 2.4 271 5.8
duck-wild|||poultry||0.7|cup=140;piece=120|Meat|Proteins|900;907 2 lb;1500 1.5 kg|26||2||211 17.42 0 15.2 0 - 5.04 56 5 4.16 249 5.2
duck-with-skin|||poultry||0.72|piece=200;whole=1400;breast=200|Meat|Proteins|2000 2 kg;2268 5 lb|12.28|p|2||404 11.49 0 39.34 0 0 13.22 63 11 2.4 209 2.8
elk|||meat||1|piece=150;cup=225|Meat|Proteins|250;454 1 lb;500;1000 1 kg|40||2||111 22.95 0 1.45 0 - 0.53 58 4 2.76 312 0
emu|||poultry||1|cup=140;piece=150|Meat|Proteins|250;454 1 lb;500|40||2||102 22.25 0 0.74 0 0 0.19 150 3 5 240 0
frankfurter||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=50;link=50|Meat|Proteins|200;340 12 oz;400|11||7||290 10.26 4.17 25.76 0 - 7.666 1090 99 1.09 152 0
frog-legs|||meat||0.65|cup=140;piece=150|Meat|Proteins|250;454 1 lb;500|30||2||73 16.4 0 0.3 0 0 0.08 58 18 1.5 285 0
goat-meat|||meat||1|piece=150;cup=225|Meat|Proteins|250;454 1 lb;500;1000 1 kg|17.71|p|2||109 20.6 0 2.31 0 - 0.71 82 13 2.83 385 0
goose|||poultry||0.72|piece=2900;slice=30;leg=350;breast=450|Meat|Proteins|4000 4 kg;4536 10 lb|22||2||371 15.86 0 33.62 0 - 9.78 73 12 2.5 308 4.2
goose-liver|||poultry||1|cup=140;piece=120|Meat|Proteins|500;600;907 2 lb|60||2||133 16.37 6.32 4.28 0 - 1.59 140 43 30.53 230 4.5
goose-meat-only|||poultry||0.47|cup=140;piece=120|Meat|Proteins|500;600;907 2 lb|26||2||161 22.75 0 7.13 0 - 2.79 87 13 2.57 420 7.2
ground-beef-70-lean|||meat||1|cup=225;patty=113|Meat|Proteins|250;454 1 lb;500|11||2||332 14.35 0 30 0 0 11.75 66 24 1.64 218 0
ground-beef-80-cooked|||meat||1|cup=145;patty=85;burger=85|Meat|Proteins|250;454 1 lb|20||3||272 27 0 17.36 0 0 6.55 91 28 2.78 380 0
ground-beef-80-lean|||meat||1|cup=225;patty=113;burger=113|Meat|Proteins|250;400;454 1 lb;500|15.26|B|2||254 17.17 0 20 0 0 7.58 66 18 1.94 270 0
ground-beef-85-lean|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|15.26|B|2||215 18.59 0 15 0 0 5.71 66 15 2.09 295 0
ground-beef-90-cooked|||meat||1|cup=145;patty=85;burger=85|Meat|Proteins|250;454 1 lb|21||3||230 28.45 0 12.04 0 0 4.71 87 16 3.08 433 0
ground-beef-90-lean|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|15.26|b|2||176 20 0 10 0 0 3.93 66 12 2.24 321 0
ground-beef-93-lean|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|15.26|b|2||152 20.85 0 7 0 0 2.88 66 10 2.33 336 0
ground-beef-95-lean|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|15.26|b|2||137 21.41 0 5 0 0 2.18 66 9 2.38 346 0
ground-beef-97-lean|||meat||1|cup=225;patty=113|Meat|Proteins|250;454 1 lb;500|18||2||121 21.98 0 3 0 0 1.48 66 8 2.44 357 0
ground-beef-and-pork|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|8.24||2||263 16.88 0 21.19 0 - 7.87 56 14 0.88 287 0.7
ground-bison|||meat||1|piece=113;cup=225|Meat|Proteins|250;400;454 1 lb;500|30.13|p|2||223 18.67 0 15.93 0 0 6.8 66 11 2.6 307 0
ground-bison-grass-fed|||meat||1|cup=225;patty=85|Meat|Proteins|250;454 1 lb;500|26||2||146 20.23 0.05 7.21 0 0 2.92 70 11 2.78 328 0
ground-chicken|||poultry||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|9.2|b|2||143 17.44 0.04 8.1 0 0 2.3 60 6 0.82 522 0
ground-chicken-cooked|||poultry||1|cup=145|Meat|Proteins|250;454 1 lb|13||3||189 23.28 0 10.92 0 0 3.11 75 8 0.93 677 0
ground-elk|||meat||1|cup=225;patty=102|Meat|Proteins|250;454 1 lb;500|28||2||172 21.76 0 8.82 0 0 3.47 79 12 2.75 322 0
ground-goat|||meat||1|cup=225|Meat|Proteins|454 1 lb;500|20||2||109 20.6 0 2.31 0 - 0.71 82 13 2.83 385 0
ground-lamb|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|23.69|p|2||282 16.56 0 23.41 0 0 10.19 59 16 1.55 222 0
ground-lamb-cooked|||meat||1|cup=145;patty=85|Meat|Proteins|250;454 1 lb|22||3||283 24.75 0 19.65 0 0 8.12 81 22 1.79 339 0
ground-ostrich|||poultry||1|cup=225;patty=109|Meat|Proteins|250;454 1 lb;500|26||2||165 20.22 0 8.7 0 0 2.18 72 7 2.91 291 0
ground-pork|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|8.24|b|2||263 16.88 0 21.19 0 - 7.87 56 14 0.88 287 0.7
ground-pork-84-lean|||meat||1|cup=225;patty=113|Meat|Proteins|250;454 1 lb;500|9||2||218 17.99 0.44 16 0 0 4.93 68 15 0.88 244 0
ground-pork-96-lean|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|9||2||121 21.1 0.21 4 0 0 1.42 67 15 0.86 310 0
ground-pork-cooked|||meat||1|cup=145|Meat|Proteins|250;454 1 lb|13||3||297 25.69 0 20.77 0 0 7.72 73 22 1.29 362 0.7
ground-turkey|||poultry||1|piece=114;cup=225|Meat|Proteins|250;400;454 1 lb;500|14.2|p|2||148 19.66 0 7.66 0 0 2.02 58 19 1.09 237 0
ground-turkey-93-lean|||poultry||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|14.2|p|2||150 18.73 0 8.34 0 0 2.17 69 21 1.17 213 0
ground-turkey-cooked|||poultry||1|cup=145;patty=85|Meat|Proteins|250;454 1 lb|19||3||203 27.37 0 10.4 0 0 2.67 78 28 1.52 294 0
ground-veal|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|18||2||197 18.58 0 13.06 0 0 5.11 103 12 1.37 198 0
ground-venison|||meat||1|cup=225|Meat|Proteins|250;400;454 1 lb;500|26||2||157 21.78 0 7.13 0 0 3.36 75 11 2.92 330 0
guinea-fowl|||poultry||0.7|cup=140;piece=120|Meat|Proteins|900;907 2 lb;1500 1.5 kg|18||2||158 23.4 0 6.45 0 - 1.77 67 11 0.84 193 1.3
ham-cured-whole|||meat|processed-meat|0.63|cup=140;steak=225;hock=300|Meat|Proteins|907 2 lb;1000 1 kg|7.075|p|7||147 22.32 0.05 5.71 0 0 1.92 1516 7 0.81 371 0
ham-steak|||meat|processed-meat|1|slice=225;piece=225|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|14||14||203 20.17 0.05 12.9 0 - 4.57 1386 7 0.75 337 0
hare-wild-rabbit|||meat||0.75|cup=140;piece=150|Meat|Proteins|250;454 1 lb;500|22||2||114 21.79 0 2.32 0 - 0.69 50 12 3.2 378 0
italian-sausage||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=113|Meat|Proteins|400;454 1 lb;500|10.43|p|7||346 14.25 0.65 31.33 0 - 11.27 731 18 1.18 253 2
italian-sausage-cooked||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=83;link=83;cup=110|Meat|Proteins|340 12 oz;454 1 lb|16||4||344 19.12 4.27 27.31 0.1 1.86 10.2 743 21 1.43 304 0.1
knackwurst||milk wheat gluten soy celery mustard sulphite|meat|processed processed-meat|1|piece=85|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|14||7||307 11.1 3.2 27.7 0 0 10.21 930 11 0.66 199 0
lamb-breast|||meat||0.7|cup=225|Meat|Proteins|500;600;907 2 lb|14||2||264 16.58 0 21.45 0 0 9.28 61 16 1.5 230 0
lamb-cooked|||meat||1|cup=140;slice=40|Meat|Proteins|200;454 1 lb|30||3||242 26.2 0 14.42 0 - 5.92 67 10 2.02 319 0
lamb-heart|||meat||1|slice=30;piece=120|Meat|Proteins|250;454 1 lb;500;1000 1 kg|9||2||122 16.47 0.21 5.68 0 - 2.25 89 6 4.6 316 5
lamb-kidney|||meat||1|slice=20;piece=60|Meat|Proteins|250;454 1 lb;500;1000 1 kg|10||2||97 15.74 0.82 2.95 0 - 1 156 13 6.38 277 11
lamb-leg|||meat||0.79|cup=225;steak=150;leg=2000|Meat|Proteins|500;907 2 lb;1000 1 kg|21.28|p|2||230 17.91 0 17.07 0 - 7.43 56 9 1.66 249 0
lamb-liver|||meat||1|slice=85;piece=85|Meat|Proteins|250;454 1 lb;500;1000 1 kg|10||2||139 20.38 1.78 5.02 0 - 1.94 70 7 7.37 313 4
lamb-loin-chop|||meat||0.7|piece=95;rack=350|Meat|Proteins|250;454 1 lb;500;1000 1 kg|25.49|p|2||310 16.32 0 26.63 0 - 11.76 56 15 1.61 214 0
lamb-shank|||meat||0.48|piece=240|Meat|Proteins|400;800|15||2||201 18.91 0 13.38 0 - 5.83 72 11 1.67 214 0
lamb-shoulder|||meat||0.79|cup=225|Meat|Proteins|500;907 2 lb;1000 1 kg|21.28|p|2||264 16.58 0 21.45 0 0 9.28 61 16 1.5 230 0
lamb-stew-meat|||meat||1|cup=225|Meat|Proteins|400;454 1 lb;500|26.94|p|2||134 20.21 0 5.28 0 - 1.89 65 9 1.77 284 0
lebanon-bologna||milk soy mustard sulphite|meat|added-sugar processed processed-meat|1|slice=28;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|16||7||172 19.03 0.44 10.44 0 0 2.79 1374 20 2.15 330 0.9
liver-chicken-cooked|||poultry||1|piece=30;cup=140|Meat|Proteins|200;454 1 lb|10||3||167 24.46 0.87 6.51 0 0 2.06 76 11 11.63 263 27.9
liver-pate||milk egg wheat gluten soy celery mustard sulphite|meat|processed processed-meat|1|tbsp=13;cup=208|Meat|Proteins|150;200;227 8 oz|11.27|p|7||319 14.2 1.5 28 0 - 9.57 697 70 5.5 138 2
liverwurst||milk egg wheat gluten soy celery mustard sulphite|meat|processed processed-meat|1|tbsp=13;cup=208;slice=18|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|16||7||326 14.1 2.2 28.5 0 - 10.6 860 26 6.4 170 0
merguez||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=85|Meat|Proteins|340 12 oz;400;454 1 lb;500|18||7||333 13.72 2.85 29.18 0 0 10 846 28 0.53 348 0
mexican-chorizo||milk wheat gluten soy sulphite|meat|processed processed-meat|1|link=75;piece=75;cup=135;slice=12|Meat|Proteins|340 12 oz;400;454 1 lb;500|11||7||341 19.3 2.63 28.1 0 0 9.45 983 37 2.34 435 0
moose|||meat||1|cup=140;piece=150|Meat|Proteins|250;454 1 lb;500|38||2||102 22.24 0 0.74 0 - 0.22 65 5 3.21 317 4
mortadella||milk tree_nut soy sulphite|meat|processed processed-meat|1|slice=15|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|20||7||311 16.37 3.05 25.39 0 0 9.51 1246 18 1.4 163 0
nduja||milk wheat gluten soy|meat|processed processed-meat|1|piece=60|Meat|Proteins|150;200;227 8 oz;340 12 oz|30||7||455 24.1 1.86 38.27 0 0 14.38 1235 8 1.59 398 0
ostrich|||poultry||0.97|piece=225|Meat|Proteins|225;300;454 1 lb;500|40||2||117 21.81 0 2.65 0 0 0.95 75 6 4.38 308 0
oxtail|||meat||0.5|cup=225|Meat|Proteins|250;454 1 lb;500|18||2||128 21.75 0 3.85 0 - 1.28 63 20 2.32 387 0
pancetta|||meat|processed-meat|1|cup=140;slice=10|Meat|Proteins|80;100;113 4 oz|24||14||417 12.62 1.28 39.69 0 1 13.3 1700 5 0.41 198 0
pastrami||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|slice=28|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|26||7||147 21.8 0.36 5.82 0 0.1 2.68 1078 10 2.22 210 0.3
pepperoni||milk wheat gluten soy sulphite|meat|processed processed-meat|1|piece=2;slice=2|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|24.78|P|14||504 19.25 1.18 46.28 0 0 17.71 1582 19 1.33 274 0
pheasant|||poultry||0.72|piece=800;breast=150|Meat|Proteins|900;907 2 lb|26||2||181 22.7 0 9.29 0 - 2.7 40 12 1.15 243 5.3
polish-sausage-kielbasa||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=227;link=85;ring=400;packet=370|Meat|Proteins|200;227 8 oz;340 12 oz;400|10.03|P|7||326 14.1 1.63 28.72 0 - 10.33 876 12 1.44 237 1
pork-baby-back-ribs|||meat||0.63|piece=30;rack=620|Meat|Proteins|800;907 2 lb;1000 1 kg|8.24|b|2||224 19.07 0 16.33 0 0 5.78 87 31 0.76 247 0
pork-belly|||meat||0.95|slice=60|Meat|Proteins|400;454 1 lb;500|8.24|b|2||518 9.34 0 53.01 0 0 19.33 32 5 0.52 185 0.3
pork-blade-chop|||meat||0.8|cup=140;piece=170;slice=85|Meat|Proteins|500;600;907 2 lb|9||2||194 19.56 0 12.27 0 0 4.27 69 35 0.66 288 0
pork-bones|||meat||0.3|piece=150;bone=400;cup=140|Meat|Proteins|454 1 lb;1000 1 kg|5||2||277 15.47 0 23.4 0 0 7.53 81 15 0.91 242 0
pork-chop-bone-in|||meat||0.75|piece=199|Meat|Proteins|250;454 1 lb;500;1000 1 kg|9.99|b|2||170 20.71 0 9.03 0 0 2.99 55 19 0.63 343 0
pork-chop-boneless|||meat||1|piece=170|Meat|Proteins|250;454 1 lb;500;1000 1 kg|9.99|B|2||155 21.55 0 6.94 0 0 2.45 48 7 0.5 373 0
pork-country-ribs|||meat||0.7|piece=30;rack=1200|Meat|Proteins|800;907 2 lb;1000 1 kg|9||2||189 19.34 0 11.82 0 0 2.37 63 22 0.85 318 0
pork-feet|||meat||0.7|piece=180|Meat|Proteins|800;907 2 lb;1000 1 kg|6||2||212 23.16 0 12.59 0 0 3.57 132 70 0.58 63 0
pork-hock|||meat||0.55|piece=288;cup=225|Meat|Proteins|500;600;907 2 lb|7||2||186 17.42 0 12.36 0 0 4.35 61 16 1.12 318 0
pork-jowl|||meat||0.95|slice=60|Meat|Proteins|400;454 1 lb;500|9||2||655 6.38 0 69.61 0 0 25.26 25 4 0.42 148 0
pork-kidney|||meat||1|slice=30;piece=120|Meat|Proteins|250;454 1 lb;500;1000 1 kg|7||2||100 16.46 0 3.25 0 - 1.04 121 9 4.89 229 13.3
pork-leg|||meat||0.76|piece=288;cup=225|Meat|Proteins|1000 1 kg;1361 3 lb;1500 1.5 kg|8||2||245 17.43 0 18.87 0 - 6.54 47 5 0.85 315 0.7
pork-liver|||meat||1|slice=85;piece=85|Meat|Proteins|250;454 1 lb;500;1000 1 kg|7||2||134 21.39 2.47 3.65 0 - 1.17 87 9 23.3 273 25.3
pork-loin-cooked|||meat||1|cup=140;slice=40;piece=130|Meat|Proteins|200;454 1 lb|15||3||192 26.45 0 8.82 0 0 2.84 46 7 0.64 349 0
pork-loin-roast|||meat||1|piece=170|Meat|Proteins|500;907 2 lb;1000 1 kg|8.24|b|2||143 21.43 0 5.66 0 0 1.95 52 17 0.84 389 0.6
pork-picnic-shoulder|||meat||0.7|cup=140;piece=170;slice=85|Meat|Proteins|500;600;907 2 lb|7||2||193 18.71 0 12.51 0 0 4.14 84 12 0.57 413 0
pork-shoulder|||meat||0.76|piece=288;cup=225|Meat|Proteins|1000 1 kg;1361 3 lb;1500 1.5 kg|8.24|b|2||186 17.42 0 12.36 0 0 4.35 61 16 1.12 318 0
pork-shoulder-breast|||meat||1|cup=140;piece=430;slice=85|Meat|Proteins|500;600;907 2 lb|22||2||127 22.54 0 3.4 0 0 1.07 54 7 0.89 378 0
pork-shoulder-cooked|||meat||1|cup=140;slice=60|Meat|Proteins|340 12 oz;454 1 lb|14||4||292 23.3 0 21.4 0 0 7.86 68 24 1.32 329 0.5
pork-sirloin-roast|||meat||0.94|cup=140;piece=170;slice=85|Meat|Proteins|500;600;907 2 lb|9||2||133 22.49 0 4.05 0 0 1.39 63 9 0.55 354 0
pork-sirloin-tip|||meat||1|cup=140;piece=765;slice=85|Meat|Proteins|500;600;907 2 lb|9||2||113 22.88 0 1.71 0 0 0.52 50 5 0.8 399 0
pork-spareribs|||meat||0.7|piece=30;rack=850|Meat|Proteins|800;907 2 lb;1000 1 kg|8.24|b|2||277 15.47 0 23.4 0 0 7.53 81 15 0.91 242 0
pork-tenderloin|||meat||0.95|piece=505|Meat|Proteins|400;454 1 lb;500|8.24|b|2||109 20.95 0 2.17 0 0 0.7 53 5 0.98 399 0
pork-tenderloin-cooked|||meat||1|cup=140;slice=30;piece=380|Meat|Proteins|200;454 1 lb|19||3||147 26.04 0 3.96 0 0 1.36 57 6 1.15 419 0
pork-top-loin|||meat||0.84|cup=140;piece=170;slice=85|Meat|Proteins|500;600;907 2 lb|9.5||2||166 21.34 0 8.33 0 0 1.6 47 7 0.53 358 0
prosciutto|||meat|processed-meat|1|slice=15|Meat|Proteins|80;100;113 4 oz|38||14||245 27 0.3 15 0 0 5.2 2350 12 1.1 500 0
quail|||poultry||0.72|piece=109|Meat|Proteins|350;400;454 1 lb|30||2||192 19.63 0 12.05 0 - 3.38 53 13 3.97 216 6.1
rabbit|||meat||0.75|piece=900;cup=225;leg=150|Meat|Proteins|250;454 1 lb;500;1000 1 kg|18||2||136 20.05 0 5.55 0 - 1.66 41 13 1.57 330 0
salami-dry||milk wheat gluten soy sulphite|meat|processed processed-meat|1|slice=9.8|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|22.52|P|14||378 21.07 0.72 31.65 0 0.26 11.42 1756 24 1.36 363 0
salt-pork|||meat|processed-meat|1|cup=140;slice=10|Meat|Proteins|200;340 12 oz|12||14||748 5.05 0 80.5 0 0 29.38 2684 6 0.44 66 0
sausage-cooked||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=48;link=21;patty=27;cup=110|Meat|Proteins|200;340 12 oz|16||4||325 18.53 1.42 27.25 0 1.09 8.83 814 9 1.2 342 0
smoked-chicken||wheat gluten soy sulphite|poultry|processed-meat|0.64|cup=140;piece=640;breast=140;thigh=100|Meat|Proteins|150;200;227 8 oz;340 12 oz|22||7||137 28 0 2.79 0 0 0.78 313 13 0.45 303 0
smoked-pork-ribs|||meat|processed processed-meat|0.6|piece=60;rack=900|Meat|Proteins|454 1 lb;500|11||7||277 15.47 0 23.4 0 0 7.53 81 15 0.91 242 0
smoked-sausage-link||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|piece=85;link=85;packet=340;cup=140;slice=10|Meat|Proteins|340 12 oz;400|11||7||320 12 2.42 28.73 0 0 9.769 911 12 0.75 179 0
squab|||poultry||0.7|cup=140;piece=120|Meat|Proteins|500;600;907 2 lb|34||2||294 18.47 0 23.8 0 - 8.43 54 12 3.54 199 5.2
sucuk||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|slice=8;piece=200;cup=135;link=200|Meat|Proteins|200;250;400|18||14||362 17.45 3.33 30.43 0 0.85 11.51 1300 9 2.04 260 16.6
summer-sausage||milk wheat gluten soy mustard sulphite|meat|processed processed-meat|1|slice=9.8|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|18||14||362 17.45 3.33 30.43 0 0.85 11.51 1300 9 2.04 260 16.6
turkey-bacon|||poultry|processed processed-meat|1|slice=16|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|20.51|p|7||226 15.94 1.89 16.93 - - 4.52 1069 80 1.4 349 -
turkey-bologna||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat|1|slice=28;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|11||7||209 11.42 4.68 16.05 0.5 2.9 4.36 1071 123 3 135 13.3
turkey-bones|||poultry||0.3|piece=180;carcass=900;cup=140|Meat|Proteins|454 1 lb;1000 1 kg|4||2||197 20.22 0 12.32 0 - 3.28 55 14 1.26 240 0
turkey-breast-skinless|||poultry||1|piece=170;slice=56;cup=140|Meat|Proteins|300;454 1 lb;500;1000 1 kg|11||2||114 23.34 0 2.33 0 0 0.34 74 9 0.76 267 0
turkey-breast-with-skin|||poultry||1|piece=170;slice=56;cup=140|Meat|Proteins|300;454 1 lb;500;1000 1 kg|11||2||157 21.89 0 7.02 0 - 1.91 59 13 1.2 275 0
turkey-cooked||soy celery mustard|poultry||1|cup=140;slice=40;piece=130|Meat|Proteins|200;300;454 1 lb|18||3||147 30.13 0 2.08 0 0 0.59 99 9 0.71 249 0
turkey-dark-meat|||poultry||0.52|cup=140;piece=120|Meat|Proteins|500;600;907 2 lb|9||2||108 21.28 0.15 2.5 0 0.1 0.68 124 11 1.04 226 0
turkey-hot-dog||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat|1|link=75;piece=45;cup=135;slice=12|Meat|Proteins|340 12 oz;400;454 1 lb;500|8||7||223 12.23 3.81 17.29 0 1.21 4.03 911 148 1.47 392 0
turkey-italian-sausage||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat|1|link=75;piece=75;cup=135;slice=12|Meat|Proteins|340 12 oz;400;454 1 lb;500|9||7||158 15.05 4.65 8.75 0.9 3.2 3.4 928 21 9.6 197 30.4
turkey-leg|||poultry||0.73|piece=344|Meat|Proteins|300;454 1 lb;500;1000 1 kg|8||2||144 19.54 0 6.72 0 - 2.06 74 17 1.72 273 0
turkey-liver|||poultry||1|piece=44;cup=140|Meat|Proteins|300;454 1 lb;500;1000 1 kg|8||2||128 18.26 0 5.5 0 0 1.66 131 20 8.94 214 24.5
turkey-pastrami||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat|1|slice=28;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|18||7||139 16.3 3.34 6.21 0.1 3.34 1.4 1123 11 4.2 345 8.1
turkey-salami||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat|1|slice=28;cup=135;piece=28;tbsp=15|Meat|Proteins|150;200;227 8 oz;340 12 oz|14||7||172 19.2 1.55 9.21 0.1 1.12 2.78 1107 40 1.25 216 0
turkey-sausage||milk wheat gluten soy mustard sulphite|poultry|processed processed-meat|1|piece=56;patty=35;chicken=85;link chicken=85|Meat|Proteins|200;227 8 oz;340 12 oz;400|11.35|p|7||155 18.79 0.47 8.08 0 0 1.96 593 19 1.17 262 2.3
turkey-thigh-skinless|||poultry||1|piece=250|Meat|Proteins|300;454 1 lb;500;1000 1 kg|9.85|p|2||116 20.6 0 3.69 0 0 0.78 75 4 1.42 269 0
turkey-thigh-with-skin|||poultry||0.8|cup=140;piece=120|Meat|Proteins|500;600;907 2 lb|7||2||161 19.54 0 9.16 0 0 2.39 75 4 1.31 239 0
turkey-wing|||poultry||0.54|piece=180|Meat|Proteins|300;454 1 lb;500;1000 1 kg|7||2||197 20.22 0 12.32 0 - 3.28 55 14 1.26 240 0
veal-blade-chop|||meat||0.75|cup=140;piece=170|Meat|Proteins|250;454 1 lb;500|24||2||148 18.72 0.03 7.61 0 0 2.7 91 23 1.22 198 0
veal-breast|||meat||1|cup=140;piece=170|Meat|Proteins|250;454 1 lb;500|20||2||208 17.47 0 14.75 - - 5.9 71 7 0.53 286 -
veal-chop|||meat||0.7|piece=170|Meat|Proteins|250;454 1 lb;500;1000 1 kg|34||2||177 20.07 0.07 10.07 0 0 3.61 98 14 0.84 241 0
veal-cutlet|||meat||1|piece=115|Meat|Proteins|250;454 1 lb;500;1000 1 kg|34||2||107 22.07 0 2.07 0 0 0.81 86 4 0.81 273 0
veal-liver|||meat||1|slice=85;piece=85|Meat|Proteins|250;454 1 lb;500;1000 1 kg|16||2||140 19.93 2.91 4.85 0 0 1.56 77 5 6.4 308 0.7
veal-rib-chop|||meat||0.7|cup=140;piece=170|Meat|Proteins|250;454 1 lb;500|34||2||162 18.86 0 9.01 0 - 3.71 89 13 0.86 290 0
veal-shank|||meat||0.48|piece=240|Meat|Proteins|400;800|26||2||113 19.15 0 3.48 - - 1.06 84 20 0.76 314 -
veal-shoulder|||meat||0.79|cup=225|Meat|Proteins|500;907 2 lb;1000 1 kg|22||2||130 19.27 0 5.28 0 0 2.05 91 22 0.91 302 0
veal-sirloin|||meat||0.75|cup=140;piece=170|Meat|Proteins|250;454 1 lb;500|30||2||152 19.07 0 7.81 0 0 3.35 76 11 0.78 329 0
venison|||meat||1|piece=150;cup=225|Meat|Proteins|250;454 1 lb;500;1000 1 kg|25.91|p|2||120 22.96 0 2.42 0 0 0.95 51 5 3.4 318 0
water-buffalo-meat|||meat||1|cup=140;piece=150|Meat|Proteins|250;454 1 lb;500|20||2||99 20.39 0 1.37 0 - 0.46 53 12 1.61 297 0
whole-chicken-with-skin|||poultry||0.68|piece=1000|Meat|Proteins|1200 1.2 kg;1500 1.5 kg;1588 3.5 lb|4.49|B|2||215 18.6 0 15.06 0 0 4.31 70 11 0.9 189 1.6
whole-turkey-with-skin|||poultry||0.71|piece=5002|Meat|Proteins|5000 5 kg;5443 12 lb|4||2||143 21.64 0.13 5.64 0 0.07 1.46 112 11 0.86 224 0
wild-boar|||meat||0.76|piece=288;cup=225|Meat|Proteins|1000 1 kg;1361 3 lb;1500 1.5 kg|32||2||122 21.51 0 3.33 0 - 0.99 - 12 - - 0
`;
