/**
 * id | aisle | category | packs: grams and label, "g" where none is given | USD per kg as bought | source | days it keeps, empty = months | 1 = staple.
 * Sources: B = BLS, CPI average prices; E = ERS, USDA fruit and vegetable prices; P = PP-NAP, USDA purchase-to-plate, both brought
 * to August 2026 by CPI food at home; a small letter: by way of a food like it; empty = our own reading of ordinary shop prices.
 */
export const SHOP = `
artichoke|Produce|Produce|337 1 piece|6.07|E|7|
arugula|Produce|Produce|80;120;142 5 oz;200|27.42|P|5|
asparagus|Produce|Produce|250 1 bunch;450 1 bunch|7.26|E|7|
bamboo-shoots-canned|Canned & jars|Pantry|140 225 g can;140 8 oz can|9|||
bean-sprouts-mung|Produce|Produce|200;300|10.42|P|3|
beet|Produce|Produce|122 1 piece|3.451|p|21|
beets-canned|Canned & jars|Pantry|240 400 g can;250 15 oz can|4.32|E||
beet-greens|Produce|Produce|250 1 bunch;340 1 bunch|5||7|
bok-choy|Produce|Produce|170 1 piece;500|5.051|P|7|
broccoli|Produce|Produce|350;454 1 lb;500|7.57|E|7|
broccoli-rabe|Produce|Produce|400 1 bunch|7.57|e|7|
chinese-broccoli|Produce|Produce|400 1 bunch|7.57|e|7|
broccoli-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.76|E||
brussels-sprouts|Produce|Produce|250;400;454 1 lb|7.16|E|7|
butternut-squash|Produce|Produce|845 1 piece|3.12|E|21|
acorn-squash|Produce|Produce|937 1 piece|2.98|E|21|
spaghetti-squash|Produce|Produce|986 1 piece|3.12|e|21|
yellow-summer-squash|Produce|Produce|198 1 piece|4.92|P|7|
green-cabbage|Produce|Produce|900 1 head|1.96|E|21|
red-cabbage|Produce|Produce|900 1 head|3.1|E|21|
savoy-cabbage|Produce|Produce|800 1 head|1.96|e|14|
napa-cabbage|Produce|Produce|900 1 head|5.338|P|14|
carrot|Produce|Produce|69 1 piece;454 1 lb;500;1000 1 kg|2.4|E|21|
baby-carrots|Produce|Produce|300;454 1 lb;500|3.32|E|7|
cassava|Produce|Produce|486 1 piece|3.3||14|
cauliflower|Produce|Produce|650 1 head;1000 1 kg|5.37|E|7|
cauliflower-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.89|E||
celeriac|Produce|Produce|600 1 piece|3.863|p|21|
celery|Produce|Produce|450;454 1 lb|2.86|E|14|
swiss-chard|Produce|Produce|250 1 bunch;340 1 bunch|8.44|e|7|
belgian-endive|Produce|Produce|60 1 piece|8||7|
curly-endive|Produce|Produce|500 1 head|8||7|
collard-greens|Produce|Produce|250 1 bunch;340 1 bunch|7.59|E|7|
sweet-corn|Produce|Produce|189 1 piece|5.47|E|7|
corn-frozen|Frozen|Produce|340 12 oz bag;454 16 oz bag;500 500 g bag;900 900 g bag|4.15|E||
corn-canned|Canned & jars|Pantry|211 340 g can;260 15.25 oz can|4.36|E||
cucumber|Produce|Produce|289 1 piece|3.06|E|7|
daikon-radish|Produce|Produce|428 1 piece|3.3||21|
edamame-frozen|Frozen|Proteins|340 12 oz bag;500 500 g bag;1000 1 kg bag|9.3|P||
eggplant|Produce|Produce|565 1 piece|5.297|P|7|
fava-beans-fresh|Produce|Produce|250;454 1 lb;500|6||4|
fennel-bulb|Produce|Produce|325 1 piece|6.998|P|7|
garlic|Produce|Produce|50 1 head|11.32|P|30|
ginger-root|Produce|Produce|100;200|8.5||21|
grape-leaves-canned|Canned & jars|Pantry|250 400 g jar;300 16 oz jar|12|||
green-beans|Produce|Produce|250;454 1 lb;500|6.44|E|7|
green-beans-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|4.91|E||
green-beans-canned|Canned & jars|Pantry|220 400 g can;225 14.5 oz can|4.27|E||
hearts-of-palm-canned|Canned & jars|Pantry|220 400 g can;230 14 oz can|16|||
jalapeno-pepper|Produce|Produce|15 1 piece|6.21|P|7|
jalapeno-pickled|Canned & jars|Pantry|200 12 oz jar;220 400 g jar|3.83|P||
jerusalem-artichoke|Produce|Produce|250;454 1 lb;500|7||14|
jicama|Produce|Produce|716 1 piece|3.836|P|21|
kale|Produce|Produce|200 1 bunch;200|8.44|E|7|
kimchi|Chilled & plant-based|Produce|250 250 g jar;397 14 oz jar;400 400 g jar|17.58|P|30|
kohlrabi|Produce|Produce|435 1 piece|4||7|
leek|Produce|Produce|202 1 piece|3.573|p|7|
lemongrass|Produce|Produce|90 3 stalks|12||7|
butterhead-lettuce|Produce|Produce|220 1 piece|10.07|P|7|
romaine-lettuce|Produce|Produce|319 1 piece|5.67|E|7|
iceberg-lettuce|Produce|Produce|567 1 piece|4.33|B|7|
green-leaf-lettuce|Produce|Produce|360 1 head|5.67|e|7|
red-leaf-lettuce|Produce|Produce|309 1 head|5.67|e|7|
lotus-root|Produce|Produce|146 1 piece|8||14|
white-mushrooms|Produce|Produce|200;227 8 oz;250|9.56|E|7|
cremini-mushrooms|Produce|Produce|200;227 8 oz;250|9.56|e|7|
portobello-mushroom|Produce|Produce|87 1 piece|9.56|e|7|
shiitake-mushrooms|Produce|Produce|99 3.5 oz;100;125;150|22||7|
shiitake-mushrooms-dried|Nuts, seeds & snacks|Pantry|28 1 oz;30;50|55.67|p||
oyster-mushrooms|Produce|Produce|99 3.5 oz;100;125;150|22||7|
enoki-mushrooms|Produce|Produce|99 3.5 oz;100;125;150|22||7|
maitake-mushrooms|Produce|Produce|99 3.5 oz;100;125;150|22||7|
chanterelle-mushrooms|Produce|Produce|99 3.5 oz;100;125;150|22||7|
mushrooms-canned|Canned & jars|Pantry|113 4 oz can;170 290 g can|8.5|||
mustard-greens|Produce|Produce|250 1 bunch;340 1 bunch|7.19|e|7|
okra|Produce|Produce|250;454 1 lb|12.67|E|7|
okra-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.53|E||
onion|Produce|Produce|122 1 piece;1000 1 kg|2.72|E|30|
red-onion|Produce|Produce|122 1 piece;1000 1 kg|2.72|E|30|
sweet-onion|Produce|Produce|222 1 piece;1000 1 kg|2.72|E|30|
scallions|Produce|Produce|100 1 bunch|7.308|P|7|
shallot|Produce|Produce|100;250|6.6||30|
parsnip|Produce|Produce|141 1 piece|3.442|p|21|
snow-peas|Produce|Produce|150;200;227 8 oz|13.44|P|7|
green-peas-fresh|Produce|Produce|250;454 1 lb;500|4.9|e|4|
peas-frozen|Frozen|Produce|340 12 oz bag;454 16 oz bag;500 500 g bag;900 900 g bag|4.9|E||
peas-and-carrots-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|4.53|E||
green-bell-pepper|Produce|Produce|145 1 piece|3.63|E|7|
red-bell-pepper|Produce|Produce|145 1 piece|4.6|E|7|
yellow-bell-pepper|Produce|Produce|227 1 piece|4.6|e|7|
red-chili-pepper|Produce|Produce|27 1 piece|4.928|P|7|
green-chili-pepper|Produce|Produce|27 1 piece|4.928|P|7|
serrano-pepper|Produce|Produce|6 1 piece|6.547|p|7|
banana-pepper|Produce|Produce|56 1 piece|9.52|P|7|
green-chiles-canned|Canned & jars|Pantry|113 113 g can;113 4 oz can;198 7 oz can|9|||
ancho-chile-dried|Spices & herbs|Pantry|50;57 2 oz;100|30|||
roasted-red-peppers-jarred|Canned & jars|Pantry|260 350 g jar;280 12 oz jar|11.76|p||
potato|Produce|Produce|263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb|2.15|B|28|
russet-potato|Produce|Produce|263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb|2.15|B|28|
red-potato|Produce|Produce|263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb|2.15|b|28|
white-potato|Produce|Produce|263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb|2.15|B|28|
french-fries-frozen|Frozen|Produce|750;794 28 oz;1000 1 kg|4.67|E||
hash-browns-frozen|Frozen|Produce|700;850 30 oz|4.67|e||
pumpkin|Produce|Produce|500;1000 1 kg|2.177|P|21|
pumpkin-puree-canned|Canned & jars|Pantry|425 15 oz can;425 425 g can|4.58|E||
radicchio|Produce|Produce|250 1 head|12.38|P|7|
radish|Produce|Produce|200 1 bunch|4.45|E|10|
rutabaga|Produce|Produce|454 1 piece|4.378|p|21|
sauerkraut|Canned & jars|Pantry|350 500 g jar;680 24 oz jar|3.63|E|30|
seaweed-nori-laver-raw|Oils & condiments|Pantry|50;100|52.89|P||
seaweed-wakame|Oils & condiments|Pantry|50;100|52.89|P||
seaweed-kelp|Oils & condiments|Pantry|50;100|52.89|P||
agar-dried|Baking|Pantry|30;50|90|||1
spinach|Produce|Produce|200;283 10 oz;300|10.13|E|4|
spinach-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.6|E||
baby-spinach|Produce|Produce|80;120;142 5 oz;200|10.13|E|5|
sweet-potato|Produce|Produce|148 1 piece;907 2 lb;1000 1 kg|2.84|E|21|
taro|Produce|Produce|291 1 piece|5||14|
yam|Produce|Produce|284 1 piece|2.84|e|21|
tomatillo|Produce|Produce|250;454 1 lb|6.5||7|
tomato|Produce|Produce|135 1 piece;454 1 lb;500|4.36|B|7|
cherry-tomatoes|Produce|Produce|250;283 10 oz;330;454 1 lb|9.51|E|7|
roma-tomato|Produce|Produce|68 1 piece;454 1 lb;500|3.06|E|7|
green-tomato|Produce|Produce|135 1 piece|4.36||7|
tomatoes-canned-whole|Canned & jars|Pantry|400 400 g can;411 14.5 oz can;794 28 oz can;800 800 g can|2.63|E||
tomatoes-canned-diced|Canned & jars|Pantry|400 400 g can;411 14.5 oz can;794 28 oz can;800 800 g can|2.63|E||
tomatoes-canned-crushed|Canned & jars|Pantry|400 400 g can;411 14.5 oz can;794 28 oz can;800 800 g can|2.63|E||
tomato-paste|Canned & jars|Pantry|140 140 g can;170 6 oz can;200 200 g tube|4.08|p||
tomato-puree-passata|Canned & jars|Pantry|500 500 g carton;680 24 oz jar;700 700 g jar|2.63|e||
tomato-sauce-canned|Canned & jars|Pantry|227 8 oz can;400 400 g can;425 15 oz can|2.63|e||
tomato-juice|Drinks|Pantry|1027 1 l carton;1397 46 fl oz bottle|3.22|P|7|
sun-dried-tomatoes|Canned & jars|Pantry|100;198 7 oz jar;200 200 g jar|29.82|P||
sun-dried-tomatoes-in-oil|Canned & jars|Pantry|100;198 7 oz jar;200 200 g jar|29.82|p||
turnip|Produce|Produce|151 1 piece|4.172|P|21|
turnip-greens|Produce|Produce|250 1 bunch;340 1 bunch|7.19|E|7|
mixed-vegetables-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|4.39|E||
water-chestnuts-canned|Canned & jars|Pantry|140 225 g can;140 8 oz can|8.5|||
watercress|Produce|Produce|80;120;142 5 oz;200|18||5|
zucchini|Produce|Produce|218 1 piece|4.02|E|7|
nopales|Produce|Produce|300;454 1 lb|5.27|P|7|
hominy-canned|Canned & jars|Pantry|240 400 g can;255 15 oz can|4.5|||
chayote|Produce|Produce|205 1 piece|4||7|
dandelion-greens|Produce|Produce|250 1 bunch;340 1 bunch|7||7|
artichoke-hearts-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag|11|||
brussels-sprouts-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|6.38|E||
kale-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.65|E||
butternut-squash-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|4.37|e||
sweet-potato-fries-frozen|Frozen|Produce|750;794 28 oz;1000 1 kg|4.67|e||
lima-beans-frozen|Frozen|Proteins|340 12 oz bag;500 500 g bag;1000 1 kg bag|5.99|E||
horseradish-prepared|Oils & condiments|Pantry|150 150 g jar;227 8 oz jar|15.37|P|60|
wasabi-paste|Oils & condiments|Pantry|43 1.5 oz tube;43 43 g tube|33.43|P||
basil-fresh|Produce|Produce|20;21 0.75 oz;30 1 bunch|72.27|P|5|
chives-fresh|Produce|Produce|20;21 0.75 oz|62.97|P|10|
cilantro-fresh|Produce|Produce|30;60 1 bunch|16||6|
dill-fresh|Produce|Produce|20;21 0.75 oz;30 1 bunch|72.27|p|5|
mint-fresh|Produce|Produce|20;21 0.75 oz;30 1 bunch|72.27|p|5|
parsley-fresh|Produce|Produce|60 1 bunch|14.17|P|6|
rosemary-fresh|Produce|Produce|20;21 0.75 oz|72.27|p|10|
thyme-fresh|Produce|Produce|20;21 0.75 oz|72.27|p|10|
apple|Produce|Produce|202 1 piece;1000 1 kg;1361 3 lb|4.56|E|21|
granny-smith-apple|Produce|Produce|186 1 piece;1000 1 kg;1361 3 lb|4.56|E|21|
applesauce-unsweetened|Canned & jars|Pantry|400 400 g jar;680 24 oz jar;680 680 g jar|2.88|E||
apple-juice|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|1.95|E|7|
apricot|Produce|Produce|38 1 piece|8.88|E|7|
apricots-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|18.82|E||
avocado|Produce|Produce|203 1 piece|6.57|E|4|
banana|Produce|Produce|184 1 piece|1.42|B|5|
blackberries|Produce|Produce|150;170;170 6 oz|16.58|E|3|
blueberries|Produce|Produce|125;150;170 6 oz;300;312 11 oz|10.21|E|7|
blueberries-frozen|Frozen|Produce|340 12 oz bag;400 400 g bag;500 500 g bag;1000 1 kg bag;1361 3 lb bag|9.39|E||
cantaloupe|Produce|Produce|1082 1 piece|1.85|E|7|
sweet-cherries|Produce|Produce|250;454 1 lb;500|11.46|E|5|
sour-cherries|Produce|Produce|250;454 1 lb;500|10||5|
cherries-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|34.34|P||
clementine|Produce|Produce|96 1 piece;907 2 lb;1000 1 kg|3.88|E|14|
cranberries|Produce|Produce|300;340 12 oz|7.918|P|21|
cranberries-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|12.49|E||
currants-dried-zante|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|16.99|P||
dates-medjool|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|14.13|e||
dates-deglet-noor|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|14.13|E||
figs|Produce|Produce|51 1 piece|15.33|P|7|
figs-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|17.99|E||
goji-berries-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|32|||
grapefruit|Produce|Produce|502 1 piece|3.55|E|14|
grapes|Produce|Produce|400;500;907 2 lb|5|E|7|
guava|Produce|Produce|71 1 piece|6.919|P|7|
honeydew-melon|Produce|Produce|2783 1 piece|2.85|E|7|
jackfruit|Produce|Produce|400;1000 1 kg|6||7|
kiwi|Produce|Produce|91 1 piece|6.4|E|6|
lemon|Produce|Produce|109 1 piece|5.973|P|21|
lemon-juice|Produce|Produce|48 1 lemon;206 200 ml bottle;258 250 ml bottle;457 15 fl oz bottle|10||30|
lemon-zest|Produce|Produce|6 1 lemon|60||14|
lime|Produce|Produce|80 1 piece|4.754|P|21|
lime-juice|Produce|Produce|44 1 lime;206 200 ml bottle;258 250 ml bottle;457 15 fl oz bottle|8.25|P|30|
lychee|Produce|Produce|250;500|12||7|
mandarin-orange|Produce|Produce|114 1 piece|3.88|e|14|
mango|Produce|Produce|292 1 piece|3.61|E|5|
mango-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|25.31|E||
nectarine|Produce|Produce|156 1 piece|5.83|E|6|
olives-black|Canned & jars|Pantry|120 200 g jar;170 340 g jar;170 6 oz can|13.14|E|30|
olives-green|Canned & jars|Pantry|120 200 g jar;170 340 g jar;170 6 oz can|33.63|P|30|
orange|Produce|Produce|179 1 piece|3.4|B|14|
orange-juice|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|2.38|E|7|
orange-zest|Produce|Produce|6 1 orange|60||14|
papaya|Produce|Produce|253 1 piece|3.29|E|7|
passion-fruit|Produce|Produce|35 1 piece|5.491|P|7|
peach|Produce|Produce|156 1 piece|5.35|E|6|
peaches-canned-in-juice|Canned & jars|Pantry|250 400 g can;350 20 oz can|5.53|E||
pear|Produce|Produce|198 1 piece|4.54|E|6|
persimmon|Produce|Produce|200 1 piece|4.024|P|7|
pineapple|Produce|Produce|1775 1 piece|1.52|E|7|
pineapple-canned-in-juice|Canned & jars|Pantry|250 400 g can;350 20 oz can|4.06|E||
pineapple-juice|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|2.73|E|7|
plantain|Produce|Produce|275 1 piece|1.859|P|7|
plum|Produce|Produce|70 1 piece|6.21|E|6|
pomegranate-seeds|Produce|Produce|100;142 5 oz;150|20||4|
pomegranate-juice|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|7.34|E|7|
prunes|Nuts, seeds & snacks|Pantry|250 250 g bag;340 12 oz bag;500 500 g bag|15.55|E||
raisins|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|9.81|E||
golden-raisins|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|9.81|e||
raspberries|Produce|Produce|150;170;170 6 oz|19|E|3|
raspberries-frozen|Frozen|Produce|340 12 oz bag;400 400 g bag;500 500 g bag;1000 1 kg bag;1361 3 lb bag|15.13|E||
rhubarb|Produce|Produce|400;454 1 lb|9.09|P|7|
strawberries|Produce|Produce|250;400;454 1 lb|7.29|E|3|
strawberries-frozen|Frozen|Produce|340 12 oz bag;400 400 g bag;500 500 g bag;1000 1 kg bag;1361 3 lb bag|8.21|E||
tamarind-pulp|Oils & condiments|Pantry|200;397 14 oz;400|14|P||
watermelon|Produce|Produce|1000 1 kg;4000 4 kg|0.94|E|7|
cranberry-juice-unsweetened|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|9||7|
grape-juice|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|2.31|E|7|
cranberry-sauce|Canned & jars|Pantry|250 250 g jar;397 14 oz can|5.07|P||
maraschino-cherries|Canned & jars|Pantry|110 225 g jar;140 10 oz jar|14|||
egg|Dairy & eggs|Proteins|400 pack of 6;680 dozen|3.34|B|28|
egg-white|Dairy & eggs|Proteins|454 16 oz carton;500 500 g carton|5.34|P|7|
egg-yolk|Dairy & eggs|Proteins|102 pack of 6|11||3|
quail-egg|Dairy & eggs|Proteins|120 pack of 12|16||21|
egg-white-powder|Baking|Pantry|250;500|35|||
butter-salted|Dairy & eggs|Dairy & Alternatives|227;250;454 1 lb|8.86|B|60|
butter-unsalted|Dairy & eggs|Dairy & Alternatives|227;250;454 1 lb|8.86|b|60|
ghee|Oils & condiments|Dairy & Alternatives|250 250 g jar;369 13 oz jar;500 500 g jar|42.9|P||
whole-milk|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|1.08|B|6|
reduced-fat-milk-2|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|1.08|b|6|
low-fat-milk-1|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|1.08|b|6|
skim-milk|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|1.08|b|6|
goat-milk|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton|4.2||7|
buttermilk|Dairy & eggs|Dairy & Alternatives|518 500 ml carton;979 32 fl oz carton;1035 1 l carton|2.4|P|14|
evaporated-milk|Baking|Dairy & Alternatives|376 12 fl oz can;410 410 g can|3.56|P||
sweetened-condensed-milk|Baking|Dairy & Alternatives|397 14 oz can;397 397 g can|5.11|P||
milk-powder-nonfat|Baking|Dairy & Alternatives|300;400;726 25.6 oz|12|||
milk-powder-whole|Baking|Dairy & Alternatives|300;400;726 25.6 oz|12|||
half-and-half|Dairy & eggs|Dairy & Alternatives|482 473 ml carton;483 16 fl oz carton|4.23|P|10|
light-cream|Dairy & eggs|Dairy & Alternatives|250 250 ml carton;300 300 ml carton;473 16 fl oz carton;500 500 ml carton|6.52|P|7|
heavy-cream|Dairy & eggs|Dairy & Alternatives|250 250 ml carton;300 300 ml carton;473 16 fl oz carton;500 500 ml carton|8.58|P|7|
whipped-cream-pressurized|Dairy & eggs|Dairy & Alternatives|198 7 oz can;250 250 g can|8.02|P|21|
sour-cream|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;300;454 16 oz|6.01|P|14|
sour-cream-reduced-fat|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;300;454 16 oz|6.19|P|14|
yogurt-plain-whole-milk|Dairy & eggs|Dairy & Alternatives|150;500;907 32 oz;1000 1 kg|5.7|P|10|
yogurt-plain-low-fat|Dairy & eggs|Dairy & Alternatives|150;500;907 32 oz;1000 1 kg|5.7|P|10|
yogurt-plain-nonfat|Dairy & eggs|Dairy & Alternatives|150;500;907 32 oz;1000 1 kg|5.7|P|10|
greek-yogurt-whole-milk|Dairy & eggs|Dairy & Alternatives|170;450;500;907 32 oz;1000 1 kg|8.37|P|10|
greek-yogurt-low-fat|Dairy & eggs|Dairy & Alternatives|170;450;500;907 32 oz;1000 1 kg|8.37|P|10|
greek-yogurt-nonfat|Dairy & eggs|Dairy & Alternatives|170;450;500;907 32 oz;1000 1 kg|8.37|P|10|
kefir-low-fat|Dairy & eggs|Dairy & Alternatives|518 500 ml bottle;979 32 fl oz bottle;1035 1 l bottle|4.78|P|14|
cottage-cheese-full-fat|Dairy & eggs|Dairy & Alternatives|200;300;454 16 oz|5.24|P|7|
cottage-cheese-2|Dairy & eggs|Dairy & Alternatives|200;300;454 16 oz|5.84|P|7|
cottage-cheese-1|Dairy & eggs|Dairy & Alternatives|200;300;454 16 oz|5.84|P|7|
cream-cheese|Dairy & eggs|Dairy & Alternatives|180;200;227 8 oz|9.95|P|21|
neufchatel-cheese|Dairy & eggs|Dairy & Alternatives|180;200;227 8 oz|9.95|p|21|
ricotta-whole-milk|Dairy & eggs|Dairy & Alternatives|250;425 15 oz;500|6.21|P|7|
ricotta-part-skim|Dairy & eggs|Dairy & Alternatives|250;425 15 oz;500|6.21|P|7|
mozzarella-fresh-whole-milk|Dairy & eggs|Dairy & Alternatives|125;227 8 oz;250|12.73|P|7|
mozzarella-part-skim-low-moisture|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|12.7|P|21|
cheddar-cheese|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|13.19|B|21|
cheddar-reduced-fat|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250|14|P|21|
monterey-jack|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|13.46|P|21|
colby-cheese|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|14.64|P|21|
parmesan-hard|Dairy & eggs|Dairy & Alternatives|100;142 5 oz;150;200;227 8 oz|22.83|P|45|
parmesan-grated|Dairy & eggs|Dairy & Alternatives|100;142 5 oz;150;200;227 8 oz|22.83|P|45|
parmesan-shredded|Dairy & eggs|Dairy & Alternatives|100;142 5 oz;150;200;227 8 oz|22.83|P|45|
pecorino-romano|Dairy & eggs|Dairy & Alternatives|100;142 5 oz;150;200;227 8 oz|22.83|P|45|
feta-cheese|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|24.12|P|30|
goat-cheese-soft|Dairy & eggs|Dairy & Alternatives|100;113 4 oz;150|43.26|P|14|
goat-cheese-hard|Dairy & eggs|Dairy & Alternatives|150;170 6 oz;200|43.26|P|30|
blue-cheese|Dairy & eggs|Dairy & Alternatives|100;142 5 oz;150|32.42|P|21|
roquefort|Dairy & eggs|Dairy & Alternatives|100;142 5 oz;150|38||21|
brie|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz;250|20||14|
camembert|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz;250|20||14|
gouda|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|23.39|P|30|
edam|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|23.39|P|30|
gruyere|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|19.06|p|30|
swiss-cheese|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|19.06|P|30|
provolone|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|16.92|P|30|
fontina|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|28.68|P|30|
muenster|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|15.45|P|30|
queso-fresco|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|11.11|P|21|
cotija-cheese|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|15.78|P|21|
oaxaca-cheese|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|12.15|P|21|
mexican-cheese-blend|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|11.2|P|21|
american-cheese|Dairy & eggs|Dairy & Alternatives|200;340 12 oz|11.54|P|45|
dulce-de-leche|Baking|Pantry|250 250 g jar;369 13 oz can|9|||
ice-cream-vanilla|Frozen|Dairy & Alternatives|264 16 fl oz tub;279 500 ml tub;558 1 l tub|9|||
whey-protein-powder|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|32|||
whey-protein-isolate|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|32|||
soy-milk-unsweetened|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|1.72|p|7|
soy-milk-original|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|1.72|p|7|
almond-milk-unsweetened|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|2.16|P|7|
oat-milk-unsweetened|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|2.16|p|7|
rice-milk-unsweetened|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|2.94|P|7|
coconut-milk-beverage|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|3.65|P|7|
coconut-milk-canned|Canned & jars|Pantry|194 200 ml can;387 13.5 fl oz can;388 400 ml can|6.2|||
coconut-cream-unsweetened|Canned & jars|Pantry|200 200 ml can;399 13.5 fl oz can;400 400 ml can|7.52|p||
coconut-water|Drinks|Pantry|330 330 ml carton;500 16.9 fl oz carton;1000 1 l carton|5.62|P|4|
soy-yogurt-plain|Chilled & plant-based|Dairy & Alternatives|400;500;680 24 oz|12.36|P|10|
soy-protein-powder|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|28|||
soy-protein-isolate|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|28|||
tofu-firm|Chilled & plant-based|Proteins|280;350;397 14 oz;400|8.05|P|7|
tofu-extra-firm|Chilled & plant-based|Proteins|280;350;397 14 oz;400|8.05|P|7|
tofu-soft|Chilled & plant-based|Proteins|280;350;397 14 oz;400|8.05|P|7|
tofu-silken|Chilled & plant-based|Proteins|300;340;349 12.3 oz;454 1 lb|8.05|P|7|
tofu-fried|Chilled & plant-based|Proteins|142 5 oz;150;200|8.05|P|7|
tempeh|Chilled & plant-based|Proteins|200;227 8 oz;250|12||14|
natto|Chilled & plant-based|Proteins|100;150|14||14|
miso|Oils & condiments|Pantry|150;300;500 500 g tub|14|||
vital-wheat-gluten|Baking|Pantry|283 10 oz bag;500 500 g bag;1000 1 kg bag|13|||
veggie-burger-patty|Chilled & plant-based|Proteins|284|16||7|
meatless-sausage|Chilled & plant-based|Proteins|200;250;255 9 oz|19.47|P|7|
meatless-chicken|Chilled & plant-based|Proteins|200;250;255 9 oz|19.95|P|7|
falafel|Chilled & plant-based|Proteins|200;227 8 oz;250|22.79|P|7|
hummus|Chilled & plant-based|Proteins|200;283 10 oz;300|15.44|P|7|
peanut-butter-smooth|Canned & jars|Pantry|340 340 g jar;454 16 oz jar;500 500 g jar|6.91|P||
peanut-butter-chunky|Canned & jars|Pantry|340 340 g jar;454 16 oz jar;500 500 g jar|6.91|P||
peanut-butter-unsalted|Canned & jars|Pantry|340 340 g jar;454 16 oz jar;500 500 g jar|6.91|P||
almond-butter|Canned & jars|Pantry|170 170 g jar;250 250 g jar;340 12 oz jar|23.75|P||
cashew-butter|Canned & jars|Pantry|170 170 g jar;250 250 g jar;340 12 oz jar|27.82|P||
sunflower-seed-butter|Canned & jars|Pantry|340 340 g jar;454 16 oz jar|13|||
tahini|Canned & jars|Pantry|300 300 g jar;454 16 oz jar|20.68|P||
black-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.75|E||
black-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4.22|P||
black-beans-canned-drained|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.68|E||
kidney-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.71|E||
kidney-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|3.54|P||
kidney-beans-canned-drained|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.24|E||
pinto-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.48|E||
pinto-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|3.84|P||
pinto-beans-canned-drained|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.23|E||
navy-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.95|E||
white-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.23|E||
cannellini-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.23|e||
cannellini-beans-canned-drained|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.38|e||
great-northern-beans-canned-drained|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.38|E||
adzuki-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.68|b||
black-eyed-peas-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.73|E||
chickpeas-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.68|b||
chickpeas-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4.32|P||
chickpeas-canned-drained|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.31|P||
chickpea-flour|Baking|Pantry|500 500 g bag;624 22 oz bag;1000 1 kg bag|6|||
fava-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.5|||
lentils-green-or-brown-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.52|E||
lentils-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|6.49|P||
red-lentils-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.52|e||
lima-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.88|E||
lupin-beans-dried|Grains, pasta & rice|Proteins|500 500 g bag|9|||
mung-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.68|b||
split-peas-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.52|e||
pigeon-peas-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.5|||
soybeans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.5|||
baked-beans-canned|Canned & jars|Proteins|415 415 g can;454 16 oz can|3.42|P||
refried-beans-vegetarian|Canned & jars|Proteins|430 430 g can;454 16 oz can|3.51|P||
refried-beans-traditional|Canned & jars|Proteins|430 430 g can;454 16 oz can|3.51|P||
urad-dal-black-gram-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.5|||
white-rice-long-grain|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|2.45|B||
white-rice-cooked|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|6|||
white-rice-medium-grain|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|2.45|b||
white-rice-short-grain-sushi|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.4|||
basmati-rice|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.6|||
jasmine-rice|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.6|||
brown-rice-long-grain|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.39|p||
brown-rice-cooked|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|6.5|||
brown-rice-medium-grain|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.39|||
parboiled-rice|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.45|b||
glutinous-rice|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7.27|p||
black-rice|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8.5|||
wild-rice|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|14|||
quinoa|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9.5|||
quinoa-cooked|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|6|||
bulgur|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|||
couscous|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6.5|||
couscous-cooked|Grains, pasta & rice|Pantry|250 250 g pouch|9|||
pearl-barley|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.17|p||
buckwheat-groats-kasha|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9|||
millet|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.63|p||
amaranth|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|10|||
teff|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|10|||
spelt|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|||
farro-pearled|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8.5|||
sorghum-grain|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|||
freekeh-proxy-khorasan-wheat|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9|||
rolled-oats|Grains, pasta & rice|Pantry|500;510 18 oz;1000 1 kg;1191 42 oz|5.82|P||
steel-cut-oats|Grains, pasta & rice|Pantry|500;510 18 oz;1000 1 kg;1191 42 oz|5.82|p||
oat-bran|Grains, pasta & rice|Pantry|400;454 16 oz|8.51|P||
wheat-bran|Grains, pasta & rice|Pantry|400;454 16 oz|7.73|P||
wheat-germ|Grains, pasta & rice|Pantry|400;454 16 oz|17.44|P||
cornmeal|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.6|||
polenta-degermed-cornmeal|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.5|||
corn-grits|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.47|p||
farina-cream-of-wheat|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|||
popcorn-kernels-air-popped|Nuts, seeds & snacks|Pantry|500 500 g bag;907 2 lb bag|4|||
puffed-rice-cereal|Grains, pasta & rice|Pantry|340 12 oz;350|21.15|P||
granola|Grains, pasta & rice|Pantry|340 12 oz;400;500|13.58|P||
pasta-dry|Grains, pasta & rice|Pantry|454 1 lb;500;1000 1 kg|3.03|B||
pasta-cooked|Grains, pasta & rice|Pantry|250|6|||
whole-wheat-pasta-dry|Grains, pasta & rice|Pantry|454 1 lb;500;1000 1 kg|3.85|p||
gluten-free-corn-pasta-dry|Grains, pasta & rice|Pantry|340 12 oz;400;500|6.5|||
fresh-pasta|Chilled & plant-based|Pantry|250;255 9 oz;400|9||5|
egg-noodles-dry|Grains, pasta & rice|Pantry|250;340 12 oz;375|5|||
rice-noodles-dry|Grains, pasta & rice|Pantry|200;397 14 oz;400|7|||
soba-noodles-dry|Grains, pasta & rice|Pantry|250;269 9.5 oz|9|||
somen-noodles-dry|Grains, pasta & rice|Pantry|300;397 14 oz|6|||
cellophane-noodles-dry|Grains, pasta & rice|Pantry|170 6 oz;200|9|||
white-bread|Bakery|Pantry|400;567 20 oz;800|4.02|B|5|
whole-wheat-bread|Bakery|Pantry|400;567 20 oz;800|6.2|B|5|
multigrain-bread|Bakery|Pantry|400;680 24 oz;800|5.27|p|5|
rye-bread|Bakery|Pantry|400;454 16 oz;500|9.06|P|5|
pumpernickel-bread|Bakery|Pantry|400;454 16 oz;500|9.54|p|5|
sourdough-or-french-bread|Bakery|Pantry|400;454 16 oz;500|7.42|P|5|
italian-bread|Bakery|Pantry|350;397 14 oz;400|6.32|P|5|
sprouted-wheat-bread|Frozen|Pantry|600;680 24 oz|9.48|P||
gluten-free-white-bread|Bakery|Pantry|400;500;510 18 oz|17.32|P|5|
gluten-free-tortilla|Bakery|Pantry|270 pack of 6;360 pack of 8|16||14|
gluten-free-bun|Bakery|Pantry|300 pack of 4|17.32||5|
pita-white|Bakery|Pantry|300 pack of 5;360 pack of 6|8.41|P|5|
pita-whole-wheat|Bakery|Pantry|300 pack of 5;360 pack of 6|11.74|P|5|
naan|Bakery|Pantry|180 pack of 2;360 pack of 4|15.65|P|5|
chapati-or-roti|Bakery|Pantry|400 pack of 6|14.14|P|5|
focaccia|Bakery|Pantry|300;397 14 oz|10.81|P|5|
flour-tortilla|Bakery|Pantry|392 pack of 8;490 pack of 10|6.27|P|14|
whole-wheat-tortilla|Bakery|Pantry|328 pack of 8|9.48|P|14|
corn-tortilla|Bakery|Pantry|288 pack of 12;720 pack of 30|2.59|P|14|
taco-shells|Canned & jars|Pantry|160 pack of 12|11.86|P||
bagel|Bakery|Pantry|380 pack of 4;475 pack of 5|6.63|p|5|
english-muffin|Bakery|Pantry|228 pack of 4;342 pack of 6|9.1|P|5|
hamburger-bun|Bakery|Pantry|176 pack of 4;352 pack of 8|5.96|P|5|
whole-wheat-burger-bun|Bakery|Pantry|224 pack of 4;448 pack of 8|8.31|P|5|
dinner-roll|Bakery|Pantry|168 pack of 6;336 pack of 12|8.66|p|5|
croissant|Bakery|Pantry|228 pack of 4|13.58|P|5|
breadcrumbs-dry|Baking|Pantry|400;425 15 oz|4.02|b||
breadcrumbs-seasoned|Baking|Pantry|200;400;425 15 oz|5.5|||
croutons|Bakery|Pantry|140;142 5 oz|9.4|P||
saltine-crackers|Nuts, seeds & snacks|Pantry|300;454 16 oz|7.28|P||
graham-crackers|Nuts, seeds & snacks|Pantry|400;408 14.4 oz|10.7|P||
rye-crispbread|Nuts, seeds & snacks|Pantry|250;255 9 oz|9|||
matzo|Nuts, seeds & snacks|Pantry|300;450;454 16 oz|8.85|P||
rice-cakes|Nuts, seeds & snacks|Pantry|100;130;142 5 oz|20.65|P||
phyllo-dough|Frozen|Pantry|270;454 16 oz;454|8|||
puff-pastry-frozen|Frozen|Pantry|320;375;490 17.3 oz|8.5|||
pie-crust-refrigerated|Chilled & plant-based|Pantry|320;400 14.1 oz|8.5||21|
wonton-wrappers|Chilled & plant-based|Pantry|340 12 oz;340|7||10|
tortilla-chips|Nuts, seeds & snacks|Pantry|200;300;312 11 oz|10.37|P||
potato-chips|Nuts, seeds & snacks|Pantry|150;200;227 8 oz|14.17|P||
pretzels|Nuts, seeds & snacks|Pantry|200;250;454 16 oz|8.66|P||
all-purpose-flour|Baking|Pantry|1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag|1.21|B||1
bread-flour|Baking|Pantry|1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag|1.21|b||1
cake-flour|Baking|Pantry|907 2 lb bag;1000 1 kg bag|1.21|b||
self-rising-flour|Baking|Pantry|1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag|1.21|b||1
whole-wheat-flour|Baking|Pantry|1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag|1.21|b||1
semolina|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.6|||
rye-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.6|||
spelt-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.5|||
buckwheat-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|||
oat-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|||
rice-flour-white|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.5|||
rice-flour-brown|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.5|||
glutinous-rice-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.5|||
corn-flour-masa-harina|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.6|||
cornstarch|Baking|Pantry|250;454 16 oz;500|4.5|||1
tapioca-pearls-or-starch|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|||
arrowroot|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|14|||
potato-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8|||
almond-flour|Baking|Pantry|200 200 g bag;450 450 g bag;454 16 oz bag|25.95|p||
coconut-flour|Baking|Pantry|454 16 oz bag;500 500 g bag|9|||
cassava-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|12|||
soy-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8|||
sorghum-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8|||
millet-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8|||
quinoa-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|13|||
baking-powder|Baking|Pantry|100;200;227 8 oz|14|||1
baking-soda|Baking|Pantry|100;200;227 8 oz|4|||1
cream-of-tartar|Baking|Pantry|40;43 1.5 oz;50|50|||1
active-dry-yeast|Baking|Pantry|21;57 2 oz jar;100|30|||1
gelatin-powder|Baking|Pantry|28 1 oz;28;50|60|||
pectin|Baking|Pantry|50 1.75 oz;50|40|||
cocoa-powder-unsweetened|Baking|Pantry|125;227 8 oz;250|18|||1
dark-chocolate-70-85|Nuts, seeds & snacks|Pantry|99 3.5 oz;100|23.12|P||
semisweet-chocolate-chips|Baking|Pantry|200;340 12 oz;340|10.93|P||
milk-chocolate|Baking|Pantry|100;200;312 11 oz|15|||
white-chocolate|Baking|Pantry|100;200;312 11 oz|13.74|P||
unsweetened-baking-chocolate|Baking|Pantry|100;113 4 oz|20|||
vanilla-extract|Baking|Pantry|52 2 fl oz bottle;53 60 ml bottle|220|||1
marshmallows|Baking|Pantry|150;200;283 10 oz|7.39|P||
carob-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|14|||
malt-syrup-barley|Baking|Pantry|340 340 g jar;567 20 oz jar|11|||
barley-malt-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9|||
white-sugar|Baking|Pantry|500 500 g bag;1000 1 kg bag;1814 4 lb bag|2.26|B||1
brown-sugar|Baking|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.19|P||1
powdered-sugar|Baking|Pantry|500 500 g bag;907 2 lb bag|3.06|P||1
honey|Canned & jars|Pantry|340 12 oz bottle;340 340 g jar;500 500 g jar|13.88|P||1
maple-syrup|Canned & jars|Pantry|330 330 g bottle;332 250 ml bottle;472 12 fl oz bottle|24|||
agave-syrup|Canned & jars|Pantry|342 250 ml bottle;476 11.75 fl oz bottle|11.46|P||
molasses|Baking|Pantry|340 340 g jar;497 12 fl oz bottle|9.21|P||
corn-syrup-light|Baking|Pantry|677 470 ml bottle;681 16 fl oz bottle|5.03|P||
stevia-powder|Baking|Pantry|50;99 3.5 oz;100|28.33|P||1
jam|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|7.61|P||
orange-marmalade|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|8.56|P||
apple-butter|Canned & jars|Pantry|340 340 g jar;482 17 oz jar|9|||
chocolate-hazelnut-spread|Canned & jars|Pantry|350 350 g jar;369 13 oz jar|11.5|P||
chocolate-syrup|Baking|Pantry|400 400 g bottle;680 24 oz bottle|4.72|P||
almonds|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|25.95|P||
almonds-blanched|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|25.95|p||
almond-paste-marzipan|Baking|Pantry|198 7 oz;200|20.27|P||
brazil-nuts|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|34.46|P||
cashews|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|33.72|P||
cashews-roasted|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|25.18|P||
chestnuts-roasted|Canned & jars|Pantry|142 5 oz;180;200|20.58|P||
coconut-shredded-unsweetened|Baking|Pantry|200 200 g bag;227 8 oz bag|11.75|P||
coconut-shredded-sweetened|Baking|Pantry|200 200 g bag;397 14 oz bag|11.75|P||
coconut-fresh|Produce|Produce|763 1 piece|4||7|
hazelnuts|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|24.21|P||
macadamia-nuts|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|48.46|P||
mixed-nuts|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|19.72|P||
peanuts-raw|Nuts, seeds & snacks|Pantry|200 200 g bag;227 8 oz bag|6.27|P||
peanuts-dry-roasted|Nuts, seeds & snacks|Pantry|200 200 g bag;227 8 oz bag|8.21|P||
pecans|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|33.15|P||
pine-nuts|Nuts, seeds & snacks|Pantry|50 50 g bag;57 2 oz bag;100 100 g bag|89.67|P||
pistachios|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|34.74|P||
walnuts|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|23.41|P||
chia-seeds|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|16.82|P||
flaxseed|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|11.58|P||
hemp-seeds|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|26|||
poppy-seeds|Nuts, seeds & snacks|Pantry|50;74 2.6 oz;100|18|||1
pumpkin-seeds|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|14.29|P||
sesame-seeds|Nuts, seeds & snacks|Pantry|100;113 4 oz;250|12|||1
sesame-seeds-toasted|Nuts, seeds & snacks|Pantry|100;113 4 oz;250|12|||1
sunflower-seeds|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|14.47|P||
olive-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|13.94|P||1
canola-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|5.62|p||1
vegetable-oil-soybean|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|5.62|P||1
sunflower-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|5.62|p||1
corn-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|3.32|P||1
peanut-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|9|||1
sesame-oil|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|30.28|P||1
coconut-oil|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar;500 500 g jar|17.05|P||1
avocado-oil|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|20|||1
grapeseed-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|12|||1
walnut-oil|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|28|||1
flaxseed-oil|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|26|||1
palm-oil|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar;500 500 g jar|8|||1
rice-bran-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|8|||1
cooking-spray|Oils & condiments|Pantry|140 140 g can;142 5 oz can|20|||1
lard|Dairy & eggs|Pantry|250;454 1 lb|7||90|
beef-tallow|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar|16|||
duck-fat|Oils & condiments|Pantry|198 7 oz jar;200 200 g jar|22|||
bacon-fat|Oils & condiments|Pantry|200 200 g jar|12|||
vegetable-shortening|Oils & condiments|Pantry|250;454 1 lb|7|||
margarine-stick|Dairy & eggs|Dairy & Alternatives|250;454 1 lb|5.51|P|90|
vegan-buttery-spread|Chilled & plant-based|Dairy & Alternatives|250;369 13 oz|5.13|p|90|
mayonnaise|Oils & condiments|Pantry|400 400 g jar;425 15 oz jar;850 30 oz jar|6.26|P|60|
mayonnaise-light|Oils & condiments|Pantry|400 400 g jar;425 15 oz jar;850 30 oz jar|6.3||60|
vegan-mayonnaise-tofu|Oils & condiments|Pantry|240 240 g jar;340 12 oz jar|13.83|P|60|
ranch-dressing|Oils & condiments|Pantry|254 250 ml bottle;480 16 fl oz bottle|7.22|p|60|
italian-dressing|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|7.84|P|60|
caesar-dressing|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|8.82|P|60|
blue-cheese-dressing|Oils & condiments|Pantry|259 250 ml bottle;490 16 fl oz bottle|8.71|P|60|
thousand-island-dressing|Oils & condiments|Pantry|264 250 ml bottle;500 16 fl oz bottle|6.18|P|60|
allspice-ground|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
anise-seed|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
basil-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
bay-leaf|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|110|||1
black-pepper|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
white-pepper|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
caraway-seed|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
cardamom|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|120|||1
cayenne-pepper|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
celery-seed|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
chili-powder|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
cinnamon-ground|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
cloves-ground|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
coriander-ground|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
cumin|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
curry-powder|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
dill-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
fennel-seed|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
fenugreek-seed|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
garlic-powder|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
ginger-ground|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
mace-ground|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
marjoram-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
mustard-powder|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
nutmeg|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
onion-powder|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
oregano-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
paprika|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
parsley-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
pumpkin-pie-spice|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|||1
rosemary-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
saffron|Spices & herbs|Pantry|1;2|4500|||1
sage-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
tarragon-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
thyme-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
turmeric|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|||1
salt|Spices & herbs|Pantry|500;737 26 oz;750|1.2|||1
taco-seasoning|Spices & herbs|Pantry|28 1 oz;35|35|||1
apple-cider-vinegar|Oils & condiments|Pantry|252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle|4.5|||1
white-vinegar|Oils & condiments|Pantry|252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle|4.5|||1
red-wine-vinegar|Oils & condiments|Pantry|252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle|4.5|||1
balsamic-vinegar|Oils & condiments|Pantry|270 250 ml bottle;511 16 fl oz bottle;540 500 ml bottle|9|||1
yellow-mustard|Oils & condiments|Pantry|200 200 g jar;227 8 oz bottle|6.6|P||1
capers|Oils & condiments|Pantry|60 100 g jar;60 3.5 oz jar|18|||
ketchup|Oils & condiments|Pantry|460 460 g bottle;567 20 oz bottle|3.66|P||
dill-pickles|Oils & condiments|Pantry|190 350 g jar;400 24 oz jar|5.12|P||
sweet-pickle-relish|Oils & condiments|Pantry|250 250 g jar;283 10 oz jar|6.34|P||
soy-sauce|Oils & condiments|Pantry|172 150 ml bottle;288 250 ml bottle;340 10 fl oz bottle|7.88|P||1
soy-sauce-low-sodium|Oils & condiments|Pantry|172 150 ml bottle;288 250 ml bottle;340 10 fl oz bottle|7.88|P||1
tamari|Oils & condiments|Pantry|172 150 ml bottle;288 250 ml bottle;340 10 fl oz bottle|7.88|p||1
fish-sauce|Oils & condiments|Pantry|240 200 ml bottle;240 6.75 fl oz bottle;840 700 ml bottle|18.86|P||1
oyster-sauce|Oils & condiments|Pantry|304 250 ml bottle;324 9 fl oz bottle|11.67|P||
hoisin-sauce|Oils & condiments|Pantry|256 8 fl oz bottle;271 250 ml bottle|11.34|P||
teriyaki-sauce|Oils & condiments|Pantry|304 250 ml bottle;360 10 fl oz bottle|9.81|P||
worcestershire-sauce|Oils & condiments|Pantry|174 150 ml bottle;337 290 ml bottle;344 10 fl oz bottle|11|P||1
hot-sauce|Oils & condiments|Pantry|144 5 fl oz bottle;146 150 ml bottle|9.98|P||1
sriracha|Oils & condiments|Pantry|257 200 ml bottle;646 17 fl oz bottle|8.18|P||
barbecue-sauce|Oils & condiments|Pantry|400 400 g bottle;510 18 oz bottle|4.61|P||
sweet-and-sour-sauce|Oils & condiments|Pantry|296 250 ml bottle;350 10 fl oz bottle|8.46|P||
salsa|Oils & condiments|Pantry|300 300 g jar;454 16 oz jar|7.39|P|7|
salsa-verde|Oils & condiments|Pantry|230 230 g jar;454 16 oz jar|7.62|P||
enchilada-sauce-red|Oils & condiments|Pantry|280 280 g can;283 10 oz can;794 28 oz can|5.24|P||
marinara-sauce|Canned & jars|Pantry|350 350 g jar;500 500 g jar;680 24 oz jar|4.08|P||
pizza-sauce|Canned & jars|Pantry|200 200 g jar;397 14 oz jar|4.08|p||
pesto|Canned & jars|Pantry|170 6 oz jar;190 190 g jar|23.47|P|14|
alfredo-sauce-mix-dry|Canned & jars|Pantry|35 1.25 oz;35|40|||
peanut-sauce|Canned & jars|Pantry|350 350 g jar;500 500 g jar;680 24 oz jar|16.4|P||
tartar-sauce|Oils & condiments|Pantry|250 250 g jar;340 12 oz bottle;500 500 g jar|10.15|P||
steak-sauce|Oils & condiments|Pantry|250 250 g jar;340 12 oz bottle;500 500 g jar|11.53|P||
plum-sauce|Oils & condiments|Pantry|250 250 g jar;340 12 oz bottle;500 500 g jar|8.98|P||
cocktail-sauce|Oils & condiments|Pantry|250 250 g jar;340 12 oz bottle;500 500 g jar|10.39|P||
yeast-extract-spread|Oils & condiments|Pantry|125 125 g jar;125 4.4 oz jar;250 250 g jar|26|||
chicken-broth|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.03|P||
chicken-broth-low-sodium|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.03|P||
chicken-stock-homemade|Chilled & plant-based|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|3||4|
beef-broth|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.03|p||
beef-stock-homemade|Chilled & plant-based|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|3||4|
vegetable-broth|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.03|p||
fish-stock|Chilled & plant-based|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|5||4|
chicken-bouillon-cube|Canned & jars|Pantry|64 2.25 oz;66;80|20|||1
beef-bouillon-cube|Canned & jars|Pantry|64 2.25 oz;66;80|20|||1
condensed-cream-of-mushroom-soup|Canned & jars|Pantry|295 295 g can;298 10.5 oz can|5.5|||
water|Other|Pantry|1000 1 l tap|0.002|||1
coffee-brewed|Drinks|Pantry|4000 250 g packet;5400 12 oz packet|1.25|||1
espresso|Drinks|Pantry|500 250 g packet|10|||1
instant-coffee-powder|Drinks|Pantry|100 100 g jar;198 7 oz jar|55|||1
black-tea-brewed|Drinks|Pantry|4000 pack of 20|0.75|||1
green-tea-brewed|Drinks|Pantry|4000 pack of 20|0.75|||1
red-wine|Drinks|Pantry|742 750 ml bottle|13.83|B|5|
white-wine|Drinks|Pantry|742 750 ml bottle|13.83|B|5|
cooking-wine|Drinks|Pantry|363 370 ml bottle;464 16 fl oz bottle|6|||
beer|Drinks|Pantry|330 330 ml bottle;355 12 fl oz can;355 355 ml can|4|||
sake|Drinks|Pantry|294 300 ml bottle;706 720 ml bottle|15|||
rum|Drinks|Pantry|665 700 ml bottle;712 750 ml bottle|18.6|P||
vodka|Drinks|Pantry|665 700 ml bottle;712 750 ml bottle|17.55|P||
club-soda|Drinks|Pantry|1000 1 l bottle;1000 33.8 fl oz bottle|1.42|P||
chicken-breast-skinless|Meat|Proteins|300;454 1 lb;500;1000 1 kg|9.2|B|2|
chicken-breast-with-skin|Meat|Proteins|300;454 1 lb;500;1000 1 kg|8.424|p|2|
chicken-thigh-skinless|Meat|Proteins|400;454 1 lb;500;1000 1 kg|9.2|b|2|
chicken-thigh-with-skin|Meat|Proteins|300;454 1 lb;500;1000 1 kg|6.158|p|2|
chicken-drumstick-with-skin|Meat|Proteins|454 1 lb;500;1000 1 kg|2.874|p|2|
chicken-leg-quarter-with-skin|Meat|Proteins|907 2 lb;1000 1 kg|2.154|p|2|
chicken-wing|Meat|Proteins|300;454 1 lb;500;1000 1 kg|7.5||2|
whole-chicken-with-skin|Meat|Proteins|1200 1.2 kg;1500 1.5 kg;1588 3.5 lb|4.49|B|2|
ground-chicken|Meat|Proteins|250;400;454 1 lb;500|9.2|b|2|
chicken-liver|Meat|Proteins|300;454 1 lb;500;1000 1 kg|4.73|p|2|
rotisserie-chicken-breast|Chilled & plant-based|Proteins|900|11||3|
turkey-breast-skinless|Meat|Proteins|300;454 1 lb;500;1000 1 kg|11||2|
turkey-thigh-skinless|Meat|Proteins|300;454 1 lb;500;1000 1 kg|9.85|p|2|
whole-turkey-with-skin|Meat|Proteins|5000 5 kg;5443 12 lb|4||2|
ground-turkey|Meat|Proteins|250;400;454 1 lb;500|14.2|p|2|
ground-turkey-93-lean|Meat|Proteins|250;400;454 1 lb;500|14.2|p|2|
duck-meat-only|Meat|Proteins|350;400;454 1 lb|18.44|p|2|
duck-with-skin|Meat|Proteins|2000 2 kg;2268 5 lb|12.28|p|2|
deli-turkey-breast|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|17.55|P|7|
deli-chicken-breast|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|18.98|P|7|
turkey-bacon|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|20.51|p|7|
turkey-sausage|Meat|Proteins|200;227 8 oz;340 12 oz;400|11.35|p|7|
ground-beef-80-lean|Meat|Proteins|250;400;454 1 lb;500|15.26|B|2|
ground-beef-85-lean|Meat|Proteins|250;400;454 1 lb;500|15.26|B|2|
ground-beef-90-lean|Meat|Proteins|250;400;454 1 lb;500|15.26|b|2|
ground-beef-93-lean|Meat|Proteins|250;400;454 1 lb;500|15.26|b|2|
ground-beef-95-lean|Meat|Proteins|250;400;454 1 lb;500|15.26|b|2|
beef-sirloin-steak|Meat|Proteins|225;300;454 1 lb;500|31.65|B|2|
beef-ribeye-steak|Meat|Proteins|227;300;454 1 lb|38||2|
beef-strip-steak|Meat|Proteins|227;300;454 1 lb|36||2|
beef-tenderloin-filet|Meat|Proteins|250;454 1 lb;500;1000 1 kg|58||2|
beef-flank-steak|Meat|Proteins|454 1 lb;500;600|29||2|
beef-skirt-steak|Meat|Proteins|454 1 lb;500;600|30||2|
beef-chuck-roast|Meat|Proteins|800;907 2 lb;1000 1 kg|20.28|p|2|
beef-stew-meat|Meat|Proteins|400;454 1 lb;500|21.1|p|2|
beef-brisket|Meat|Proteins|800;907 2 lb;1000 1 kg|14.43|p|2|
beef-short-ribs|Meat|Proteins|500;907 2 lb;1000 1 kg|22||2|
beef-top-round|Meat|Proteins|454 1 lb;500;600|21||2|
beef-tri-tip|Meat|Proteins|454 1 lb;500;600|27||2|
beef-liver|Meat|Proteins|250;454 1 lb;500;1000 1 kg|9.47|p|2|
corned-beef-brisket|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|18.98|p|7|
beef-jerky|Meat|Proteins|50;81 2.85 oz;85|85.7|P|7|
deli-roast-beef|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|28.18|P|7|
veal-cutlet|Meat|Proteins|250;454 1 lb;500;1000 1 kg|34||2|
ground-veal|Meat|Proteins|250;400;454 1 lb;500|18||2|
ground-lamb|Meat|Proteins|250;400;454 1 lb;500|23.69|p|2|
lamb-leg|Meat|Proteins|500;907 2 lb;1000 1 kg|21.28|p|2|
lamb-shoulder|Meat|Proteins|500;907 2 lb;1000 1 kg|21.28|p|2|
lamb-loin-chop|Meat|Proteins|250;454 1 lb;500;1000 1 kg|25.49|p|2|
lamb-stew-meat|Meat|Proteins|400;454 1 lb;500|26.94|p|2|
lamb-shank|Meat|Proteins|400;800|15||2|
ground-bison|Meat|Proteins|250;400;454 1 lb;500|30.13|p|2|
venison|Meat|Proteins|250;454 1 lb;500;1000 1 kg|25.91|p|2|
rabbit|Meat|Proteins|250;454 1 lb;500;1000 1 kg|18||2|
goat-meat|Meat|Proteins|250;454 1 lb;500;1000 1 kg|17.71|p|2|
ground-pork|Meat|Proteins|250;400;454 1 lb;500|8.24|b|2|
ground-pork-96-lean|Meat|Proteins|250;400;454 1 lb;500|9||2|
pork-tenderloin|Meat|Proteins|400;454 1 lb;500|8.24|b|2|
pork-chop-bone-in|Meat|Proteins|250;454 1 lb;500;1000 1 kg|9.99|b|2|
pork-chop-boneless|Meat|Proteins|250;454 1 lb;500;1000 1 kg|9.99|B|2|
pork-loin-roast|Meat|Proteins|500;907 2 lb;1000 1 kg|8.24|b|2|
pork-shoulder|Meat|Proteins|1000 1 kg;1361 3 lb;1500 1.5 kg|8.24|b|2|
pork-belly|Meat|Proteins|400;454 1 lb;500|8.24|b|2|
pork-spareribs|Meat|Proteins|800;907 2 lb;1000 1 kg|8.24|b|2|
pork-baby-back-ribs|Meat|Proteins|800;907 2 lb;1000 1 kg|8.24|b|2|
bacon|Meat|Proteins|200;250;340 12 oz;454 16 oz|14.56|B|7|
canadian-bacon|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|25.09|p|14|
ham-cured-whole|Meat|Proteins|907 2 lb;1000 1 kg|7.075|p|7|
deli-ham|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|16.31|P|7|
salami-dry|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|22.52|P|14|
pepperoni|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|24.78|P|14|
chorizo-cured|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|15.89|P|14|
italian-sausage|Meat|Proteins|400;454 1 lb;500|10.43|p|7|
breakfast-pork-sausage|Meat|Proteins|200;227 8 oz;340 12 oz;400|9.61|p|7|
bratwurst|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|12.92|P|7|
polish-sausage-kielbasa|Meat|Proteins|200;227 8 oz;340 12 oz;400|10.03|P|7|
beef-hot-dog|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|12.62|P|7|
mortadella|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|20||7|
liver-pate|Meat|Proteins|150;200;227 8 oz|11.27|p|7|
salmon-atlantic-farmed|Fish & seafood|Proteins|240;300;400;454 1 lb|26.46|P|2|
salmon-atlantic-wild|Fish & seafood|Proteins|240;300;400;454 1 lb|26.46|p|2|
salmon-sockeye|Fish & seafood|Proteins|240;300;400;454 1 lb|26.46|p|2|
salmon-pink-canned|Canned & jars|Proteins|160 213 g can;315 14.75 oz can|22.28|P||
smoked-salmon|Fish & seafood|Proteins|100;113 4 oz;150|62.69|P|7|
tuna-fresh-yellowfin|Fish & seafood|Proteins|250;400;454 1 lb|29.62|P|2|
tuna-canned-in-water|Canned & jars|Proteins|102 145 g can;113 5 oz can|16.93|P||
tuna-canned-in-oil|Canned & jars|Proteins|102 145 g can;113 5 oz can|16.93|P||
cod-atlantic|Fish & seafood|Proteins|250;400;454 1 lb|20.28|p|2|
cod-pacific|Fish & seafood|Proteins|250;400;454 1 lb|20.28|p|2|
salt-cod|Fish & seafood|Proteins|400;454 1 lb|24.05|P|60|
haddock|Fish & seafood|Proteins|250;400;454 1 lb|20.28|p|2|
pollock-alaska|Fish & seafood|Proteins|250;400;454 1 lb|12||2|
tilapia|Fish & seafood|Proteins|250;400;454 1 lb|13.25|p|2|
halibut|Fish & seafood|Proteins|250;400;454 1 lb|45||2|
flounder-or-sole|Fish & seafood|Proteins|250;400;454 1 lb|19.56|p|2|
catfish|Fish & seafood|Proteins|250;400;454 1 lb|14.52|p|2|
rainbow-trout|Fish & seafood|Proteins|250;400;454 1 lb|26.02|p|2|
sea-bass|Fish & seafood|Proteins|250;400;454 1 lb|38.29|p|2|
snapper|Fish & seafood|Proteins|250;400;454 1 lb|17.33|p|2|
mahi-mahi|Fish & seafood|Proteins|250;400;454 1 lb|24||2|
mackerel|Fish & seafood|Proteins|250;400;454 1 lb|21.07|p|2|
herring|Fish & seafood|Proteins|250;400;454 1 lb|13.79|p|2|
sardines-canned-in-oil|Canned & jars|Proteins|90 120 g can;92 3.75 oz can|17.84|p||
anchovies-canned-in-oil|Canned & jars|Proteins|30 50 g can;45 2 oz can|53.97|P||
swordfish|Fish & seafood|Proteins|250;400;454 1 lb|32.23|p|2|
monkfish|Fish & seafood|Proteins|250;400;454 1 lb|30||2|
whiting|Fish & seafood|Proteins|250;400;454 1 lb|7.44|p|2|
perch|Fish & seafood|Proteins|250;400;454 1 lb|21.68|p|2|
surimi-imitation-crab|Fish & seafood|Proteins|200;227 8 oz;250|12.13|P|7|
fish-roe|Fish & seafood|Proteins|50;99 3.5 oz jar;100 100 g jar|80||14|
shrimp|Fish & seafood|Proteins|200;300;400;454 1 lb|28.94|p|2|
shrimp-canned|Canned & jars|Proteins|113 4 oz can;120 120 g can|25|||
crab-canned|Canned & jars|Proteins|120 170 g can;125 6 oz can|30|||
crab-dungeness|Fish & seafood|Proteins|150;200;227 8 oz|75.11|p|2|
lobster|Fish & seafood|Proteins|150;250|51.24|p|2|
crayfish|Fish & seafood|Proteins|250;454 1 lb|18.7|p|2|
scallops|Fish & seafood|Proteins|200;250;454 1 lb|34.31|p|2|
clams|Fish & seafood|Proteins|500;907 2 lb;1000 1 kg|13.12|p|2|
clams-canned|Canned & jars|Proteins|100 184 g can;105 6.5 oz can|22|||
mussels|Fish & seafood|Proteins|500;907 2 lb;1000 1 kg|7.407|P|2|
oysters|Fish & seafood|Proteins|300 pack of 6;600 pack of 12|28.04|P|2|
squid|Fish & seafood|Proteins|250;400;454 1 lb|13.78|p|2|
octopus|Fish & seafood|Proteins|300;454 1 lb;500|24.89|p|2|
seitan|Chilled & plant-based|Proteins|200;227 8 oz;250|15||10|
nutritional-yeast|Baking|Pantry|125;142 5 oz;150|38|||
halloumi|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|22||21|
paneer|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|16||21|
mascarpone|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250|13||10|
creme-fraiche|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250|11||10|
skyr|Dairy & eggs|Dairy & Alternatives|170;450;500;907 32 oz;1000 1 kg|8.4||10|
labneh|Dairy & eggs|Dairy & Alternatives|250;454 16 oz|13||14|
vegan-cheese|Chilled & plant-based|Dairy & Alternatives|200;227 8 oz|18||30|
coconut-yogurt|Chilled & plant-based|Dairy & Alternatives|350;400;454 16 oz|9||10|
oat-yogurt|Chilled & plant-based|Dairy & Alternatives|350;400;454 16 oz|8||10|
coconut-aminos|Oils & condiments|Pantry|272 8 fl oz bottle;288 250 ml bottle|20|||
red-curry-paste|Oils & condiments|Pantry|113 4 oz jar;114 114 g jar;200 200 g jar|22||60|
green-curry-paste|Oils & condiments|Pantry|113 4 oz jar;114 114 g jar;200 200 g jar|22||60|
gochujang|Oils & condiments|Pantry|200;499 17.6 oz;500|12|||
harissa|Oils & condiments|Pantry|90 90 g jar;180 180 g jar;283 10 oz jar|16||60|
panko|Baking|Pantry|200;400;425 15 oz|8.5|||
gluten-free-breadcrumbs|Baking|Pantry|200;227 8 oz|15|||
garam-masala|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|50|||1
smoked-paprika|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|45|||1
nori-sheets|Oils & condiments|Pantry|25;50|130|||
prosciutto|Meat|Proteins|80;100;113 4 oz|38||14|
pancetta|Meat|Proteins|80;100;113 4 oz|24||14|
mirin|Oils & condiments|Pantry|169 150 ml bottle;334 10 fl oz bottle;339 300 ml bottle|9|||
rice-vinegar|Oils & condiments|Pantry|252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle|7|||1
sumac|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|40|||1
zaatar|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|40|||1
chipotle-in-adobo|Oils & condiments|Pantry|198 198 g can;198 7 oz can|11||14|
dashi|Canned & jars|Pantry|500 500 ml carton;1000 1 l carton|3|||
light-coconut-milk|Canned & jars|Pantry|403 13.5 fl oz can;404 400 ml can|4.5|||
chickpea-pasta|Grains, pasta & rice|Pantry|227 8 oz;250;400|10.5|||
red-lentil-pasta|Grains, pasta & rice|Pantry|227 8 oz;250;400|10|||
gluten-free-rolled-oats|Grains, pasta & rice|Pantry|450 450 g bag;907 32 oz bag;1000 1 kg bag|7.5|||
gluten-free-flour-blend|Baking|Pantry|500 500 g bag;624 22 oz bag;1000 1 kg bag|7|||
vegetable-bouillon-cube|Canned & jars|Pantry|64 2.25 oz;66;80|25|||1
sambal-oelek|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar|12|||
black-bean-sauce|Oils & condiments|Pantry|198 7 oz jar;200 200 g jar|12|||
star-anise|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|60|||1
five-spice|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|55|||1
cajun-seasoning|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|40|||1
italian-seasoning|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|60|||1
chili-flakes|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|45|||1
pickled-ginger|Oils & condiments|Pantry|100;200 200 g jar;340 12 oz jar|18|||
pea-protein-powder|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|35|||
pea-milk|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|3.2||7|
erythritol|Baking|Pantry|250;454 16 oz;500|14|||1
kalamata-olives|Canned & jars|Pantry|120 200 g jar;170 340 g jar;170 6 oz can|19||30|
white-miso|Oils & condiments|Pantry|150;300;500 500 g tub|14|||
ras-el-hanout|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|55|||1
berbere|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|50|||1
jerk-seasoning|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|45|||1
cauliflower-rice|Produce|Produce|300;340 12 oz;400|7.5||4|
coleslaw-mix|Produce|Produce|300 300 g bag;397 14 oz bag|5||5|
salad-greens-mixed|Produce|Produce|80;120;142 5 oz;200|13||5|
baby-potatoes|Produce|Produce|500;680 1.5 lb;750|3.5||21|
tender-stem-broccoli|Produce|Produce|200;227 8 oz;250|12||5|
sugar-snap-peas|Produce|Produce|150;200;227 8 oz|13||7|
thai-basil|Produce|Produce|20;21 0.75 oz;30 1 bunch|90||5|
lime-leaves|Produce|Produce|10;20|110||14|
galangal|Produce|Produce|50;100|16||21|
fish-fillet-white|Fish & seafood|Proteins|240;300;400;454 1 lb|19||2|
guacamole|Chilled & plant-based|Produce|150;200;227 8 oz|11||3|
anchovies-fresh|Fish & seafood|Proteins|250;400;454 1 lb|16||2|
striped-bass|Fish & seafood|Proteins|250;400;454 1 lb|26||2|
bluefish|Fish & seafood|Proteins|250;400;454 1 lb|18||2|
eel|Fish & seafood|Proteins|250;400;454 1 lb|35||2|
grouper|Fish & seafood|Proteins|250;400;454 1 lb|28||2|
smoked-haddock|Fish & seafood|Proteins|100;113 4 oz;150|24||7|
ling|Fish & seafood|Proteins|250;400;454 1 lb|20||2|
lingcod|Fish & seafood|Proteins|250;400;454 1 lb|22||2|
king-mackerel|Fish & seafood|Proteins|250;400;454 1 lb|20||2|
spanish-mackerel|Fish & seafood|Proteins|250;400;454 1 lb|18||2|
mackerel-canned|Canned & jars|Proteins|90 120 g can;92 3.75 oz can|12|||
milkfish|Fish & seafood|Proteins|250;400;454 1 lb|14||2|
ocean-perch|Fish & seafood|Proteins|250;400;454 1 lb|17||2|
pike|Fish & seafood|Proteins|250;400;454 1 lb|22||2|
walleye|Fish & seafood|Proteins|250;400;454 1 lb|28||2|
coley|Fish & seafood|Proteins|250;400;454 1 lb|13||2|
pompano|Fish & seafood|Proteins|250;400;454 1 lb|28||2|
rockfish|Fish & seafood|Proteins|250;400;454 1 lb|20||2|
orange-roughy|Fish & seafood|Proteins|250;400;454 1 lb|26||2|
sablefish|Fish & seafood|Proteins|240;300;400;454 1 lb|48||2|
salmon-chinook|Fish & seafood|Proteins|240;300;400;454 1 lb|44||2|
salmon-chum|Fish & seafood|Proteins|240;300;400;454 1 lb|16||2|
salmon-coho|Fish & seafood|Proteins|240;300;400;454 1 lb|26||2|
salmon-pink|Fish & seafood|Proteins|240;300;400;454 1 lb|14||2|
salmon-sockeye-canned|Canned & jars|Proteins|160 213 g can;315 14.75 oz can|18|||
sardines-canned-in-tomato|Canned & jars|Proteins|90 120 g can;92 3.75 oz can|12|||
sea-trout|Fish & seafood|Proteins|250;400;454 1 lb|24||2|
shark|Fish & seafood|Proteins|250;400;454 1 lb|20||2|
sturgeon|Fish & seafood|Proteins|250;400;454 1 lb|40||2|
tilefish|Fish & seafood|Proteins|250;400;454 1 lb|26||2|
tuna-bluefin|Fish & seafood|Proteins|250;400;454 1 lb|60||2|
tuna-skipjack|Fish & seafood|Proteins|250;400;454 1 lb|22||2|
albacore-canned-in-oil|Canned & jars|Proteins|102 145 g can;113 5 oz can|18|||
albacore-canned-in-water|Canned & jars|Proteins|102 145 g can;113 5 oz can|16|||
turbot|Fish & seafood|Proteins|250;400;454 1 lb|40||2|
whitefish|Fish & seafood|Proteins|250;400;454 1 lb|22||2|
whitefish-smoked|Fish & seafood|Proteins|100;113 4 oz;150|36||7|
wolffish|Fish & seafood|Proteins|250;400;454 1 lb|24||2|
yellowtail|Fish & seafood|Proteins|250;400;454 1 lb|44||2|
lox|Fish & seafood|Proteins|100;113 4 oz;150|44||7|
caviar|Fish & seafood|Proteins|50;99 3.5 oz jar;100 100 g jar|160||14|
crab-king|Fish & seafood|Proteins|150;200;227 8 oz|90||2|
crab-blue|Fish & seafood|Proteins|150;200;227 8 oz|60||2|
crab-snow|Fish & seafood|Proteins|150;200;227 8 oz|60||2|
spiny-lobster|Fish & seafood|Proteins|150;250|70||2|
abalone|Fish & seafood|Proteins|200;250;454 1 lb|90||2|
cuttlefish|Fish & seafood|Proteins|250;400;454 1 lb|22||2|
snails|Canned & jars|Proteins|100 184 g can;105 6.5 oz can|40|||
chicken-gizzards|Meat|Proteins|300;454 1 lb;500;1000 1 kg|7||2|
chicken-hearts|Meat|Proteins|300;454 1 lb;500;1000 1 kg|7||2|
chicken-leg-skinless|Meat|Proteins|400;454 1 lb;500;1000 1 kg|8||2|
chicken-drumstick-skinless|Meat|Proteins|300;454 1 lb;500;1000 1 kg|7||2|
cornish-hen|Meat|Proteins|1200 1.2 kg;1500 1.5 kg;1588 3.5 lb|12||2|
goose|Meat|Proteins|4000 4 kg;4536 10 lb|22||2|
pheasant|Meat|Proteins|900;907 2 lb|26||2|
quail|Meat|Proteins|350;400;454 1 lb|30||2|
turkey-breast-with-skin|Meat|Proteins|300;454 1 lb;500;1000 1 kg|11||2|
turkey-leg|Meat|Proteins|300;454 1 lb;500;1000 1 kg|8||2|
turkey-wing|Meat|Proteins|300;454 1 lb;500;1000 1 kg|7||2|
turkey-liver|Meat|Proteins|300;454 1 lb;500;1000 1 kg|8||2|
ostrich|Meat|Proteins|225;300;454 1 lb;500|40||2|
wild-boar|Meat|Proteins|1000 1 kg;1361 3 lb;1500 1.5 kg|32||2|
bison-steak|Meat|Proteins|225;300;454 1 lb;500|44||2|
elk|Meat|Proteins|250;454 1 lb;500;1000 1 kg|40||2|
ground-venison|Meat|Proteins|250;400;454 1 lb;500|26||2|
beef-heart|Meat|Proteins|250;454 1 lb;500;1000 1 kg|9||2|
beef-kidney|Meat|Proteins|250;454 1 lb;500;1000 1 kg|8||2|
beef-tongue|Meat|Proteins|250;454 1 lb;500;1000 1 kg|14||2|
beef-tripe|Meat|Proteins|250;454 1 lb;500;1000 1 kg|10||2|
beef-suet|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar|10|||
beef-shank|Meat|Proteins|400;454 1 lb;500|14||2|
beef-eye-of-round|Meat|Proteins|454 1 lb;500;600|16||2|
beef-bottom-round|Meat|Proteins|454 1 lb;500;600|15||2|
beef-flat-iron|Meat|Proteins|454 1 lb;500;600|22||2|
beef-back-ribs|Meat|Proteins|500;907 2 lb;1000 1 kg|14||2|
veal-shank|Meat|Proteins|400;800|26||2|
veal-shoulder|Meat|Proteins|500;907 2 lb;1000 1 kg|22||2|
veal-chop|Meat|Proteins|250;454 1 lb;500;1000 1 kg|34||2|
veal-liver|Meat|Proteins|250;454 1 lb;500;1000 1 kg|16||2|
lamb-liver|Meat|Proteins|250;454 1 lb;500;1000 1 kg|10||2|
lamb-kidney|Meat|Proteins|250;454 1 lb;500;1000 1 kg|10||2|
lamb-heart|Meat|Proteins|250;454 1 lb;500;1000 1 kg|9||2|
pork-liver|Meat|Proteins|250;454 1 lb;500;1000 1 kg|7||2|
pork-kidney|Meat|Proteins|250;454 1 lb;500;1000 1 kg|7||2|
pork-jowl|Meat|Proteins|400;454 1 lb;500|9||2|
pork-feet|Meat|Proteins|800;907 2 lb;1000 1 kg|6||2|
pork-leg|Meat|Proteins|1000 1 kg;1361 3 lb;1500 1.5 kg|8||2|
pork-country-ribs|Meat|Proteins|800;907 2 lb;1000 1 kg|9||2|
salt-pork|Meat|Proteins|200;340 12 oz|12||14|
ham-steak|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|14||14|
blood-sausage|Meat|Proteins|200;227 8 oz;340 12 oz|12||7|
bologna|Meat|Proteins|150;200;227 8 oz;340 12 oz|12||7|
knackwurst|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|14||7|
liverwurst|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|16||7|
pastrami|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|26||7|
summer-sausage|Meat|Proteins|100;150;200;227 8 oz;340 12 oz|18||14|
brick-cheese|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|18||30|
cheshire-cheese|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|18||21|
limburger|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz;250|24||14|
port-salut|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|26||30|
tilsit|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|22||30|
brunost|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|28||30|
goat-cheese-semisoft|Dairy & eggs|Dairy & Alternatives|100;113 4 oz;150|28||14|
mozzarella-whole-low-moisture|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;250;400;454 16 oz|15||21|
queso-anejo|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|18||21|
queso-asadero|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|18||21|
queso-chihuahua|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|18||21|
queso-blanco|Dairy & eggs|Dairy & Alternatives|200;250;283 10 oz|16||21|
sheep-milk|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton|8||7|
buttermilk-powder|Baking|Dairy & Alternatives|300;400;726 25.6 oz|18|||
chocolate-milk|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|2.5||6|
eggnog|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|5||6|
duck-egg|Dairy & eggs|Proteins|120 pack of 12|14||21|
light-sour-cream|Dairy & eggs|Dairy & Alternatives|200;227 8 oz;300;454 16 oz|6||14|
whipping-cream-light|Dairy & eggs|Dairy & Alternatives|250 250 ml carton;300 300 ml carton;473 16 fl oz carton;500 500 ml carton|9||7|
chervil-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|90|||1
dill-seed|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|40|||1
poultry-seasoning|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|60|||1
savory-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|80|||1
peppermint|Produce|Produce|20;21 0.75 oz;30 1 bunch|40||5|
mint-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|||1
french-dressing|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|6||60|
russian-dressing|Oils & condiments|Pantry|264 250 ml bottle;500 16 fl oz bottle|8||60|
honey-mustard-dressing|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|8||60|
coleslaw-dressing|Oils & condiments|Pantry|254 250 ml bottle;480 16 fl oz bottle|7||60|
green-goddess-dressing|Oils & condiments|Pantry|254 250 ml bottle;480 16 fl oz bottle|9||60|
sesame-dressing|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|9||60|
safflower-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|9|||1
cottonseed-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|5|||1
almond-oil|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|30|||1
hazelnut-oil|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|35|||1
cocoa-butter|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar;500 500 g jar|35|||1
chicken-fat|Oils & condiments|Pantry|198 7 oz jar;200 200 g jar|12|||
goose-fat|Oils & condiments|Pantry|198 7 oz jar;200 200 g jar|16|||
mustard-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|9|||1
star-fruit|Produce|Produce|71 1 piece|9||7|
cherimoya|Produce|Produce|253 1 piece|10||7|
black-currants|Produce|Produce|150;170;170 6 oz|18||3|
red-currants|Produce|Produce|150;170;170 6 oz|20||3|
elderberries|Produce|Produce|150;170;170 6 oz|20||3|
gooseberries|Produce|Produce|150;170;170 6 oz|16||3|
cape-gooseberries|Produce|Produce|150;170;170 6 oz|20||3|
jujubes-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|14|||
kumquats|Produce|Produce|96 1 piece;907 2 lb;1000 1 kg|12||14|
longans|Produce|Produce|250;500|12||7|
loquats|Produce|Produce|38 1 piece|10||7|
mulberries|Produce|Produce|150;170;170 6 oz|22||3|
pomelo|Produce|Produce|502 1 piece|4||14|
prickly-pear|Produce|Produce|71 1 piece|6||7|
quince|Produce|Produce|202 1 piece;1000 1 kg;1361 3 lb|6||21|
soursop|Produce|Produce|253 1 piece|9||7|
sapodilla|Produce|Produce|253 1 piece|9||7|
asian-pear|Produce|Produce|198 1 piece|5||6|
breadfruit|Produce|Produce|275 1 piece|6||7|
feijoa|Produce|Produce|71 1 piece|9||7|
candied-fruit|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|14|||
crab-apple|Produce|Produce|202 1 piece;1000 1 kg;1361 3 lb|5||21|
alfalfa-sprouts|Produce|Produce|200;300|12||3|
bitter-melon|Produce|Produce|218 1 piece|5||7|
burdock-root|Produce|Produce|141 1 piece|10||21|
cardoon|Produce|Produce|450;454 1 lb|8||14|
chicory-greens|Produce|Produce|250 1 bunch;340 1 bunch|8||7|
lambs-lettuce|Produce|Produce|80;120;142 5 oz;200|16||5|
black-eyed-peas-fresh|Produce|Produce|250;454 1 lb;500|7||4|
yardlong-beans|Produce|Produce|250;454 1 lb;500|7||7|
garden-cress|Produce|Produce|80;120;142 5 oz;200|18||5|
bottle-gourd|Produce|Produce|218 1 piece|4||7|
luffa|Produce|Produce|218 1 piece|5||7|
wood-ear-dried|Nuts, seeds & snacks|Pantry|28 1 oz;30;50|40|||
morels|Produce|Produce|99 3.5 oz;100;125;150|80||7|
mountain-yam|Produce|Produce|284 1 piece|8||21|
purslane|Produce|Produce|80;120;142 5 oz;200|10||5|
salsify|Produce|Produce|141 1 piece|9||21|
soybean-sprouts|Produce|Produce|200;300|5||3|
hubbard-squash|Produce|Produce|937 1 piece|4||21|
water-spinach|Produce|Produce|200;283 10 oz;300|7||4|
taro-leaves|Produce|Produce|250 1 bunch;340 1 bunch|9||7|
water-chestnuts-fresh|Produce|Produce|716 1 piece|8||21|
winter-melon|Produce|Produce|218 1 piece|4||7|
pasilla-dried|Spices & herbs|Pantry|50;57 2 oz;100|35|||
chili-peppers-dried|Spices & herbs|Pantry|50;57 2 oz;100|30|||
fiddleheads|Produce|Produce|250 1 bunch;450 1 bunch|30||7|
epazote|Produce|Produce|30;60 1 bunch|30||6|
wasabi-root|Oils & condiments|Pantry|150 150 g jar;227 8 oz jar|200||60|
romanesco|Produce|Produce|650 1 head;1000 1 kg|7||7|
sweet-pickles|Oils & condiments|Pantry|190 350 g jar;400 24 oz jar|7|||
celery-flakes|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|60|||1
lentil-sprouts|Produce|Produce|200;300|10||3|
spirulina|Oils & condiments|Pantry|50;100|90|||
chrysanthemum-greens|Produce|Produce|200;283 10 oz;300|10||4|
radish-sprouts|Produce|Produce|200;300|18||3|
chestnuts-raw|Canned & jars|Pantry|142 5 oz;180;200|16|||
black-walnuts|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|30|||
creamed-coconut|Canned & jars|Pantry|200 200 ml can;399 13.5 fl oz can;400 400 ml can|10|||
watermelon-seeds|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|16|||
lotus-seeds-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|18|||
cranberry-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|||
great-northern-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
pink-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
moth-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|||
vegan-bacon|Chilled & plant-based|Proteins|200;250;255 9 oz|18||7|
papad|Nuts, seeds & snacks|Pantry|200;300;312 11 oz|12|||
navy-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
navy-beans-canned|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.2|||
black-eyed-peas-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
split-peas-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
white-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
lima-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
lima-beans-canned|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.2|||
mung-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
adzuki-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
fava-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
fava-beans-canned|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.2|||
great-northern-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
cranberry-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
cranberry-beans-canned|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.2|||
pigeon-peas-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
soybeans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|||
barley-hulled|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
pearl-barley-cooked|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9|||
oat-groats|Grains, pasta & rice|Pantry|500;510 18 oz;1000 1 kg;1191 42 oz|4|||
wheat-berries|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
rye-berries|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
kamut|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|||
barley-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
chow-mein-noodles|Grains, pasta & rice|Pantry|250;340 12 oz;375|9|||
bulgur-cooked|Grains, pasta & rice|Pantry|250 250 g pouch|9|||
millet-cooked|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|9|||
wild-rice-cooked|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9|||
egg-noodles-cooked|Grains, pasta & rice|Pantry|250|6|||
whole-wheat-pasta-cooked|Grains, pasta & rice|Pantry|250|6|||
soba-noodles-cooked|Grains, pasta & rice|Pantry|250|6|||
rice-noodles-cooked|Grains, pasta & rice|Pantry|250|6|||
amaranth-cooked|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|9|||
buckwheat-cooked|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|9|||
spelt-cooked|Grains, pasta & rice|Pantry|250 250 g pouch|9|||
teff-cooked|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|9|||
glutinous-rice-cooked|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9|||
sushi-rice-cooked|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9|||
grits-cooked|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9|||
beef-chuck-eye-steak|Meat|Proteins|250;454 1 lb;500|20||2|
beef-denver-steak|Meat|Proteins|250;454 1 lb;500|26||2|
beef-shoulder-pot-roast|Meat|Proteins|250;454 1 lb;500|15||2|
beef-shoulder-tender|Meat|Proteins|250;454 1 lb;500|24||2|
beef-sirloin-tip|Meat|Proteins|250;454 1 lb;500|17||2|
beef-mock-tender|Meat|Proteins|250;454 1 lb;500|16||2|
beef-rib-country-style|Meat|Proteins|250;454 1 lb;500|20||2|
beef-tenderloin-roast|Meat|Proteins|250;454 1 lb;500|55||2|
beef-grass-fed-strip|Meat|Proteins|250;454 1 lb;500|44||2|
beef-grass-fed-ground|Meat|Proteins|250;454 1 lb;500|18||2|
ground-beef-70-lean|Meat|Proteins|250;454 1 lb;500|11||2|
ground-beef-97-lean|Meat|Proteins|250;454 1 lb;500|18||2|
beef-sweetbreads|Meat|Proteins|250;454 1 lb;500|22||2|
pork-backfat|Meat|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8||7|
pork-leaf-fat|Meat|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9||7|
pork-picnic-shoulder|Meat|Proteins|500;600;907 2 lb|7||2|
pork-blade-chop|Meat|Proteins|500;600;907 2 lb|9||2|
pork-sirloin-roast|Meat|Proteins|500;600;907 2 lb|9||2|
pork-top-loin|Meat|Proteins|500;600;907 2 lb|9.5||2|
pork-shoulder-breast|Meat|Proteins|500;600;907 2 lb|22||2|
pork-sirloin-tip|Meat|Proteins|500;600;907 2 lb|9||2|
ground-pork-84-lean|Meat|Proteins|250;454 1 lb;500|9||2|
chitterlings|Meat|Proteins|250;454 1 lb;500|8||2|
country-ham|Meat|Proteins|150;200;227 8 oz;340 12 oz|22||7|
veal-breast|Meat|Proteins|250;454 1 lb;500|20||2|
veal-rib-chop|Meat|Proteins|250;454 1 lb;500|34||2|
veal-sirloin|Meat|Proteins|250;454 1 lb;500|30||2|
veal-blade-chop|Meat|Proteins|250;454 1 lb;500|24||2|
water-buffalo-meat|Meat|Proteins|250;454 1 lb;500|20||2|
caribou|Meat|Proteins|250;454 1 lb;500|38||2|
moose|Meat|Proteins|250;454 1 lb;500|38||2|
ground-bison-grass-fed|Meat|Proteins|250;454 1 lb;500|26||2|
ground-elk|Meat|Proteins|250;454 1 lb;500|28||2|
hare-wild-rabbit|Meat|Proteins|250;454 1 lb;500|22||2|
chicken-dark-meat|Meat|Proteins|500;600;907 2 lb|7.5||2|
chicken-giblets|Meat|Proteins|500;600;907 2 lb|5||2|
duck-liver|Meat|Proteins|500;600;907 2 lb|16||2|
duck-wild|Meat|Proteins|900;907 2 lb;1500 1.5 kg|26||2|
duck-breast-wild|Meat|Proteins|500;600;907 2 lb|34||2|
goose-meat-only|Meat|Proteins|500;600;907 2 lb|26||2|
goose-liver|Meat|Proteins|500;600;907 2 lb|60||2|
guinea-fowl|Meat|Proteins|900;907 2 lb;1500 1.5 kg|18||2|
squab|Meat|Proteins|500;600;907 2 lb|34||2|
turkey-dark-meat|Meat|Proteins|500;600;907 2 lb|9||2|
turkey-thigh-with-skin|Meat|Proteins|500;600;907 2 lb|7||2|
emu|Meat|Proteins|250;454 1 lb;500|40||2|
ground-ostrich|Meat|Proteins|250;454 1 lb;500|26||2|
frog-legs|Meat|Proteins|250;454 1 lb;500|30||2|
freshwater-bass|Fish & seafood|Proteins|240;300;400;454 1 lb|18||2|
butterfish|Fish & seafood|Proteins|240;300;400;454 1 lb|20||2|
carp|Fish & seafood|Proteins|240;300;400;454 1 lb|12||2|
catfish-wild|Fish & seafood|Proteins|240;300;400;454 1 lb|16||2|
croaker|Fish & seafood|Proteins|240;300;400;454 1 lb|15||2|
greenland-halibut|Fish & seafood|Proteins|240;300;400;454 1 lb|22||2|
herring-pacific|Fish & seafood|Proteins|240;300;400;454 1 lb|10||2|
mackerel-pacific|Fish & seafood|Proteins|240;300;400;454 1 lb|12||2|
mackerel-salted|Fish & seafood|Proteins|250;340 12 oz;400|16||7|
mullet|Fish & seafood|Proteins|240;300;400;454 1 lb|20||2|
sablefish-smoked|Fish & seafood|Proteins|250;340 12 oz;400|60||7|
salmon-chum-canned|Canned & jars|Proteins|170 170 g can;170 6 oz can|13|||
scup|Fish & seafood|Proteins|240;300;400;454 1 lb|22||2|
shad|Fish & seafood|Proteins|240;300;400;454 1 lb|18||2|
smelt|Fish & seafood|Proteins|240;300;400;454 1 lb|14||2|
sturgeon-smoked|Fish & seafood|Proteins|250;340 12 oz;400|80||7|
trout-mixed|Fish & seafood|Proteins|240;300;400;454 1 lb|20||2|
rainbow-trout-wild|Fish & seafood|Proteins|240;300;400;454 1 lb|24||2|
cod-canned|Canned & jars|Proteins|170 170 g can;170 6 oz can|14|||
gefilte-fish|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|16|||
fish-sticks|Frozen|Proteins|300;340 12 oz;400|11|||
whelk|Fish & seafood|Proteins|240;300;400;454 1 lb|26||2|
conch|Fish & seafood|Proteins|240;300;400;454 1 lb|34||2|
oysters-canned|Canned & jars|Proteins|170 170 g can;170 6 oz can|30|||
oysters-farmed|Fish & seafood|Proteins|240;300;400;454 1 lb|34||2|
clam-juice|Canned & jars|Pantry|946 32 fl oz carton;1000 1 l carton|8|||
crab-cakes|Frozen|Proteins|300;340 12 oz;400|34|||
breaded-shrimp|Frozen|Proteins|300;340 12 oz;400|20|||
fried-calamari|Frozen|Proteins|300;340 12 oz;400|20|||
tuna-salad|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|16||3|
whole-egg-dried|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|30|||
egg-yolk-dried|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|34|||
liquid-egg|Dairy & eggs|Proteins|473 16 fl oz carton;500 500 ml carton;1000 1 l carton|8||28|
bockwurst|Meat|Proteins|340 12 oz;400;454 1 lb;500|12||7|
turkey-bologna|Meat|Proteins|150;200;227 8 oz;340 12 oz|11||7|
beef-bologna|Meat|Proteins|150;200;227 8 oz;340 12 oz|13||7|
chicken-hot-dog|Meat|Proteins|340 12 oz;400;454 1 lb;500|8||7|
turkey-hot-dog|Meat|Proteins|340 12 oz;400;454 1 lb;500|8||7|
chopped-ham-canned|Canned & jars|Proteins|340 340 g can;340 12 oz can|12|||
luncheon-meat|Canned & jars|Proteins|340 340 g can;340 12 oz can|14|||
brawn|Meat|Proteins|150;200;227 8 oz;340 12 oz|14||7|
turkey-pastrami|Meat|Proteins|150;200;227 8 oz;340 12 oz|18||7|
chicken-liver-pate|Meat|Proteins|150;200;227 8 oz;340 12 oz|24||7|
beef-salami|Meat|Proteins|150;200;227 8 oz;340 12 oz|18||7|
cooked-salami|Meat|Proteins|150;200;227 8 oz;340 12 oz|14||7|
turkey-salami|Meat|Proteins|150;200;227 8 oz;340 12 oz|14||7|
vienna-sausage|Canned & jars|Proteins|130 130 g can;130 4.6 oz can|10|||
turkey-italian-sausage|Meat|Proteins|340 12 oz;400;454 1 lb;500|9||7|
chicken-bratwurst|Meat|Proteins|340 12 oz;400;454 1 lb;500|12||7|
veal-bratwurst|Meat|Proteins|340 12 oz;400;454 1 lb;500|16||7|
scrapple|Meat|Proteins|150;200;227 8 oz;340 12 oz|9||7|
italian-meatballs-frozen|Frozen|Proteins|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|10|||
lebanon-bologna|Meat|Proteins|150;200;227 8 oz;340 12 oz|16||7|
mexican-chorizo|Meat|Proteins|340 12 oz;400;454 1 lb;500|11||7|
beef-sausage|Meat|Proteins|340 12 oz;400;454 1 lb;500|12||7|
merguez|Meat|Proteins|340 12 oz;400;454 1 lb;500|18||7|
chicken-roll|Meat|Proteins|150;200;227 8 oz;340 12 oz|14||7|
pork-rinds|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|24|||
beef-sticks|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|40|||
caraway-cheese|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|20||21|
cottage-cheese-dry-curd|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|9||10|
cottage-cheese-fruit|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|7||10|
processed-swiss|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|13||21|
pimento-cheese|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|14||21|
cheese-spread|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|13||21|
queso-seco|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|18||21|
sharp-cheddar-slices|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|14||21|
nonfat-mozzarella|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|14||21|
vegan-parmesan|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|30||21|
cashew-cream-cheese|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|20||21|
cashew-cream|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|14||21|
cashew-milk|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|3||7|
hemp-milk|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|4||7|
hazelnut-milk|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|4||7|
macadamia-milk|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|5||7|
flax-milk|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|3||7|
almond-milk-vanilla|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|2.2||7|
almond-milk-chocolate|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|2.4||7|
soy-milk-fortified|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|2.4||7|
oat-cream|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|6||21|
soy-cream|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|6||21|
coconut-whipping-cream|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|9||21|
almond-yogurt|Chilled & plant-based|Dairy & Alternatives|450;500;680 24 oz|9||14|
cashew-yogurt|Chilled & plant-based|Dairy & Alternatives|450;500;680 24 oz|10||14|
vegan-sour-cream|Chilled & plant-based|Dairy & Alternatives|450;500;680 24 oz|10||14|
tofu-yogurt|Chilled & plant-based|Dairy & Alternatives|450;500;680 24 oz|8||14|
vegan-egg-substitute|Chilled & plant-based|Proteins|280;350;400 14 oz;400|16||14|
egg-replacer-starch|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|20|||
aquafaba|Canned & jars|Proteins|240 400 g can;255 15 oz can|3|||
vegan-mince|Chilled & plant-based|Proteins|300;340 12 oz;400|16||14|
soy-chunks|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|9|||
vegetarian-hot-dog|Chilled & plant-based|Proteins|300;340 12 oz;400|14||14|
meatless-deli-slices|Chilled & plant-based|Proteins|300;340 12 oz;400|20||14|
meatless-meatballs|Chilled & plant-based|Proteins|300;340 12 oz;400|14||14|
vegetarian-fillet|Chilled & plant-based|Proteins|300;340 12 oz;400|16||14|
vegetarian-meatloaf|Chilled & plant-based|Proteins|300;340 12 oz;400|13||14|
vegan-nuggets|Chilled & plant-based|Proteins|300;340 12 oz;400|15||14|
bacon-bits-meatless|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|20||60|
jackfruit-canned|Canned & jars|Produce|240 400 g can;255 15 oz can|9|||
jackfruit-canned-syrup|Canned & jars|Produce|400 400 g jar;425 15 oz jar|6|||
seitan-strips|Chilled & plant-based|Proteins|300;340 12 oz;400|18||14|
tofu-dried|Chilled & plant-based|Proteins|150 150 g bag;200 200 g bag;227 8 oz bag|30|||
tofu-fermented|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12||60|
okara|Chilled & plant-based|Proteins|280;350;400 14 oz;400|5||14|
soy-flour-defatted|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|||
soy-flour-roasted|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9|||
soy-nuts|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|11|||
peanut-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|16|||
peanuts-spanish|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|8|||
peanuts-oil-roasted|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9|||
black-turtle-beans|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
french-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|||
small-white-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.4|||
yellow-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|||
hyacinth-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|||
baby-lima-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|||
adzuki-sweetened|Canned & jars|Proteins|400 400 g can;430 15 oz can|7|||
baked-beans-pork|Canned & jars|Proteins|400 400 g can;454 16 oz can|4|||
baked-beans-franks|Canned & jars|Proteins|400 400 g can;425 15 oz can|5|||
chili-with-beans-canned|Canned & jars|Proteins|400 400 g can;425 15 oz can|6|||
refried-red-beans|Canned & jars|Proteins|430 430 g can;454 16 oz can|5|||
ranch-beans|Canned & jars|Proteins|400 400 g can;425 15 oz can|4|||
hummus-homemade|Chilled & plant-based|Pantry|250;340 12 oz;400|8||7|
urad-dal-split|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|||
horse-gram|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|||
marrowfat-peas-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|||
mushy-peas|Canned & jars|Produce|300 300 g can;400 400 g can|4|||
lupini-beans-pickled|Canned & jars|Proteins|240 400 g can;255 15 oz can|9|||
urad-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|||
amaranth-leaves|Produce|Produce|250;400;454 1 lb;500|9||4|
asparagus-canned|Canned & jars|Produce|240 400 g can;255 15 oz can|9|||
asparagus-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8|||
white-asparagus|Produce|Produce|250;400;454 1 lb;500|10||7|
bamboo-shoots-fresh|Produce|Produce|250;400;454 1 lb;500|9||7|
baby-corn|Canned & jars|Produce|240 400 g can;255 15 oz can|7|||
lima-beans-fresh|Produce|Produce|250;400;454 1 lb;500|7||7|
beets-pickled|Canned & jars|Produce|240 400 g can;255 15 oz can|6|||
carrots-canned|Canned & jars|Produce|240 400 g can;255 15 oz can|4|||
carrots-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|4|||
carrot-juice|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|4||7|
celtuce|Produce|Produce|250;400;454 1 lb;500|7||7|
collards-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|||
corn-creamed|Canned & jars|Produce|400 400 g can;418 14.75 oz can|4|||
corn-on-cob-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|||
corn-white|Produce|Produce|250;400;454 1 lb;500|4||7|
drumstick-pods|Produce|Produce|250;400;454 1 lb;500|9||7|
moringa-leaves|Produce|Produce|250;400;454 1 lb;500|12||4|
kanpyo|Canned & jars|Pantry|50;57 2 oz;100|30|||
jute-leaves|Produce|Produce|250;400;454 1 lb;500|10||4|
lambsquarters|Produce|Produce|250;400;454 1 lb;500|9||4|
onion-flakes|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|22|||1
pearl-onions-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|||
pickled-onions|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|||
onions-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|4|||
onion-rings|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|7|||
welsh-onion|Produce|Produce|250;400;454 1 lb;500|6||7|
garlic-scapes|Produce|Produce|250;400;454 1 lb;500|9||7|
black-garlic|Produce|Produce|100 100 g jar;113 4 oz jar|60||7|
snow-peas-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|7|||
split-peas-sprouted|Produce|Produce|250;400;454 1 lb;500|14||4|
peperoncini|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|||
bell-pepper-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|||
bell-pepper-red-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|||
jalapeno-canned|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8|||
pigeon-peas-fresh|Produce|Produce|250;400;454 1 lb;500|7||7|
potato-canned|Canned & jars|Produce|240 400 g can;255 15 oz can|3.5|||
mashed-potato-flakes|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|8|||
mashed-potatoes-ready|Chilled & plant-based|Pantry|250;340 12 oz;400|6||7|
potato-salad|Chilled & plant-based|Pantry|250;340 12 oz;400|7||7|
potato-puffs|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|||
potatoes-obrien|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|4|||
potatoes-whole-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|3|||
potato-gnocchi|Chilled & plant-based|Pantry|250;340 12 oz;400|7||5|
potato-pancakes|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|||
pumpkin-flowers|Produce|Produce|250;400;454 1 lb;500|40||2|
pumpkin-pie-filling|Canned & jars|Produce|240 400 g can;255 15 oz can|5|||
daikon-dried|Canned & jars|Pantry|50;57 2 oz;100|30|||
daikon-pickled|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|||
mustard-greens-pickled|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|||
eggplant-pickled|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|10|||
seaweed-irish-moss|Canned & jars|Pantry|50;57 2 oz;100|60|||
succotash|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|||
sweet-potato-canned|Canned & jars|Produce|240 400 g can;255 15 oz can|4|||
sweet-potato-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|||
sweet-potato-purple|Produce|Produce|250;400;454 1 lb;500|6||7|
tomatoes-stewed|Canned & jars|Produce|400 400 g can;411 14.5 oz can|3|||
tomatoes-green-chiles|Canned & jars|Produce|283 10 oz can;400 400 g can|4|||
tomato-powder|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1
tomato-sauce-herbs|Canned & jars|Produce|400 400 g can;425 15 oz can|4|||
yellow-tomatoes|Produce|Produce|250;400;454 1 lb;500|7||7|
turnip-greens-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|||
vegetable-juice|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|3||7|
mixed-vegetables-canned|Canned & jars|Produce|240 400 g can;255 15 oz can|4|||
stir-fry-vegetables-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|||
soffritto-mix|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|||
vinespinach|Produce|Produce|250;400;454 1 lb;500|9||4|
sorrel|Produce|Produce|250;400;454 1 lb;500|16||4|
white-radish-icicle|Produce|Produce|250;400;454 1 lb;500|5||7|
baby-zucchini|Produce|Produce|250;400;454 1 lb;500|9||7|
yellow-wax-beans|Produce|Produce|250;400;454 1 lb;500|7||7|
fava-beans-in-pod|Produce|Produce|250;400;454 1 lb;500|6||7|
grape-leaves-fresh|Produce|Produce|250;400;454 1 lb;500|24||4|
chowchow|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|||
straw-mushrooms-canned|Canned & jars|Produce|240 400 g can;255 15 oz can|10|||
mushrooms-porcini-dried|Canned & jars|Pantry|28 1 oz bag;30 30 g bag|150|||
mushrooms-shimeji|Produce|Produce|250;400;454 1 lb;500|18||7|
mushrooms-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|||
truffle-black|Produce|Produce|20;28 1 oz|900||7|
yautia|Produce|Produce|250;400;454 1 lb;500|6||7|
apples-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|20|||
apples-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|||
cherry-pie-filling|Canned & jars|Produce|400 400 g jar;425 15 oz jar|6|||
blueberry-pie-filling|Canned & jars|Produce|400 400 g jar;425 15 oz jar|7|||
apple-cider|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4||7|
apricots-canned|Canned & jars|Produce|400 400 g jar;425 15 oz jar|5|||
apricots-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|7|||
avocado-florida|Produce|Produce|454 1 piece|5||10|
avocado-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|10|||
banana-chips|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9|||
banana-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|||
blackberries-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8|||
boysenberries-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|10|||
blueberries-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|36|||
mixed-berries-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8|||
lingonberries|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|12|||
cherries-sour-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|9|||
cherries-sweet-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8|||
cherries-canned|Canned & jars|Produce|400 400 g jar;425 15 oz jar|8|||
coconut-milk-fresh|Chilled & plant-based|Dairy & Alternatives|150;200;227 8 oz|9||21|
coconut-cream-sweetened|Canned & jars|Produce|400 400 g jar;425 15 oz jar|9|||
cranberry-juice-cocktail|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2||7|
sugar-apple|Produce|Produce|282 1 piece|9||10|
durian|Produce|Produce|759 1 piece|14||10|
fruit-cocktail|Canned & jars|Produce|400 400 g jar;425 15 oz jar|5|||
grapefruit-red|Produce|Produce|492 1 piece|3.6||10|
grapefruit-white|Produce|Produce|472 1 piece|3.6||10|
grapefruit-canned|Canned & jars|Produce|400 400 g jar;425 15 oz jar|6|||
grapefruit-juice|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|3||7|
guava-paste|Nuts, seeds & snacks|Pantry|340 340 g jar;340 12 oz jar|10|||
guava-nectar|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4||7|
mango-nectar|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4||7|
green-mango|Produce|Produce|292 1 piece|6||10|
amchur|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|30|||1
jujube-fresh|Produce|Produce|129 1 piece|12||10|
lychee-canned|Canned & jars|Produce|400 400 g jar;425 15 oz jar|7|||
mamey|Produce|Produce|744 1 piece|12||10|
mangosteen|Canned & jars|Produce|400 400 g jar;425 15 oz jar|12|||
casaba-melon|Produce|Produce|2733 1 piece|3||10|
tangerine-juice|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|5||7|
yuzu-juice|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|30||7|
preserved-lemon|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|14|||
kiwano|Produce|Produce|299 1 piece|12||10|
golden-kiwi|Produce|Produce|101 1 piece|9||10|
dragon-fruit|Produce|Produce|333 1 piece|12||10|
orange-zest-dried|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|||1
papaya-green|Produce|Produce|462 1 piece|5||10|
passion-fruit-juice|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|6||7|
peaches-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|18|||
pears-canned|Canned & jars|Produce|400 400 g jar;425 15 oz jar|5|||
pears-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|22|||
persimmon-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|30|||
pineapple-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|||
pineapple-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|18|||
papaya-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|16|||
plums-canned|Canned & jars|Produce|400 400 g jar;425 15 oz jar|5|||
umeboshi|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|40|||
prune-juice|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|3||7|
prune-puree|Nuts, seeds & snacks|Pantry|340 340 g jar;340 12 oz jar|8|||
rambutan|Canned & jars|Produce|400 400 g jar;425 15 oz jar|8|||
rhubarb-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|||
peach-nectar|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4||7|
pear-nectar|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4||7|
apricot-nectar|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4||7|
tomato-clam-juice|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|3||7|
dates-pitted|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9|||
date-syrup|Baking|Pantry|340 12 oz bottle;340 340 g bottle|10|||
pomegranate-molasses|Baking|Pantry|340 12 oz bottle;340 340 g bottle|16|||
carob-molasses|Baking|Pantry|340 12 oz bottle;340 340 g bottle|12|||
masarepa|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
corn-flour-blue|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|||
cornmeal-self-rising|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
teff-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|11|||
injera|Bakery|Pantry|300;340 12 oz;400|9||5|
instant-rice|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|||
red-rice|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|||
broken-rice|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3|||
poha|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|||
rye-flour-dark|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3|||
rye-flour-light|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3|||
pastry-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2|||
wheat-durum|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|||
xanthan-gum|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|40|||
lupin-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9|||
chestnut-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|18|||
hazelnut-flour|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|20|||
maple-sugar|Baking|Pantry|454 16 oz bag;500 500 g bag;1000 1 kg bag|40|||1
corn-syrup-dark|Baking|Pantry|340 12 oz bottle;340 340 g bottle|5|||
rice-syrup|Baking|Pantry|340 12 oz bottle;340 340 g bottle|9|||
cane-syrup|Baking|Pantry|340 12 oz bottle;340 340 g bottle|6|||
pancake-syrup|Baking|Pantry|340 12 oz bottle;340 340 g bottle|5.4|||
grenadine|Baking|Pantry|340 12 oz bottle;340 340 g bottle|8|||
fruit-syrup|Baking|Pantry|340 12 oz bottle;340 340 g bottle|8|||
strawberry-topping|Baking|Pantry|340 12 oz bottle;340 340 g bottle|8|||
caramel-sauce|Baking|Pantry|340 12 oz bottle;340 340 g bottle|9|||
marshmallow-cream|Baking|Pantry|340 12 oz bottle;340 340 g bottle|8|||
jelly|Nuts, seeds & snacks|Pantry|340 340 g jar;340 12 oz jar|8|||
chocolate-45|Baking|Pantry|100;113 4 oz;200|17|||
chocolate-60|Baking|Pantry|100;113 4 oz;200|20|||
mexican-chocolate|Baking|Pantry|100;113 4 oz;200|16|||
cacao-nibs|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|28|||
malted-milk-powder|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|14|||
ladyfingers|Bakery|Pantry|200;250;284 10 oz|12|||
shortbread|Bakery|Pantry|200;250;284 10 oz|11|||
gingersnaps|Bakery|Pantry|200;250;284 10 oz|9|||
oatmeal-cookies|Bakery|Pantry|200;250;284 10 oz|10|||
chocolate-chip-cookies|Bakery|Pantry|200;250;284 10 oz|10|||
chocolate-sandwich-cookies|Bakery|Pantry|200;250;284 10 oz|9|||
butter-cookies|Bakery|Pantry|200;250;284 10 oz|11|||
marie-biscuits|Bakery|Pantry|200;250;284 10 oz|8|||
vanilla-wafers|Bakery|Pantry|200;250;284 10 oz|11|||
fig-bars|Bakery|Pantry|200;250;284 10 oz|9|||
macaroons-coconut|Bakery|Pantry|200;250;284 10 oz|14|||
pound-cake|Bakery|Pantry|300;340 12 oz;400|12||5|
sponge-cake|Bakery|Pantry|300;340 12 oz;400|11||5|
angel-food-cake|Bakery|Pantry|300;340 12 oz;400|11||5|
brownies|Bakery|Pantry|300;340 12 oz;400|12||5|
blueberry-muffin|Bakery|Pantry|300;340 12 oz;400|11||5|
corn-muffin|Bakery|Pantry|300;340 12 oz;400|11||5|
glazed-doughnut|Bakery|Pantry|300;340 12 oz;400|13||5|
cinnamon-roll|Bakery|Pantry|300;340 12 oz;400|12||5|
waffles-frozen|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|9|||
pancakes-frozen|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|9|||
graham-cracker-crust|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|11|||
garlic-bread|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|9|||
brioche|Bakery|Pantry|300;340 12 oz;400|11||5|
challah|Bakery|Pantry|300;340 12 oz;400|10||5|
french-rolls|Bakery|Pantry|300;340 12 oz;400|7||5|
kaiser-roll|Bakery|Pantry|300;340 12 oz;400|8||5|
hawaiian-roll|Bakery|Pantry|300;340 12 oz;400|10||5|
potato-bread|Bakery|Pantry|300;340 12 oz;400|8||5|
oat-bread|Bakery|Pantry|300;340 12 oz;400|7||5|
raisin-bread|Bakery|Pantry|300;340 12 oz;400|8||5|
cheese-bread|Bakery|Pantry|300;340 12 oz;400|9||5|
pao-de-queijo|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|14|||
italian-breadsticks|Bakery|Pantry|200;227 8 oz;250|12|||
melba-toast|Bakery|Pantry|200;227 8 oz;250|12|||
rusk|Bakery|Pantry|200;227 8 oz;250|12|||
wheat-crackers|Bakery|Pantry|200;227 8 oz;250|11|||
butter-crackers|Bakery|Pantry|200;227 8 oz;250|10|||
whole-wheat-crackers|Bakery|Pantry|200;227 8 oz;250|12|||
cheese-crackers|Bakery|Pantry|200;227 8 oz;250|12|||
gluten-free-crackers|Bakery|Pantry|200;227 8 oz;250|22|||
rice-crackers|Bakery|Pantry|200;227 8 oz;250|14|||
prawn-crackers|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|18|||
matzo-whole-wheat|Bakery|Pantry|200;227 8 oz;250|10|||
egg-matzo|Bakery|Pantry|200;227 8 oz;250|11|||
matzo-meal|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|8|||
tostada-shells|Bakery|Pantry|300;340 12 oz;400|9||5|
lavash|Bakery|Pantry|300;340 12 oz;400|8||5|
paratha|Bakery|Pantry|300;340 12 oz;400|8||5|
naan-whole-wheat|Bakery|Pantry|300;340 12 oz;400|8||5|
crumpet|Bakery|Pantry|300;340 12 oz;400|7||5|
scone|Bakery|Pantry|300;340 12 oz;400|10||5|
biscuits-buttermilk|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|7|||
pizza-dough|Chilled & plant-based|Pantry|250;340 12 oz;400|6||7|
crescent-dough|Chilled & plant-based|Pantry|250;340 12 oz;400|9||7|
cornbread|Bakery|Pantry|300;340 12 oz;400|8||5|
arepa|Bakery|Pantry|300;340 12 oz;400|6||5|
idli-dosa-batter|Chilled & plant-based|Pantry|250;340 12 oz;400|7||7|
dosa|Chilled & plant-based|Pantry|250;340 12 oz;400|9||7|
cheese-ravioli|Chilled & plant-based|Pantry|250;340 12 oz;400|10||5|
meat-ravioli|Chilled & plant-based|Pantry|250;340 12 oz;400|11||5|
cheese-tortellini|Chilled & plant-based|Pantry|250;340 12 oz;400|10||5|
meat-tortellini|Chilled & plant-based|Pantry|250;340 12 oz;400|11||5|
pierogi|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8|||
gyoza|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|11|||
vegetable-dumplings|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|11|||
rice-paper|Grains, pasta & rice|Pantry|400;454 1 lb;500|12|||
spring-roll-wrappers|Chilled & plant-based|Pantry|250;340 12 oz;400|8||7|
tteok|Chilled & plant-based|Pantry|250;340 12 oz;400|9||7|
ramen-noodles|Grains, pasta & rice|Pantry|400;454 1 lb;500|7|||
spinach-pasta|Grains, pasta & rice|Pantry|400;454 1 lb;500|5|||
spinach-egg-noodles|Grains, pasta & rice|Pantry|400;454 1 lb;500|6|||
pasta-spinach-fresh|Chilled & plant-based|Pantry|250;340 12 oz;400|8||5|
gluten-free-pasta-rice|Grains, pasta & rice|Pantry|400;454 1 lb;500|8|||
black-bean-pasta|Grains, pasta & rice|Pantry|400;454 1 lb;500|10|||
vermicelli-wheat|Grains, pasta & rice|Pantry|400;454 1 lb;500|5|||
muesli|Grains, pasta & rice|Pantry|250;340 12 oz;400|9|||
corn-flakes|Grains, pasta & rice|Pantry|250;340 12 oz;400|9|||
bran-flakes|Grains, pasta & rice|Pantry|250;340 12 oz;400|9|||
all-bran|Grains, pasta & rice|Pantry|250;340 12 oz;400|10|||
wheat-biscuits|Grains, pasta & rice|Pantry|250;340 12 oz;400|9|||
rice-cereal|Grains, pasta & rice|Pantry|250;340 12 oz;400|10|||
granola-bar|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|15|||
trail-mix|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|14|||
mixed-nuts-no-peanuts|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|26|||
sesame-sticks|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|12|||
rice-snack-mix|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|12|||
pita-chips|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|14|||
plantain-chips|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|14|||
sweet-potato-chips|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|16|||
halva|Baking|Pantry|100;113 4 oz;200|16|||
marzipan-nougat|Baking|Pantry|100;113 4 oz;200|22|||
caramels|Baking|Pantry|100;113 4 oz;200|11|||
vanilla-pudding|Dairy & eggs|Dairy & Alternatives|450;500;623 22 oz|6||7|
chocolate-pudding|Dairy & eggs|Dairy & Alternatives|450;500;623 22 oz|6||7|
rice-pudding|Dairy & eggs|Dairy & Alternatives|450;500;623 22 oz|6||7|
sorbet|Frozen|Dairy & Alternatives|279 500 ml tub;264 16 fl oz tub;558 1 l tub|9|||
chocolate-ice-cream|Frozen|Dairy & Alternatives|279 500 ml tub;264 16 fl oz tub;558 1 l tub|9|||
strawberry-ice-cream|Frozen|Dairy & Alternatives|279 500 ml tub;264 16 fl oz tub;558 1 l tub|9|||
whipped-topping|Frozen|Dairy & Alternatives|279 500 ml tub;264 16 fl oz tub;558 1 l tub|7|||
coffee-creamer|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|12|||
sichuan-pepper|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|50|||1
pink-peppercorns|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|||1
grains-of-paradise|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|80|||1
juniper-berries|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|||1
asafoetida|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|80|||1
ajwain|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1
nigella-seeds|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1
fenugreek-leaves|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|||1
curry-leaves|Produce|Produce|30 1 bunch|80||5|
coriander-leaf-dried|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|||1
annatto|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1
shichimi-togarashi|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|90|||1
furikake|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|80|||1
everything-bagel-seasoning|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1
dukkah|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|50|||1
baharat|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|50|||1
old-bay|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|30|||1
adobo-seasoning|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|20|||1
sazon|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1
chili-seasoning-mix|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|30|||1
ranch-seasoning|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1
onion-soup-mix|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|20|||1
garlic-salt|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|10|||1
lemon-pepper|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|30|||1
chaat-masala|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1
lavender-dried|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|120|||1
shiso|Produce|Produce|30 1 bunch|70||5|
microgreens|Produce|Produce|250;400;454 1 lb;500|40||5|
pandan-leaves|Produce|Produce|30 1 bunch|30||5|
doubanjiang|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12||60|
doenjang|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12||60|
fermented-black-beans|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|14||60|
chili-crisp|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|20||60|
chili-oil|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|14||60|
massaman-paste|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16||60|
yellow-curry-paste|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16||60|
indian-curry-paste|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12||60|
tikka-masala-sauce|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|6|||
jerk-marinade|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12||60|
shrimp-paste|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|18||60|
anchovy-paste|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|30||60|
xo-sauce|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|60||60|
bonito-flakes|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|110|||
dried-shrimp|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|50|||
dried-anchovies|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|40|||
ponzu|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|14||60|
sweet-soy-sauce|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|9||60|
ssamjang-bulgogi-sauce|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|9||60|
sweet-chili-sauce|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|7||60|
chili-sauce-tomato|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|7||60|
aji-amarillo|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16||60|
ajvar|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9||60|
peri-peri-sauce|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|10||60|
buffalo-sauce|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|9||60|
aioli|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|10||60|
vegan-fish-sauce|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|12||60|
vegan-worcestershire|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|12||60|
tzatziki|Chilled & plant-based|Pantry|250;340 12 oz;400|10||7|
baba-ganoush|Chilled & plant-based|Pantry|250;340 12 oz;400|12||7|
bean-dip|Chilled & plant-based|Pantry|250;340 12 oz;400|8||7|
queso-dip|Chilled & plant-based|Pantry|250;340 12 oz;400|9||7|
cheese-sauce|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|9|||
olive-tapenade|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16||60|
taramasalata|Chilled & plant-based|Pantry|250;340 12 oz;400|14||7|
pesto-vegan|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|20||60|
pesto-rosso|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16||60|
chimichurri|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|14||60|
sofrito|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|8|||
gravy-beef|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|5|||
gravy-chicken|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|5|||
gravy-granules|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|14|||1
duck-sauce|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|7||60|
white-sauce|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|6|||
hollandaise|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|12|||
mango-chutney|Nuts, seeds & snacks|Pantry|340 340 g jar;340 12 oz jar|8|||
lime-pickle|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|||
corn-relish|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8|||
sour-pickles|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8|||
giardiniera|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8|||
pimento|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|||
caperberries|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|18|||
hearts-of-palm-fresh|Produce|Produce|250;400;454 1 lb;500|20||7|
beef-consomme|Canned & jars|Pantry|946 32 fl oz carton;1000 1 l carton|5|||
chicken-soup-condensed|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|5|||
celery-soup-condensed|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|5|||
tomato-soup-condensed|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|4|||
minestrone-canned|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|4|||
lentil-soup-canned|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|4|||
mushroom-broth|Canned & jars|Pantry|946 32 fl oz carton;1000 1 l carton|6|||
dashi-powder|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|||1
liquid-smoke|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|20||60|
coconut-vinegar|Oils & condiments|Pantry|503 500 ml bottle;476 16 fl oz bottle|9|||1
shaoxing-wine|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|8|||
dry-sherry|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|14|||
port-wine|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|16|||
rose-wine|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|14|||
whiskey|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|26|||
gin|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|26|||
coffee-liqueur|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|26|||
irish-cream|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|24|||
non-alcoholic-beer|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|3|||
cola|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.4|||
ginger-ale|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.6|||
lemon-lime-soda|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.4|||
orange-soda|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.4|||
tonic-water|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.8|||
root-beer|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.4|||
herbal-tea|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|0.8|||
chamomile-tea|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|0.8|||
hibiscus-tea|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1|||
oolong-tea|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|0.8|||
iced-tea|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|2|||
kombucha|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|5|||
coffee-decaf|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1|||
cereal-coffee|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|24|||
horchata|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|3|||
ayran|Dairy & eggs|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|4||7|
lassi|Dairy & eggs|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|4||7|
kefir-whole|Dairy & eggs|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|5||7|
buttermilk-whole|Dairy & eggs|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|3||7|
whey-dried|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9|||
greek-yogurt-vanilla|Dairy & eggs|Dairy & Alternatives|450;500;907 32 oz|8||14|
greek-yogurt-fruit|Dairy & eggs|Dairy & Alternatives|450;500;907 32 oz|8||14|
yogurt-vanilla|Dairy & eggs|Dairy & Alternatives|450;500;907 32 oz|6||14|
yogurt-fruit|Dairy & eggs|Dairy & Alternatives|450;500;907 32 oz|6||14|
manchego|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|30||21|
taleggio|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|28||21|
mizithra|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|14||10|
boursin|Dairy & eggs|Dairy & Alternatives|150;200;227 8 oz|18||21|
clotted-cream|Dairy & eggs|Dairy & Alternatives|250;340 12 oz;400|10||7|
fried-tofu-pouches|Chilled & plant-based|Proteins|280;350;400 14 oz;400|14||14|
bean-sprouts-canned|Canned & jars|Produce|240 400 g can;255 15 oz can|5|||
yeast-fresh|Chilled & plant-based|Pantry|250;340 12 oz;400|12||7|
sourdough-starter|Chilled & plant-based|Pantry|250;340 12 oz;400|2||7|
bread-cubes-stuffing|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9|||
tempura-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8|||
custard-powder|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|10|||
protein-bar|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|28|||
rice-protein|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|30|||
casein-powder|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|34|||
beef-marrow-bones|Meat|Proteins|250;454 1 lb;500|9||2|
oxtail|Meat|Proteins|250;454 1 lb;500|18||2|
beef-neck|Meat|Proteins|250;454 1 lb;500|11||2|
beef-picanha|Meat|Proteins|250;454 1 lb;500|28||2|
lamb-breast|Meat|Proteins|500;600;907 2 lb|14||2|
pork-hock|Meat|Proteins|500;600;907 2 lb|7||2|
nduja|Meat|Proteins|150;200;227 8 oz;340 12 oz|30||7|
lap-cheong|Meat|Proteins|150;200;227 8 oz;340 12 oz|18||7|
breaded-chicken|Frozen|Proteins|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|10|||
chicken-feet|Meat|Proteins|500;600;907 2 lb|5||2|
smoked-chicken|Meat|Proteins|150;200;227 8 oz;340 12 oz|22||7|
duck-confit|Meat|Proteins|150;200;227 8 oz;340 12 oz|26||7|
hot-smoked-salmon|Fish & seafood|Proteins|250;340 12 oz;400|44||7|
smoked-eel|Fish & seafood|Proteins|250;340 12 oz;400|60||7|
john-dory|Fish & seafood|Proteins|240;300;400;454 1 lb|26||2|
sardines-fresh|Fish & seafood|Proteins|240;300;400;454 1 lb|12||2|
sardines-canned-water|Canned & jars|Proteins|170 170 g can;170 6 oz can|14|||
cockles|Fish & seafood|Proteins|240;300;400;454 1 lb|20||2|
mussels-cooked-canned|Canned & jars|Proteins|170 170 g can;170 6 oz can|30|||
seafood-mix|Frozen|Proteins|300;340 12 oz;400|14|||
baby-octopus|Fish & seafood|Proteins|240;300;400;454 1 lb|20||2|
squid-ink|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|120|||
fish-cakes-asian|Frozen|Proteins|300;340 12 oz;400|12|||
malt-vinegar|Oils & condiments|Pantry|503 500 ml bottle;476 16 fl oz bottle|5|||1
black-vinegar|Oils & condiments|Pantry|503 500 ml bottle;476 16 fl oz bottle|8|||1
simit|Bakery|Pantry|300;340 12 oz;400|9||5|
celery-salt|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|14|||1
crispy-fried-onions|Oils & condiments|Pantry|100;170 6 oz|14|||
cake-mix-yellow|Baking|Pantry|432 15.25 oz;500|5|||
pancake-mix|Baking|Pantry|454 1 lb;907 2 lb|5|||
baking-mix|Baking|Pantry|567 20 oz;1000 1 kg|5|||
brownie-mix|Baking|Pantry|520 18.3 oz;500|5|||
pizza-crust|Bakery|Pantry|300 1 piece;400|8||7|
frozen-cheese-pizza|Frozen|Proteins|350 12 oz;400 1 piece|9|||
alfredo-sauce|Canned & jars|Pantry|425 15 oz jar;400 400 g jar|7.5|||
fish-cakes|Frozen|Proteins|300;340 12 oz|12|||
psyllium-husk|Baking|Pantry|227 8 oz bag;300 300 g bag|30|||
lemon-curd|Nuts, seeds & snacks|Pantry|300 300 g jar;312 11 oz jar|11|||
candied-ginger|Nuts, seeds & snacks|Pantry|100 100 g bag;150 150 g bag;227 8 oz bag|16|||
msg|Spices & herbs|Pantry|100;200|12|||1
mint-sauce|Oils & condiments|Pantry|190 190 g jar;250 250 g jar|8|||
tea-leaves|Drinks|Pantry|80 40 bags;125|22|||1
oatcakes|Bakery|Pantry|200;250|10|||
collagen-powder|Baking|Pantry|284 10 oz;300|50|||
truffle-oil|Oils & condiments|Pantry|92 100 ml bottle;229 250 ml bottle|60|||1
udon-fresh|Grains, pasta & rice|Pantry|200;300;400|6||7|
smoked-mackerel|Fish & seafood|Proteins|150;200|18||5|
kippers|Fish & seafood|Proteins|200;300|14||5|
smoked-trout|Fish & seafood|Proteins|100;125;150|36||7|
pork-shoulder-cooked|Meat|Proteins|340 12 oz;454 1 lb|14||4|
sage-fresh|Produce|Produce|20;21 0.75 oz|72.27||10|
tarragon-fresh|Produce|Produce|20;21 0.75 oz|72.27||10|
chervil-fresh|Produce|Produce|20;21 0.75 oz|72.27||7|
oregano-fresh|Produce|Produce|20;21 0.75 oz|72.27||10|
lasagna-sheets-dry|Grains, pasta & rice|Pantry|250;454 1 lb;500|4|||
chana-dal|Grains, pasta & rice|Proteins|500 500 g bag;907 2 lb bag;1000 1 kg bag|4.5|||
cocoa-mix|Drinks|Pantry|280 10 packets;300|12|||
toasted-oat-cereal|Grains, pasta & rice|Pantry|340 12 oz;400|11|||
egg-substitute|Dairy & eggs|Proteins|454 16 oz carton;500 500 g carton|7||7|
lemonade|Drinks|Pantry|1030 1 l bottle;1750 59 fl oz bottle|2|||
hard-cider|Drinks|Pantry|505 500 ml bottle;355 12 fl oz can|5.5|||
canned-chicken|Canned & jars|Proteins|125 5 oz can;280 12.5 oz can|13|||
corned-beef-hash|Canned & jars|Proteins|400 14 oz can;420 15 oz can|9|||
dried-beef|Meat|Proteins|70 2.5 oz;100|55||7|
garlic-butter|Dairy & eggs|Proteins|100;125;150|16||21|
almond-extract|Baking|Pantry|59 2 fl oz bottle;118 4 fl oz bottle|60|||1
peppermint-extract|Baking|Pantry|59 2 fl oz bottle;118 4 fl oz bottle|60|||1
rose-water|Baking|Pantry|100 100 ml bottle;250 250 ml bottle|14|||1
food-coloring|Baking|Pantry|30 4 small bottles;50|80|||1
shirataki-noodles|Chilled & plant-based|Pantry|200;227 8 oz|12||14|
mole-sauce|Canned & jars|Pantry|234 8.25 oz jar;250 250 g jar|14|||
mixed-beans-canned|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.5|||
toum|Chilled & plant-based|Pantry|200;227 8 oz|16||14|
butterscotch-chips|Baking|Pantry|312 11 oz bag;300 300 g bag|12|||
vegetable-spring-rolls|Frozen|Proteins|300;340 12 oz|13|||
samosa|Frozen|Proteins|300;340 12 oz|12|||
mixed-seeds|Nuts, seeds & snacks|Pantry|200;227 8 oz;250|9|||
mycoprotein-mince|Frozen|Proteins|300;350|12|||
oatmeal-cooked|Grains, pasta & rice|Pantry|300 300 g pouch|6|||
english-muffin-whole-wheat|Bakery|Pantry|264 pack of 4;396 pack of 6|9.1||5|
bagel-whole-wheat|Bakery|Pantry|392 pack of 4;490 pack of 5|6.63||5|
pumpkin-leaves|Produce|Produce|250 1 bunch;340 1 bunch|9||3|
sweet-potato-leaves|Produce|Produce|250 1 bunch;340 1 bunch|9||3|
chicken-breast-cooked|Meat|Proteins|200;300;454 1 lb|16||3|
chicken-thigh-cooked|Meat|Proteins|200;300;454 1 lb|15||3|
ground-chicken-cooked|Meat|Proteins|250;454 1 lb|13||3|
turkey-cooked|Meat|Proteins|200;300;454 1 lb|18||3|
ground-turkey-cooked|Meat|Proteins|250;454 1 lb|19||3|
ground-beef-80-cooked|Meat|Proteins|250;454 1 lb|20||3|
ground-beef-90-cooked|Meat|Proteins|250;454 1 lb|21||3|
beef-steak-cooked|Meat|Proteins|200;454 1 lb|28||3|
beef-pot-roast-cooked|Meat|Proteins|200;454 1 lb|20||3|
beef-roast-cooked|Meat|Proteins|200;454 1 lb|26||3|
pork-loin-cooked|Meat|Proteins|200;454 1 lb|15||3|
pork-tenderloin-cooked|Meat|Proteins|200;454 1 lb|19||3|
ground-pork-cooked|Meat|Proteins|250;454 1 lb|13||3|
bacon-cooked|Meat|Proteins|60 2.1 oz;70|55||7|
sausage-cooked|Meat|Proteins|200;340 12 oz|16||4|
italian-sausage-cooked|Meat|Proteins|340 12 oz;454 1 lb|16||4|
lamb-cooked|Meat|Proteins|200;454 1 lb|30||3|
ground-lamb-cooked|Meat|Proteins|250;454 1 lb|22||3|
duck-cooked|Meat|Proteins|200;300|32||3|
salmon-cooked|Fish & seafood|Proteins|200;300|36||3|
salmon-sockeye-cooked|Fish & seafood|Proteins|200;300|44||3|
white-fish-cooked|Fish & seafood|Proteins|200;300|30||3|
tilapia-cooked|Fish & seafood|Proteins|200;300|20||3|
tuna-cooked|Fish & seafood|Proteins|200;300|36||3|
trout-cooked|Fish & seafood|Proteins|200;300|32||3|
mackerel-cooked|Fish & seafood|Proteins|200;300|26||3|
shrimp-cooked|Fish & seafood|Proteins|200;300;454 1 lb|34||2|
scallops-cooked|Fish & seafood|Proteins|200;250|42||2|
crab-cooked|Fish & seafood|Proteins|150;227 8 oz|80||2|
lobster-cooked|Fish & seafood|Proteins|150;250|70||2|
octopus-cooked|Fish & seafood|Proteins|200;300|34||2|
liver-chicken-cooked|Meat|Proteins|200;454 1 lb|10||3|
custard|Chilled & plant-based|Proteins|400;500|6||5|
candy-sprinkles|Baking|Pantry|80;100|25|||
soda-bread|Bakery|Pantry|400;500|6||4|
char-siu|Meat|Proteins|200;300|26||4|
speculoos-spread|Canned & jars|Pantry|400|11|||
pistachio-butter|Nuts, seeds & snacks|Pantry|170;200|60|||
hazelnut-butter|Nuts, seeds & snacks|Pantry|170;250|40|||
barberries-dried|Baking|Pantry|100|40|||
mandarin-pancakes|Chilled & plant-based|Pantry|120 pack of 10|14||7|
gomasio|Spices & herbs|Pantry|100|40|||1
pumpkin-seed-oil|Oils & condiments|Pantry|250 250 ml|48|||1
vegetable-suet|Baking|Pantry|200|9|||
panch-phoron|Spices & herbs|Pantry|50|30|||1
vanilla-sugar|Baking|Pantry|40 pack of 5;80 pack of 10|16|||1
chives-dried|Spices & herbs|Pantry|5 5 g jar;7 0.25 oz jar|150|||1
khoya|Chilled & plant-based|Dairy & Alternatives|200;340 12 oz|14||7|
corn-husks|Other|Pantry|113 4 oz bag;170 6 oz bag|18|||
file-powder|Spices & herbs|Pantry|28 1 oz jar;30 30 g jar|90|||1
turmeric-root|Produce|Produce|100;113 4 oz|18||21|
shellfish-stock|Chilled & plant-based|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|6||4|
edamame-pasta|Grains, pasta & rice|Pantry|227 8 oz;250|14|||
fonio|Grains, pasta & rice|Pantry|284 10 oz bag;454 1 lb bag;500 500 g bag|10|||
fermented-locust-beans|Other|Pantry|100;150|20||30|
suya-spice|Spices & herbs|Pantry|50 50 g jar;100 100 g bag|40|||1
chestnut-puree|Canned & jars|Pantry|425 15 oz can;435 435 g can|11|||
fufu|Other|Pantry|400|8||3|
beyond-burger|Chilled & plant-based|Proteins|226 8 oz;227|22||7|
polenta-stiff-cooked|Grains, pasta & rice|Pantry|454 1 lb tube;500|6||7|
nam-prik-pao|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar|14||60|
everything-bagel|Bakery|Pantry|380 pack of 4;475 pack of 5|6.63||5|
puff-pastry-butter|Frozen|Pantry|320;375;397 14 oz|14|||
naan-vegan|Bakery|Pantry|180 pack of 2;360 pack of 4|9||5|
sesame-bun|Bakery|Pantry|312 pack of 6;416 pack of 8|7||5|
pudding-mix-instant|Baking|Pantry|96 3.4 oz;144 5.1 oz|18|||
gelatin-dessert-mix|Baking|Pantry|85 3 oz;170 6 oz|19|||
peanut-butter-cups|Nuts, seeds & snacks|Pantry|227 8 oz bag;298 10.5 oz bag|17|||
toffee-bits|Baking|Pantry|227 8 oz bag|16|||
lemonade-concentrate|Frozen|Pantry|360 12 fl oz can|7|||
steak-seasoning|Spices & herbs|Pantry|96 3.4 oz jar;100 100 g jar|35|||1
acai-puree|Frozen|Produce|400 14 oz;400 4 x 100 g|18|||
corn-muffin-mix|Baking|Pantry|241 8.5 oz;425 15 oz|5|||
frosting|Baking|Pantry|453 16 oz tub|7|||
meringue-cookies|Bakery|Pantry|113 4 oz;125|16|||
ice-cream-cones|Nuts, seeds & snacks|Pantry|120 12 count|20|||
sherbet|Frozen|Dairy & Alternatives|900 1.5 qt tub|5|||
amaretti|Bakery|Pantry|200;250|18|||
candied-pecans|Nuts, seeds & snacks|Pantry|113 4 oz bag;142 5 oz bag|28|||
candied-walnuts|Nuts, seeds & snacks|Pantry|113 4 oz bag;142 5 oz bag|26|||
vodka-sauce|Canned & jars|Pantry|680 24 oz jar|8|||
kashmiri-chili-powder|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;100 100 g bag|30|||1
ginger-garlic-paste|Oils & condiments|Pantry|210 210 g jar;300 300 g jar|9||30|
tom-yum-paste|Oils & condiments|Pantry|114 4 oz jar;200 200 g jar;227 8 oz jar|16||60|
rendang-paste|Oils & condiments|Pantry|185 185 g jar;200 200 g jar;227 8 oz jar|16||60|
laksa-paste|Oils & condiments|Pantry|185 185 g jar;200 200 g jar;227 8 oz jar|16||60|
tonkatsu-sauce|Oils & condiments|Pantry|340 300 ml bottle;360 12 fl oz bottle|10|||
curry-roux|Oils & condiments|Pantry|220;230 8.1 oz|15|||
tempura-scraps|Nuts, seeds & snacks|Pantry|80 80 g bag;113 4 oz bag|25|||
century-egg|Dairy & eggs|Proteins|360 pack of 6|14||60|
salted-duck-egg|Dairy & eggs|Proteins|360 pack of 6|14||60|
stockfish|Fish & seafood|Proteins|200;454 1 lb|35||180|
garri|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag|5|||
attieke|Frozen|Pantry|500 500 g bag;454 1 lb bag|7|||
yam-flour|Grains, pasta & rice|Pantry|680 1.5 lb bag;907 2 lb bag|7|||
plantain-flour|Baking|Pantry|500 500 g bag;680 1.5 lb bag|9|||
smoked-catfish|Fish & seafood|Proteins|200;454 1 lb|22||30|
mahlab|Spices & herbs|Pantry|28 1 oz;50|70|||1
orange-blossom-water|Baking|Pantry|100 100 ml bottle;250 250 ml bottle|14|||1
kewra-water|Baking|Pantry|100 100 ml bottle;250 250 ml bottle|14|||1
rose-petals|Spices & herbs|Pantry|28 1 oz;50|80|||1
dried-limes|Spices & herbs|Pantry|100 100 g bag;113 4 oz bag|30|||1
red-pepper-paste|Canned & jars|Pantry|370 370 g jar;680 24 oz jar|9||90|
kvass|Drinks|Pantry|500 500 ml bottle;1000 1 L bottle|3||10|
red-cabbage-pickled|Canned & jars|Pantry|440 16 oz jar;680 24 oz jar|4||10|
bouquet-garni|Produce|Produce|20 1 bunch;20|40||7|
quince-paste|Canned & jars|Pantry|100;250|14|||
masa-dough|Chilled & plant-based|Pantry|454 1 lb;907 2 lb|3||5|
achiote-paste|Spices & herbs|Pantry|100;113 4 oz|16|||1
chili-lime-seasoning|Spices & herbs|Pantry|142 5 oz jar;156 156 g jar|22|||1
ackee|Canned & jars|Pantry|280 19 oz can;280 540 g can|28||3|
browning-sauce|Oils & condiments|Pantry|142 4 fl oz bottle;170 5 oz bottle|14|||1
green-seasoning|Oils & condiments|Pantry|300 300 ml bottle;355 12 fl oz bottle|14||14|
huacatay-paste|Oils & condiments|Pantry|213 7.5 oz jar;212 212 g jar|20||30|
aji-panca|Oils & condiments|Pantry|213 7.5 oz jar;212 212 g jar|18||60|
creamed-horseradish|Oils & condiments|Pantry|185 185 g jar;227 8 oz jar|12||60|
chicken-bones|Meat|Proteins|454 1 lb;1000 1 kg|4||2|
pork-bones|Meat|Proteins|454 1 lb;1000 1 kg|5||2|
beef-bones|Meat|Proteins|454 1 lb;1000 1 kg|6||2|
fish-bones|Fish & seafood|Proteins|454 1 lb;1000 1 kg|4||1|
kidney-beans-chili-sauce|Canned & jars|Pantry|395 395 g can;439 15.5 oz can|4|||
speculoos-cookies|Bakery|Pantry|250;250 8.8 oz|9|||
meat-extract|Spices & herbs|Pantry|125 125 g jar;227 8 oz jar|30|||1
bouillon-paste|Spices & herbs|Pantry|227 8 oz jar;250 250 g jar|30|||1
vegetable-bouillon-paste|Spices & herbs|Pantry|227 8 oz jar;250 250 g jar|30|||1
candy-coated-chocolate|Nuts, seeds & snacks|Pantry|150 5.3 oz bag;283 10 oz bag|14|||
candy-bar-peanut|Nuts, seeds & snacks|Pantry|52 1 bar;260 pack of 5|16|||
candy-bar-caramel|Nuts, seeds & snacks|Pantry|52 1 bar;260 pack of 5|16|||
candy-wafer-bar|Nuts, seeds & snacks|Pantry|42 1 bar;252 pack of 6|16|||
candy-cookie-bar|Nuts, seeds & snacks|Pantry|50 1 bar;250 pack of 5|16|||
malted-milk-balls|Nuts, seeds & snacks|Pantry|141 5 oz;135|15|||
hard-candy|Nuts, seeds & snacks|Pantry|200;227 8 oz|8|||
gummy-candy|Nuts, seeds & snacks|Pantry|142 5 oz;200|10|||
nacho-cheese-chips|Nuts, seeds & snacks|Pantry|150 150 g bag;262 9.25 oz bag|16|||
brandy|Drinks|Pantry|665 700 ml bottle;712 750 ml bottle|26|||1
tequila|Drinks|Pantry|665 700 ml bottle;712 750 ml bottle|26|||1
orange-liqueur|Drinks|Pantry|735 700 ml bottle;787 750 ml bottle|26|||1
fruit-liqueur|Drinks|Pantry|735 700 ml bottle;787 750 ml bottle|26|||1
amaretto|Drinks|Pantry|735 700 ml bottle;787 750 ml bottle|26|||1
marsala-wine|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|14|||1
vermouth|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|14|||1
sparkling-wine|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|16|||1
soju|Drinks|Pantry|353 360 ml bottle;353 12 fl oz bottle|12|||1
turkey-bones|Meat|Proteins|454 1 lb;1000 1 kg|4||2|
calamansi-juice|Produce|Produce|200;454 1 lb|10||14|
sinigang-mix|Spices & herbs|Pantry|40 1.4 oz packet;44 44 g packet|18|||1
ube-halaya|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|13||14|
macapuno|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|12||14|
nata-de-coco|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|9||14|
banana-ketchup|Oils & condiments|Pantry|320 11.3 oz bottle;340 12 oz bottle|7|||
flavoring-extract|Baking|Pantry|29 1 fl oz bottle;59 2 fl oz bottle|60|||1
candlenuts|Nuts, seeds & snacks|Pantry|100;113 4 oz|24|||
mochi|Grains, pasta & rice|Pantry|400;454 1 lb|10|||
yuzu-kosho|Oils & condiments|Pantry|80 80 g jar;85 3 oz jar|60|||1
perilla-oil|Oils & condiments|Pantry|160 180 ml bottle;295 320 ml bottle|35||60|
perilla-seeds|Nuts, seeds & snacks|Pantry|100;200|18|||
bracken|Produce|Produce|200;454 1 lb|14||5|
minari|Produce|Produce|100 1 bunch;200|12||5|
salted-shrimp|Canned & jars|Pantry|240 8.5 oz jar;500 500 g jar|14||90|
acorn-jelly|Chilled & plant-based|Produce|400;454 1 lb|6||5|
banana-blossom|Canned & jars|Produce|280 19 oz can;280 540 g can|8||5|
banana-leaf|Frozen|Produce|454 1 lb;500|5|||
snow-fungus|Nuts, seeds & snacks|Pantry|85 3 oz;100|30|||
tofu-skin|Chilled & plant-based|Proteins|142 5 oz;200 200 g bag|18|||
five-spice-tofu|Chilled & plant-based|Proteins|200;227 8 oz|11||7|
dried-scallops|Fish & seafood|Proteins|100 100 g bag;113 4 oz bag|120||180|
dried-squid|Fish & seafood|Proteins|100 100 g bag;113 4 oz bag|45||180|
sea-cucumber|Fish & seafood|Proteins|454 1 lb;500|40||2|
pork-floss|Meat|Proteins|113 4 oz;200|28||30|
wheat-starch|Baking|Pantry|454 1 lb;500 500 g bag|4|||1
potato-starch|Baking|Pantry|454 1 lb;500 500 g bag|6|||1
sweet-potato-starch|Baking|Pantry|400;454 1 lb|8|||1
sweet-bean-sauce|Oils & condiments|Pantry|227 8 oz jar;300 300 g jar|11||60|
soybean-paste-yellow|Oils & condiments|Pantry|227 8 oz jar;340 12 oz jar|9||90|
maltose|Baking|Pantry|500 500 g jar;454 1 lb|8|||1
lily-bulbs|Nuts, seeds & snacks|Pantry|100;170 6 oz|25|||
pea-shoots|Produce|Produce|80;100|18||4|
garlic-chives|Produce|Produce|100 1 bunch;200|12||5|
vietnamese-coriander|Produce|Produce|40 1 bunch;40|30||5|
sev|Nuts, seeds & snacks|Pantry|200 200 g bag;227 8 oz bag|9|||
papdi|Nuts, seeds & snacks|Pantry|200 200 g bag;227 8 oz bag|9|||
gulab-jamun-mix|Baking|Pantry|175 175 g packet;200 200 g packet|12|||
idli-rava|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag|4|||
sambar-powder|Spices & herbs|Pantry|100 100 g bag;200 200 g bag|20|||1
tandoori-masala|Spices & herbs|Pantry|50 50 g jar;100 100 g bag|30|||1
green-chutney|Oils & condiments|Pantry|227 8 oz jar;250 250 g jar|12||7|
tamarind-chutney|Oils & condiments|Pantry|227 8 oz jar;320 320 g jar|10||60|
gulkand|Canned & jars|Pantry|300 300 g jar;400 400 g jar|10|||
ground-goat|Meat|Proteins|454 1 lb;500|20||2|
tiger-nuts|Nuts, seeds & snacks|Pantry|200;227 8 oz|18|||
ogbono|Spices & herbs|Pantry|100 100 g bag;200 200 g bag|22|||
baobab-powder|Baking|Pantry|100;227 8 oz|40|||
moringa-powder|Spices & herbs|Pantry|100;227 8 oz|45|||1
maca-powder|Baking|Pantry|100;227 8 oz|45|||
shito|Oils & condiments|Pantry|227 8 oz jar;250 250 g jar|16||60|
samp|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag|4|||
chakalaka|Canned & jars|Pantry|410 410 g can;439 15.5 oz can|4||3|
argan-oil|Oils & condiments|Pantry|91 100 ml bottle;228 250 ml bottle|120||60|
fresh-egg-noodles|Chilled & plant-based|Pantry|300 300 g pack;400 400 g pack;454 1 lb|6||7|
pickled-herring|Fish & seafood|Proteins|227 8 oz jar;454 1 lb jar|16||14|
praline-paste|Baking|Pantry|200;454 1 lb|30|||
fondant|Baking|Pantry|454 1 lb;500|7|||
panettone|Bakery|Pantry|500;750|14||30|
chamoy|Oils & condiments|Pantry|355 12 fl oz bottle;455 16 oz bottle|8|||
coconut-milk-powder|Baking|Pantry|150;300|18|||
kaya|Canned & jars|Pantry|300 300 g jar;340 12 oz jar|12||14|
culantro|Produce|Produce|40 1 bunch;40|30||5|
water-chestnut-flour|Baking|Pantry|250;500 500 g bag|12|||
any-milk|Dairy & eggs|Dairy & Alternatives|946 1 quart;1000 1 L|2||7|
plant-milk|Chilled & plant-based|Dairy & Alternatives|946 1 quart;1000 1 L|2.5||7|
butter-or-oil|Dairy & eggs|Dairy & Alternatives|113 1 stick;227 8 oz;454 1 lb|9||60|
ghee-or-oil|Oils & condiments|Dairy & Alternatives|368 13 oz jar;454 1 lb jar|22||90|
sugar-free-chocolate-chips|Baking|Pantry|255 9 oz bag;200 200 g bag|28|||
quark|Dairy & eggs|Dairy & Alternatives|250 250 g tub;500 500 g tub|8||14|
fromage-frais|Dairy & eggs|Dairy & Alternatives|250 250 g tub;500 500 g tub|8||14|
mincemeat-sweet|Canned & jars|Pantry|411 411 g jar;765 27 oz jar|7||30|
mixed-peel|Baking|Pantry|100;200|14|||
mixed-dried-fruit|Nuts, seeds & snacks|Pantry|375;500 500 g bag|10|||
honeycomb-toffee|Baking|Pantry|100;200|14|||
chicken-or-vegetable-broth|Canned & jars|Pantry|411 14.5 oz can;946 32 oz carton;1000 1 L carton|3||7|
beef-or-vegetable-broth|Canned & jars|Pantry|411 14.5 oz can;946 32 oz carton;1000 1 L carton|3||7|
plant-yogurt|Chilled & plant-based|Dairy & Alternatives|350 350 g tub;500 500 g tub|7||7|
plant-cream|Chilled & plant-based|Dairy & Alternatives|250 250 ml carton;240 8 fl oz|6||7|
salad-cream|Oils & condiments|Pantry|425 425 g bottle;443 15 fl oz jar|6||60|
parsley-root|Produce|Produce|150 1 piece;500|5||14|
samphire|Produce|Produce|90;100|25||4|
edible-flowers|Produce|Produce|15;28 1 oz|90||4|
lovage|Produce|Produce|40 1 bunch;40|30||5|
mentsuyu|Oils & condiments|Pantry|400 400 ml bottle;500 500 ml bottle|9||30|
palm-nut-concentrate|Canned & jars|Pantry|400 400 g can;800 800 g can|6||3|
kokum|Spices & herbs|Pantry|100;200|20|||1
anardana|Spices & herbs|Pantry|100;200|20|||1
roasted-chana|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag|5|||
egg-wraps|Dairy & eggs|Dairy & Alternatives|170 6 wraps|24||14|
vegan-marshmallows|Baking|Pantry|150;283 10 oz bag|18|||
smoked-pork-ribs|Meat|Proteins|454 1 lb;500|11||7|
artichoke-hearts-canned|Canned & jars|Produce|240 14 oz can;240 400 g can|12||4|
artichoke-hearts-marinated|Canned & jars|Produce|212 12 oz jar;170 280 g jar|18||14|
nut-butter|Canned & jars|Pantry|340 12 oz jar;454 16 oz jar|9||90|
shaoxing-or-sherry|Oils & condiments|Pantry|640 640 ml bottle;740 750 ml bottle|10|||1
rice-or-quinoa|Grains, pasta & rice|Pantry|454 1 lb bag;907 2 lb bag|5|||
rice-or-quinoa-cooked|Grains, pasta & rice|Pantry|250 250 g pouch;227 8 oz pouch|9||5|
lard-or-shortening|Oils & condiments|Pantry|454 1 lb|7||180|
white-wine-or-broth|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|12|||
fish-or-soy-sauce|Oils & condiments|Pantry|240 200 ml bottle;296 10 fl oz bottle|12|||1
starch-of-choice|Baking|Pantry|454 1 lb;454 16 oz|5|||1
gluten-free-polenta|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6.3|||
gluten-free-grits|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.45|||
gluten-free-lentils|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|8.14|||
gluten-free-red-lentils|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|8.14|||
gluten-free-buckwheat|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|16.2|||
gluten-free-millet|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.73|||
gluten-free-chicken-broth|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.84|||
gluten-free-vegetable-broth|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.84|||
gluten-free-beef-broth|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.84|||
gluten-free-baking-powder|Baking|Pantry|100;200;227 8 oz|19.6|||1
gluten-free-buckwheat-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9.8|||
gluten-free-masarepa|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.6|||
gluten-free-tortilla-chips|Nuts, seeds & snacks|Pantry|200;300;312 11 oz|14.52|||
vegan-curry-paste|Oils & condiments|Pantry|113 4 oz jar;114 114 g jar;200 200 g jar|22||60|
sucuk|Meat|Proteins|200;250;400|18||14|
corned-beef-canned|Canned & jars|Proteins|340 340 g can;340 12 oz can|14|||
empanada-wrappers|Chilled & plant-based|Pantry|330 pack of 10|7||21|
ground-beef-and-pork|Meat|Proteins|250;400;454 1 lb;500|8.24||2|
tarhana|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|||
honey-nut-oat-cereal|Grains, pasta & rice|Pantry|340 12 oz;400|11|||
rice-squares-cereal|Grains, pasta & rice|Pantry|340 12 oz;400|11|||
wheat-squares-cereal|Grains, pasta & rice|Pantry|340 12 oz;400|10|||
wheat-barley-nuggets-cereal|Grains, pasta & rice|Pantry|340 12 oz;400|10|||
rice-wheat-flakes-cereal|Grains, pasta & rice|Pantry|340 12 oz;400|12|||
fruit-nut-bar|Nuts, seeds & snacks|Pantry|160 pack of 4;240 pack of 6|30|||
oat-energy-bar|Nuts, seeds & snacks|Pantry|340 pack of 5;408 pack of 6|24|||
macaroni-cheese-mix|Grains, pasta & rice|Pantry|206 7.25 oz box|7|||
fresh-rice-noodles|Grains, pasta & rice|Pantry|454 1 lb;500|5||4|
ivy-gourd|Produce|Produce|250;454 1 lb;500|7||7|
frankfurter|Meat|Proteins|200;340 12 oz;400|11||7|
smoked-sausage-link|Meat|Proteins|340 12 oz;400|11||7|
sweetened-cereal|Grains, pasta & rice|Pantry|340 12 oz;400|11|||
vegetable-oil-spread|Chilled & plant-based|Dairy & Alternatives|425 15 oz;500|6||90|
vegan-mayonnaise-full-fat|Oils & condiments|Pantry|270 270 g jar;340 12 oz jar|11||60|
brown-pickle|Oils & condiments|Pantry|310 310 g jar;360 360 g jar|9||60|
wheat-beef-stock-cube|Canned & jars|Pantry|71|20|||1
bao-buns|Frozen|Pantry|300|8|||
yorkshire-pudding|Frozen|Pantry|220|8|||
soft-pretzel|Bakery|Pantry|230 2 pieces|9||3|
corn-nuts|Nuts, seeds & snacks|Pantry|113 4 oz;200|13|||
stacked-potato-crisps|Nuts, seeds & snacks|Pantry|165;158|16|||
fried-plantain|Frozen|Produce|400|8|||
tostones|Frozen|Produce|400|8|||
vegan-butter-nut|Chilled & plant-based|Dairy & Alternatives|227 8 oz|20||90|
vegan-butter-soy|Chilled & plant-based|Dairy & Alternatives|425 15 oz|9||90|
cheese-soup-condensed|Canned & jars|Pantry|305 10.75 oz can|7|||
apple-pie-filling|Canned & jars|Produce|595 21 oz can|6|||
mandarins-canned|Canned & jars|Produce|175 298 g can;170 11 oz can|7|||
`;
