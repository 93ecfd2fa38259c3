/**
 * id | aisle | category | packs: grams and label | USD per kg as bought | source | period | confidence | days it keeps, empty = months | 1 = staple.
 * Sources: BLS = CPI average prices; ERS = USDA fruit and vegetable prices; PP-NAP = USDA purchase-to-plate, both brought to the
 * period by CPI food at home; estimate = our own reading of ordinary shop prices.
 */
export const SHOP = `
artichoke|Produce|Produce|337 1 piece|6.07|ERS|2026-08|calculated|7|
arugula|Produce|Produce|80 80 g;120 120 g;142 5 oz;200 200 g|27.42|PP-NAP|2026-08|calculated|5|
asparagus|Produce|Produce|250 1 bunch;450 1 bunch|7.26|ERS|2026-08|calculated|7|
bamboo-shoots-canned|Canned & jars|Pantry|140 225 g can;140 8 oz can|9|estimate|2026-08|estimated||
bean-sprouts-mung|Produce|Produce|200 200 g;300 300 g|10.42|PP-NAP|2026-08|calculated|3|
beet|Produce|Produce|122 1 piece|3.451|PP-NAP|2026-08|estimated|21|
beets-canned|Canned & jars|Pantry|240 400 g can;250 15 oz can|4.32|ERS|2026-08|calculated||
beet-greens|Produce|Produce|250 1 bunch;340 1 bunch|5|estimate|2026-08|estimated|7|
bok-choy|Produce|Produce|170 1 piece;500 500 g|5.051|PP-NAP|2026-08|calculated|7|
broccoli|Produce|Produce|350 350 g;454 1 lb;500 500 g|7.57|ERS|2026-08|calculated|7|
broccoli-rabe|Produce|Produce|400 1 bunch|7.57|ERS|2026-08|estimated|7|
chinese-broccoli|Produce|Produce|400 1 bunch|7.57|ERS|2026-08|estimated|7|
broccoli-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.76|ERS|2026-08|calculated||
brussels-sprouts|Produce|Produce|250 250 g;400 400 g;454 1 lb|7.16|ERS|2026-08|calculated|7|
butternut-squash|Produce|Produce|845 1 piece|3.12|ERS|2026-08|calculated|21|
acorn-squash|Produce|Produce|937 1 piece|2.98|ERS|2026-08|calculated|21|
spaghetti-squash|Produce|Produce|986 1 piece|3.12|ERS|2026-08|estimated|21|
yellow-summer-squash|Produce|Produce|198 1 piece|4.92|PP-NAP|2026-08|calculated|7|
green-cabbage|Produce|Produce|900 1 head|1.96|ERS|2026-08|calculated|21|
red-cabbage|Produce|Produce|900 1 head|3.1|ERS|2026-08|calculated|21|
savoy-cabbage|Produce|Produce|800 1 head|1.96|ERS|2026-08|estimated|14|
napa-cabbage|Produce|Produce|900 1 head|5.338|PP-NAP|2026-08|calculated|14|
carrot|Produce|Produce|69 1 piece;454 1 lb;500 500 g;1000 1 kg|2.4|ERS|2026-08|calculated|21|
baby-carrots|Produce|Produce|300 300 g;454 1 lb;500 500 g|3.32|ERS|2026-08|calculated|7|
cassava|Produce|Produce|486 1 piece|3.3|estimate|2026-08|estimated|14|
cauliflower|Produce|Produce|650 1 head;1000 1 kg|5.37|ERS|2026-08|calculated|7|
cauliflower-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.89|ERS|2026-08|calculated||
celeriac|Produce|Produce|600 1 piece|3.863|PP-NAP|2026-08|estimated|21|
celery|Produce|Produce|450 450 g;454 1 lb|2.86|ERS|2026-08|calculated|14|
swiss-chard|Produce|Produce|250 1 bunch;340 1 bunch|8.44|ERS|2026-08|estimated|7|
belgian-endive|Produce|Produce|60 1 piece|8|estimate|2026-08|estimated|7|
curly-endive|Produce|Produce|500 1 head|8|estimate|2026-08|estimated|7|
collard-greens|Produce|Produce|250 1 bunch;340 1 bunch|7.59|ERS|2026-08|calculated|7|
sweet-corn|Produce|Produce|189 1 piece|5.47|ERS|2026-08|calculated|7|
corn-frozen|Frozen|Produce|340 12 oz bag;454 16 oz bag;500 500 g bag;900 900 g bag|4.15|ERS|2026-08|calculated||
corn-canned|Canned & jars|Pantry|211 340 g can;260 15.25 oz can|4.36|ERS|2026-08|calculated||
cucumber|Produce|Produce|289 1 piece|3.06|ERS|2026-08|calculated|7|
daikon-radish|Produce|Produce|428 1 piece|3.3|estimate|2026-08|estimated|21|
edamame-frozen|Frozen|Proteins|340 12 oz bag;500 500 g bag;1000 1 kg bag|9.3|PP-NAP|2026-08|calculated||
eggplant|Produce|Produce|565 1 piece|5.297|PP-NAP|2026-08|calculated|7|
fava-beans-fresh|Produce|Produce|250 250 g;454 1 lb;500 500 g|6|estimate|2026-08|estimated|4|
fennel-bulb|Produce|Produce|325 1 piece|6.998|PP-NAP|2026-08|calculated|7|
garlic|Produce|Produce|50 1 head|11.32|PP-NAP|2026-08|calculated|30|
ginger-root|Produce|Produce|100 100 g;200 200 g|8.5|estimate|2026-08|estimated|21|
grape-leaves-canned|Canned & jars|Pantry|250 400 g jar;300 16 oz jar|12|estimate|2026-08|estimated||
green-beans|Produce|Produce|250 250 g;454 1 lb;500 500 g|6.44|ERS|2026-08|calculated|7|
green-beans-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|4.91|ERS|2026-08|calculated||
green-beans-canned|Canned & jars|Pantry|220 400 g can;225 14.5 oz can|4.27|ERS|2026-08|calculated||
hearts-of-palm-canned|Canned & jars|Pantry|220 400 g can;230 14 oz can|16|estimate|2026-08|estimated||
jalapeno-pepper|Produce|Produce|15 1 piece|6.21|PP-NAP|2026-08|calculated|7|
jalapeno-pickled|Canned & jars|Pantry|200 12 oz jar;220 400 g jar|3.83|PP-NAP|2026-08|calculated||
jerusalem-artichoke|Produce|Produce|250 250 g;454 1 lb;500 500 g|7|estimate|2026-08|estimated|14|
jicama|Produce|Produce|716 1 piece|3.836|PP-NAP|2026-08|calculated|21|
kale|Produce|Produce|200 1 bunch;200 200 g|8.44|ERS|2026-08|calculated|7|
kimchi|Chilled & plant-based|Produce|250 250 g jar;397 14 oz jar;400 400 g jar|17.58|PP-NAP|2026-08|calculated|30|
kohlrabi|Produce|Produce|435 1 piece|4|estimate|2026-08|estimated|7|
leek|Produce|Produce|202 1 piece|3.573|PP-NAP|2026-08|estimated|7|
lemongrass|Produce|Produce|90 3 stalks|12|estimate|2026-08|estimated|7|
butterhead-lettuce|Produce|Produce|220 1 piece|10.07|PP-NAP|2026-08|calculated|7|
romaine-lettuce|Produce|Produce|319 1 piece|5.67|ERS|2026-08|calculated|7|
iceberg-lettuce|Produce|Produce|567 1 piece|4.33|BLS|2026-08|sourced|7|
green-leaf-lettuce|Produce|Produce|360 1 head|5.67|ERS|2026-08|estimated|7|
red-leaf-lettuce|Produce|Produce|309 1 head|5.67|ERS|2026-08|estimated|7|
lotus-root|Produce|Produce|146 1 piece|8|estimate|2026-08|estimated|14|
white-mushrooms|Produce|Produce|200 200 g;227 8 oz;250 250 g|9.56|ERS|2026-08|calculated|7|
cremini-mushrooms|Produce|Produce|200 200 g;227 8 oz;250 250 g|9.56|ERS|2026-08|estimated|7|
portobello-mushroom|Produce|Produce|87 1 piece|9.56|ERS|2026-08|estimated|7|
shiitake-mushrooms|Produce|Produce|99 3.5 oz;100 100 g;125 125 g;150 150 g|22|estimate|2026-08|estimated|7|
shiitake-mushrooms-dried|Nuts, seeds & snacks|Pantry|28 1 oz;30 30 g;50 50 g|55.67|PP-NAP|2026-08|estimated||
oyster-mushrooms|Produce|Produce|99 3.5 oz;100 100 g;125 125 g;150 150 g|22|estimate|2026-08|estimated|7|
enoki-mushrooms|Produce|Produce|99 3.5 oz;100 100 g;125 125 g;150 150 g|22|estimate|2026-08|estimated|7|
maitake-mushrooms|Produce|Produce|99 3.5 oz;100 100 g;125 125 g;150 150 g|22|estimate|2026-08|estimated|7|
chanterelle-mushrooms|Produce|Produce|99 3.5 oz;100 100 g;125 125 g;150 150 g|22|estimate|2026-08|estimated|7|
mushrooms-canned|Canned & jars|Pantry|113 4 oz can;170 290 g can|8.5|estimate|2026-08|estimated||
mustard-greens|Produce|Produce|250 1 bunch;340 1 bunch|7.19|ERS|2026-08|estimated|7|
okra|Produce|Produce|250 250 g;454 1 lb|12.67|ERS|2026-08|calculated|7|
okra-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.53|ERS|2026-08|calculated||
onion|Produce|Produce|122 1 piece;1000 1 kg|2.72|ERS|2026-08|calculated|30|
red-onion|Produce|Produce|122 1 piece;1000 1 kg|2.72|ERS|2026-08|calculated|30|
sweet-onion|Produce|Produce|222 1 piece;1000 1 kg|2.72|ERS|2026-08|calculated|30|
scallions|Produce|Produce|100 1 bunch|7.308|PP-NAP|2026-08|calculated|7|
shallot|Produce|Produce|100 100 g;250 250 g|6.6|estimate|2026-08|estimated|30|
parsnip|Produce|Produce|141 1 piece|3.442|PP-NAP|2026-08|estimated|21|
snow-peas|Produce|Produce|150 150 g;200 200 g;227 8 oz|13.44|PP-NAP|2026-08|calculated|7|
green-peas-fresh|Produce|Produce|250 250 g;454 1 lb;500 500 g|4.9|ERS|2026-08|estimated|4|
peas-frozen|Frozen|Produce|340 12 oz bag;454 16 oz bag;500 500 g bag;900 900 g bag|4.9|ERS|2026-08|calculated||
peas-and-carrots-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|4.53|ERS|2026-08|calculated||
green-bell-pepper|Produce|Produce|145 1 piece|3.63|ERS|2026-08|calculated|7|
red-bell-pepper|Produce|Produce|145 1 piece|4.6|ERS|2026-08|calculated|7|
yellow-bell-pepper|Produce|Produce|227 1 piece|4.6|ERS|2026-08|estimated|7|
red-chili-pepper|Produce|Produce|27 1 piece|4.928|PP-NAP|2026-08|calculated|7|
green-chili-pepper|Produce|Produce|27 1 piece|4.928|PP-NAP|2026-08|calculated|7|
serrano-pepper|Produce|Produce|6 1 piece|6.547|PP-NAP|2026-08|estimated|7|
banana-pepper|Produce|Produce|56 1 piece|9.52|PP-NAP|2026-08|calculated|7|
green-chiles-canned|Canned & jars|Pantry|113 113 g can;113 4 oz can;198 7 oz can|9|estimate|2026-08|estimated||
ancho-chile-dried|Spices & herbs|Pantry|50 50 g;57 2 oz;100 100 g|30|estimate|2026-08|estimated||
roasted-red-peppers-jarred|Canned & jars|Pantry|260 350 g jar;280 12 oz jar|11.76|PP-NAP|2026-08|estimated||
potato|Produce|Produce|263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb|2.15|BLS|2026-08|sourced|28|
russet-potato|Produce|Produce|263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb|2.15|BLS|2026-08|sourced|28|
red-potato|Produce|Produce|263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb|2.15|BLS|2026-08|estimated|28|
white-potato|Produce|Produce|263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb|2.15|BLS|2026-08|sourced|28|
french-fries-frozen|Frozen|Produce|750 750 g;794 28 oz;1000 1 kg|4.67|ERS|2026-08|calculated||
hash-browns-frozen|Frozen|Produce|700 700 g;850 30 oz|4.67|ERS|2026-08|estimated||
pumpkin|Produce|Produce|500 500 g;1000 1 kg|2.177|PP-NAP|2026-08|calculated|21|
pumpkin-puree-canned|Canned & jars|Pantry|425 15 oz can;425 425 g can|4.58|ERS|2026-08|calculated||
radicchio|Produce|Produce|250 1 head|12.38|PP-NAP|2026-08|calculated|7|
radish|Produce|Produce|200 1 bunch|4.45|ERS|2026-08|calculated|10|
rutabaga|Produce|Produce|454 1 piece|4.378|PP-NAP|2026-08|estimated|21|
sauerkraut|Canned & jars|Pantry|350 500 g jar;680 24 oz jar|3.63|ERS|2026-08|calculated|30|
seaweed-nori-laver-raw|Oils & condiments|Pantry|50 50 g;100 100 g|52.89|PP-NAP|2026-08|calculated||
seaweed-wakame|Oils & condiments|Pantry|50 50 g;100 100 g|52.89|PP-NAP|2026-08|calculated||
seaweed-kelp|Oils & condiments|Pantry|50 50 g;100 100 g|52.89|PP-NAP|2026-08|calculated||
agar-dried|Baking|Pantry|30 30 g;50 50 g|90|estimate|2026-08|estimated||1
spinach|Produce|Produce|200 200 g;283 10 oz;300 300 g|10.13|ERS|2026-08|calculated|4|
spinach-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.6|ERS|2026-08|calculated||
baby-spinach|Produce|Produce|80 80 g;120 120 g;142 5 oz;200 200 g|10.13|ERS|2026-08|calculated|5|
sweet-potato|Produce|Produce|148 1 piece;907 2 lb;1000 1 kg|2.84|ERS|2026-08|calculated|21|
taro|Produce|Produce|291 1 piece|5|estimate|2026-08|estimated|14|
yam|Produce|Produce|284 1 piece|2.84|ERS|2026-08|estimated|21|
tomatillo|Produce|Produce|250 250 g;454 1 lb|6.5|estimate|2026-08|estimated|7|
tomato|Produce|Produce|135 1 piece;454 1 lb;500 500 g|4.36|BLS|2026-08|sourced|7|
cherry-tomatoes|Produce|Produce|250 250 g;283 10 oz;330 330 g;454 1 lb|9.51|ERS|2026-08|calculated|7|
roma-tomato|Produce|Produce|68 1 piece;454 1 lb;500 500 g|3.06|ERS|2026-08|calculated|7|
green-tomato|Produce|Produce|135 1 piece|4.36|estimate|2026-08|estimated|7|
tomatoes-canned-whole|Canned & jars|Pantry|400 400 g can;411 14.5 oz can;794 28 oz can;800 800 g can|2.63|ERS|2026-08|calculated||
tomatoes-canned-diced|Canned & jars|Pantry|400 400 g can;411 14.5 oz can;794 28 oz can;800 800 g can|2.63|ERS|2026-08|calculated||
tomatoes-canned-crushed|Canned & jars|Pantry|400 400 g can;411 14.5 oz can;794 28 oz can;800 800 g can|2.63|ERS|2026-08|calculated||
tomato-paste|Canned & jars|Pantry|140 140 g can;170 6 oz can;200 200 g tube|4.08|PP-NAP|2026-08|estimated||
tomato-puree-passata|Canned & jars|Pantry|500 500 g carton;680 24 oz jar;700 700 g jar|2.63|ERS|2026-08|estimated||
tomato-sauce-canned|Canned & jars|Pantry|227 8 oz can;400 400 g can;425 15 oz can|2.63|ERS|2026-08|estimated||
tomato-juice|Drinks|Pantry|1027 1 l carton;1397 46 fl oz bottle|3.22|PP-NAP|2026-08|calculated|7|
sun-dried-tomatoes|Canned & jars|Pantry|100 100 g;198 7 oz jar;200 200 g jar|29.82|PP-NAP|2026-08|calculated||
sun-dried-tomatoes-in-oil|Canned & jars|Pantry|100 100 g;198 7 oz jar;200 200 g jar|29.82|PP-NAP|2026-08|estimated||
turnip|Produce|Produce|151 1 piece|4.172|PP-NAP|2026-08|calculated|21|
turnip-greens|Produce|Produce|250 1 bunch;340 1 bunch|7.19|ERS|2026-08|calculated|7|
mixed-vegetables-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|4.39|ERS|2026-08|calculated||
water-chestnuts-canned|Canned & jars|Pantry|140 225 g can;140 8 oz can|8.5|estimate|2026-08|estimated||
watercress|Produce|Produce|80 80 g;120 120 g;142 5 oz;200 200 g|18|estimate|2026-08|estimated|5|
zucchini|Produce|Produce|218 1 piece|4.02|ERS|2026-08|calculated|7|
nopales|Produce|Produce|300 300 g;454 1 lb|5.27|PP-NAP|2026-08|calculated|7|
hominy-canned|Canned & jars|Pantry|240 400 g can;255 15 oz can|4.5|estimate|2026-08|estimated||
chayote|Produce|Produce|205 1 piece|4|estimate|2026-08|estimated|7|
dandelion-greens|Produce|Produce|250 1 bunch;340 1 bunch|7|estimate|2026-08|estimated|7|
artichoke-hearts-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag|11|estimate|2026-08|estimated||
brussels-sprouts-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|6.38|ERS|2026-08|calculated||
kale-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|5.65|ERS|2026-08|calculated||
butternut-squash-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag|4.37|ERS|2026-08|estimated||
sweet-potato-fries-frozen|Frozen|Produce|750 750 g;794 28 oz;1000 1 kg|4.67|ERS|2026-08|estimated||
lima-beans-frozen|Frozen|Proteins|340 12 oz bag;500 500 g bag;1000 1 kg bag|5.99|ERS|2026-08|calculated||
horseradish-prepared|Oils & condiments|Pantry|150 150 g jar;227 8 oz jar|15.37|PP-NAP|2026-08|calculated|60|
wasabi-paste|Oils & condiments|Pantry|43 1.5 oz tube;43 43 g tube|33.43|PP-NAP|2026-08|calculated||
basil-fresh|Produce|Produce|20 20 g;21 0.75 oz;30 1 bunch|72.27|PP-NAP|2026-08|calculated|5|
chives-fresh|Produce|Produce|20 20 g;21 0.75 oz|62.97|PP-NAP|2026-08|calculated|10|
cilantro-fresh|Produce|Produce|30 30 g;60 1 bunch|16|estimate|2026-08|estimated|6|
dill-fresh|Produce|Produce|20 20 g;21 0.75 oz;30 1 bunch|72.27|PP-NAP|2026-08|estimated|5|
mint-fresh|Produce|Produce|20 20 g;21 0.75 oz;30 1 bunch|72.27|PP-NAP|2026-08|estimated|5|
parsley-fresh|Produce|Produce|60 1 bunch|14.17|PP-NAP|2026-08|calculated|6|
rosemary-fresh|Produce|Produce|20 20 g;21 0.75 oz|72.27|PP-NAP|2026-08|estimated|10|
thyme-fresh|Produce|Produce|20 20 g;21 0.75 oz|72.27|PP-NAP|2026-08|estimated|10|
apple|Produce|Produce|202 1 piece;1000 1 kg;1361 3 lb|4.56|ERS|2026-08|calculated|21|
granny-smith-apple|Produce|Produce|186 1 piece;1000 1 kg;1361 3 lb|4.56|ERS|2026-08|calculated|21|
applesauce-unsweetened|Canned & jars|Pantry|400 400 g jar;680 24 oz jar;680 680 g jar|2.88|ERS|2026-08|calculated||
apple-juice|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|1.95|ERS|2026-08|calculated|7|
apricot|Produce|Produce|38 1 piece|8.88|ERS|2026-08|calculated|7|
apricots-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|18.82|ERS|2026-08|calculated||
avocado|Produce|Produce|203 1 piece|6.57|ERS|2026-08|calculated|4|
banana|Produce|Produce|184 1 piece|1.42|BLS|2026-08|sourced|5|
blackberries|Produce|Produce|150 150 g;170 170 g;170 6 oz|16.58|ERS|2026-08|calculated|3|
blueberries|Produce|Produce|125 125 g;150 150 g;170 6 oz;300 300 g;312 11 oz|10.21|ERS|2026-08|calculated|7|
blueberries-frozen|Frozen|Produce|340 12 oz bag;400 400 g bag;500 500 g bag;1000 1 kg bag;1361 3 lb bag|9.39|ERS|2026-08|calculated||
cantaloupe|Produce|Produce|1082 1 piece|1.85|ERS|2026-08|calculated|7|
sweet-cherries|Produce|Produce|250 250 g;454 1 lb;500 500 g|11.46|ERS|2026-08|calculated|5|
sour-cherries|Produce|Produce|250 250 g;454 1 lb;500 500 g|10|estimate|2026-08|estimated|5|
cherries-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|34.34|PP-NAP|2026-08|calculated||
clementine|Produce|Produce|96 1 piece;907 2 lb;1000 1 kg|3.88|ERS|2026-08|calculated|14|
cranberries|Produce|Produce|300 300 g;340 12 oz|7.918|PP-NAP|2026-08|calculated|21|
cranberries-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|12.49|ERS|2026-08|calculated||
currants-dried-zante|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|16.99|PP-NAP|2026-08|calculated||
dates-medjool|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|14.13|ERS|2026-08|estimated||
dates-deglet-noor|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|14.13|ERS|2026-08|calculated||
figs|Produce|Produce|51 1 piece|15.33|PP-NAP|2026-08|calculated|7|
figs-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|17.99|ERS|2026-08|calculated||
goji-berries-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|32|estimate|2026-08|estimated||
grapefruit|Produce|Produce|502 1 piece|3.55|ERS|2026-08|calculated|14|
grapes|Produce|Produce|400 400 g;500 500 g;907 2 lb|5|ERS|2026-08|calculated|7|
guava|Produce|Produce|71 1 piece|6.919|PP-NAP|2026-08|calculated|7|
honeydew-melon|Produce|Produce|2783 1 piece|2.85|ERS|2026-08|calculated|7|
jackfruit|Produce|Produce|400 400 g;1000 1 kg|6|estimate|2026-08|estimated|7|
kiwi|Produce|Produce|91 1 piece|6.4|ERS|2026-08|calculated|6|
lemon|Produce|Produce|109 1 piece|5.973|PP-NAP|2026-08|calculated|21|
lemon-juice|Produce|Produce|48 1 lemon;206 200 ml bottle;258 250 ml bottle;457 15 fl oz bottle|10|estimate|2026-08|estimated|30|
lemon-zest|Produce|Produce|6 1 lemon|60|estimate|2026-08|estimated|14|
lime|Produce|Produce|80 1 piece|4.754|PP-NAP|2026-08|calculated|21|
lime-juice|Produce|Produce|44 1 lime;206 200 ml bottle;258 250 ml bottle;457 15 fl oz bottle|8.25|PP-NAP|2026-08|calculated|30|
lychee|Produce|Produce|250 250 g;500 500 g|12|estimate|2026-08|estimated|7|
mandarin-orange|Produce|Produce|114 1 piece|3.88|ERS|2026-08|estimated|14|
mango|Produce|Produce|292 1 piece|3.61|ERS|2026-08|calculated|5|
mango-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|25.31|ERS|2026-08|calculated||
nectarine|Produce|Produce|156 1 piece|5.83|ERS|2026-08|calculated|6|
olives-black|Canned & jars|Pantry|120 200 g jar;170 340 g jar;170 6 oz can|13.14|ERS|2026-08|calculated|30|
olives-green|Canned & jars|Pantry|120 200 g jar;170 340 g jar;170 6 oz can|33.63|PP-NAP|2026-08|calculated|30|
orange|Produce|Produce|179 1 piece|3.4|BLS|2026-08|sourced|14|
orange-juice|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|2.38|ERS|2026-08|calculated|7|
orange-zest|Produce|Produce|6 1 orange|60|estimate|2026-08|estimated|14|
papaya|Produce|Produce|253 1 piece|3.29|ERS|2026-08|calculated|7|
passion-fruit|Produce|Produce|35 1 piece|5.491|PP-NAP|2026-08|calculated|7|
peach|Produce|Produce|156 1 piece|5.35|ERS|2026-08|calculated|6|
peaches-canned-in-juice|Canned & jars|Pantry|250 400 g can;350 20 oz can|5.53|ERS|2026-08|calculated||
pear|Produce|Produce|198 1 piece|4.54|ERS|2026-08|calculated|6|
persimmon|Produce|Produce|200 1 piece|4.024|PP-NAP|2026-08|calculated|7|
pineapple|Produce|Produce|1775 1 piece|1.52|ERS|2026-08|calculated|7|
pineapple-canned-in-juice|Canned & jars|Pantry|250 400 g can;350 20 oz can|4.06|ERS|2026-08|calculated||
pineapple-juice|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|2.73|ERS|2026-08|calculated|7|
plantain|Produce|Produce|275 1 piece|1.859|PP-NAP|2026-08|calculated|7|
plum|Produce|Produce|70 1 piece|6.21|ERS|2026-08|calculated|6|
pomegranate-seeds|Produce|Produce|100 100 g;142 5 oz;150 150 g|20|estimate|2026-08|estimated|4|
pomegranate-juice|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|7.34|ERS|2026-08|calculated|7|
prunes|Nuts, seeds & snacks|Pantry|250 250 g bag;340 12 oz bag;500 500 g bag|15.55|ERS|2026-08|calculated||
raisins|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|9.81|ERS|2026-08|calculated||
golden-raisins|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|9.81|ERS|2026-08|estimated||
raspberries|Produce|Produce|150 150 g;170 170 g;170 6 oz|19|ERS|2026-08|calculated|3|
raspberries-frozen|Frozen|Produce|340 12 oz bag;400 400 g bag;500 500 g bag;1000 1 kg bag;1361 3 lb bag|15.13|ERS|2026-08|calculated||
rhubarb|Produce|Produce|400 400 g;454 1 lb|9.09|PP-NAP|2026-08|calculated|7|
strawberries|Produce|Produce|250 250 g;400 400 g;454 1 lb|7.29|ERS|2026-08|calculated|3|
strawberries-frozen|Frozen|Produce|340 12 oz bag;400 400 g bag;500 500 g bag;1000 1 kg bag;1361 3 lb bag|8.21|ERS|2026-08|calculated||
tamarind-pulp|Oils & condiments|Pantry|200 200 g;397 14 oz;400 400 g|14|PP-NAP|2026-08|calculated||
watermelon|Produce|Produce|1000 1 kg;4000 4 kg|0.94|ERS|2026-08|calculated|7|
cranberry-juice-unsweetened|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|9|estimate|2026-08|estimated|7|
grape-juice|Drinks|Pantry|984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle|2.31|ERS|2026-08|calculated|7|
cranberry-sauce|Canned & jars|Pantry|250 250 g jar;397 14 oz can|5.07|PP-NAP|2026-08|calculated||
maraschino-cherries|Canned & jars|Pantry|110 225 g jar;140 10 oz jar|14|estimate|2026-08|estimated||
egg|Dairy & eggs|Proteins|400 pack of 6;680 dozen|3.34|BLS|2026-08|sourced|28|
egg-white|Dairy & eggs|Proteins|454 16 oz carton;500 500 g carton|5.34|PP-NAP|2026-08|calculated|7|
egg-yolk|Dairy & eggs|Proteins|102 pack of 6|11|estimate|2026-08|estimated|3|
quail-egg|Dairy & eggs|Proteins|120 pack of 12|16|estimate|2026-08|estimated|21|
egg-white-powder|Baking|Pantry|250 250 g;500 500 g|35|estimate|2026-08|estimated||
butter-salted|Dairy & eggs|Dairy & Alternatives|227 227 g;250 250 g;454 1 lb|8.86|BLS|2026-08|sourced|60|
butter-unsalted|Dairy & eggs|Dairy & Alternatives|227 227 g;250 250 g;454 1 lb|8.86|BLS|2026-08|estimated|60|
ghee|Oils & condiments|Dairy & Alternatives|250 250 g jar;369 13 oz jar;500 500 g jar|42.9|PP-NAP|2026-08|calculated||
whole-milk|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|1.08|BLS|2026-08|sourced|6|
reduced-fat-milk-2|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|1.08|BLS|2026-08|estimated|6|
low-fat-milk-1|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|1.08|BLS|2026-08|estimated|6|
skim-milk|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|1.08|BLS|2026-08|estimated|6|
goat-milk|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton|4.2|estimate|2026-08|estimated|7|
buttermilk|Dairy & eggs|Dairy & Alternatives|518 500 ml carton;979 32 fl oz carton;1035 1 l carton|2.4|PP-NAP|2026-08|calculated|14|
evaporated-milk|Baking|Dairy & Alternatives|376 12 fl oz can;410 410 g can|3.56|PP-NAP|2026-08|calculated||
sweetened-condensed-milk|Baking|Dairy & Alternatives|397 14 oz can;397 397 g can|5.11|PP-NAP|2026-08|calculated||
milk-powder-nonfat|Baking|Dairy & Alternatives|300 300 g;400 400 g;726 25.6 oz|12|estimate|2026-08|estimated||
milk-powder-whole|Baking|Dairy & Alternatives|300 300 g;400 400 g;726 25.6 oz|12|estimate|2026-08|estimated||
half-and-half|Dairy & eggs|Dairy & Alternatives|482 473 ml carton;483 16 fl oz carton|4.23|PP-NAP|2026-08|calculated|10|
light-cream|Dairy & eggs|Dairy & Alternatives|250 250 ml carton;300 300 ml carton;473 16 fl oz carton;500 500 ml carton|6.52|PP-NAP|2026-08|calculated|7|
heavy-cream|Dairy & eggs|Dairy & Alternatives|250 250 ml carton;300 300 ml carton;473 16 fl oz carton;500 500 ml carton|8.58|PP-NAP|2026-08|calculated|7|
whipped-cream-pressurized|Dairy & eggs|Dairy & Alternatives|198 7 oz can;250 250 g can|8.02|PP-NAP|2026-08|calculated|21|
sour-cream|Dairy & eggs|Dairy & Alternatives|200 200 g;227 8 oz;300 300 g;454 16 oz|6.01|PP-NAP|2026-08|calculated|14|
sour-cream-reduced-fat|Dairy & eggs|Dairy & Alternatives|200 200 g;227 8 oz;300 300 g;454 16 oz|6.19|PP-NAP|2026-08|calculated|14|
yogurt-plain-whole-milk|Dairy & eggs|Dairy & Alternatives|150 150 g;500 500 g;907 32 oz;1000 1 kg|5.7|PP-NAP|2026-08|calculated|10|
yogurt-plain-low-fat|Dairy & eggs|Dairy & Alternatives|150 150 g;500 500 g;907 32 oz;1000 1 kg|5.7|PP-NAP|2026-08|calculated|10|
yogurt-plain-nonfat|Dairy & eggs|Dairy & Alternatives|150 150 g;500 500 g;907 32 oz;1000 1 kg|5.7|PP-NAP|2026-08|calculated|10|
greek-yogurt-whole-milk|Dairy & eggs|Dairy & Alternatives|170 170 g;450 450 g;500 500 g;907 32 oz;1000 1 kg|8.37|PP-NAP|2026-08|calculated|10|
greek-yogurt-low-fat|Dairy & eggs|Dairy & Alternatives|170 170 g;450 450 g;500 500 g;907 32 oz;1000 1 kg|8.37|PP-NAP|2026-08|calculated|10|
greek-yogurt-nonfat|Dairy & eggs|Dairy & Alternatives|170 170 g;450 450 g;500 500 g;907 32 oz;1000 1 kg|8.37|PP-NAP|2026-08|calculated|10|
kefir-low-fat|Dairy & eggs|Dairy & Alternatives|518 500 ml bottle;979 32 fl oz bottle;1035 1 l bottle|4.78|PP-NAP|2026-08|calculated|14|
cottage-cheese-full-fat|Dairy & eggs|Dairy & Alternatives|200 200 g;300 300 g;454 16 oz|5.24|PP-NAP|2026-08|calculated|7|
cottage-cheese-2|Dairy & eggs|Dairy & Alternatives|200 200 g;300 300 g;454 16 oz|5.84|PP-NAP|2026-08|calculated|7|
cottage-cheese-1|Dairy & eggs|Dairy & Alternatives|200 200 g;300 300 g;454 16 oz|5.84|PP-NAP|2026-08|calculated|7|
cream-cheese|Dairy & eggs|Dairy & Alternatives|180 180 g;200 200 g;227 8 oz|9.95|PP-NAP|2026-08|calculated|21|
neufchatel-cheese|Dairy & eggs|Dairy & Alternatives|180 180 g;200 200 g;227 8 oz|9.95|PP-NAP|2026-08|estimated|21|
ricotta-whole-milk|Dairy & eggs|Dairy & Alternatives|250 250 g;425 15 oz;500 500 g|6.21|PP-NAP|2026-08|calculated|7|
ricotta-part-skim|Dairy & eggs|Dairy & Alternatives|250 250 g;425 15 oz;500 500 g|6.21|PP-NAP|2026-08|calculated|7|
mozzarella-fresh-whole-milk|Dairy & eggs|Dairy & Alternatives|125 125 g;227 8 oz;250 250 g|12.73|PP-NAP|2026-08|calculated|7|
mozzarella-part-skim-low-moisture|Dairy & eggs|Dairy & Alternatives|200 200 g;227 8 oz;250 250 g;400 400 g;454 16 oz|12.7|PP-NAP|2026-08|calculated|21|
cheddar-cheese|Dairy & eggs|Dairy & Alternatives|200 200 g;227 8 oz;250 250 g;400 400 g;454 16 oz|13.19|BLS|2026-08|sourced|21|
cheddar-reduced-fat|Dairy & eggs|Dairy & Alternatives|200 200 g;227 8 oz;250 250 g|14|PP-NAP|2026-08|calculated|21|
monterey-jack|Dairy & eggs|Dairy & Alternatives|200 200 g;227 8 oz;250 250 g;400 400 g;454 16 oz|13.46|PP-NAP|2026-08|calculated|21|
colby-cheese|Dairy & eggs|Dairy & Alternatives|200 200 g;227 8 oz;250 250 g;400 400 g;454 16 oz|14.64|PP-NAP|2026-08|calculated|21|
parmesan-hard|Dairy & eggs|Dairy & Alternatives|100 100 g;142 5 oz;150 150 g;200 200 g;227 8 oz|22.83|PP-NAP|2026-08|calculated|45|
parmesan-grated|Dairy & eggs|Dairy & Alternatives|100 100 g;142 5 oz;150 150 g;200 200 g;227 8 oz|22.83|PP-NAP|2026-08|calculated|45|
parmesan-shredded|Dairy & eggs|Dairy & Alternatives|100 100 g;142 5 oz;150 150 g;200 200 g;227 8 oz|22.83|PP-NAP|2026-08|calculated|45|
pecorino-romano|Dairy & eggs|Dairy & Alternatives|100 100 g;142 5 oz;150 150 g;200 200 g;227 8 oz|22.83|PP-NAP|2026-08|calculated|45|
feta-cheese|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|24.12|PP-NAP|2026-08|calculated|30|
goat-cheese-soft|Dairy & eggs|Dairy & Alternatives|100 100 g;113 4 oz;150 150 g|43.26|PP-NAP|2026-08|calculated|14|
goat-cheese-hard|Dairy & eggs|Dairy & Alternatives|150 150 g;170 6 oz;200 200 g|43.26|PP-NAP|2026-08|calculated|30|
blue-cheese|Dairy & eggs|Dairy & Alternatives|100 100 g;142 5 oz;150 150 g|32.42|PP-NAP|2026-08|calculated|21|
roquefort|Dairy & eggs|Dairy & Alternatives|100 100 g;142 5 oz;150 150 g|38|estimate|2026-08|estimated|21|
brie|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz;250 250 g|20|estimate|2026-08|estimated|14|
camembert|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz;250 250 g|20|estimate|2026-08|estimated|14|
gouda|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|23.39|PP-NAP|2026-08|calculated|30|
edam|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|23.39|PP-NAP|2026-08|calculated|30|
gruyere|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|19.06|PP-NAP|2026-08|estimated|30|
swiss-cheese|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|19.06|PP-NAP|2026-08|calculated|30|
provolone|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|16.92|PP-NAP|2026-08|calculated|30|
fontina|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|28.68|PP-NAP|2026-08|calculated|30|
muenster|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|15.45|PP-NAP|2026-08|calculated|30|
queso-fresco|Dairy & eggs|Dairy & Alternatives|200 200 g;250 250 g;283 10 oz|11.11|PP-NAP|2026-08|calculated|21|
cotija-cheese|Dairy & eggs|Dairy & Alternatives|200 200 g;250 250 g;283 10 oz|15.78|PP-NAP|2026-08|calculated|21|
oaxaca-cheese|Dairy & eggs|Dairy & Alternatives|200 200 g;250 250 g;283 10 oz|12.15|PP-NAP|2026-08|calculated|21|
mexican-cheese-blend|Dairy & eggs|Dairy & Alternatives|200 200 g;227 8 oz;250 250 g;400 400 g;454 16 oz|11.2|PP-NAP|2026-08|calculated|21|
american-cheese|Dairy & eggs|Dairy & Alternatives|200 200 g;340 12 oz|11.54|PP-NAP|2026-08|calculated|45|
dulce-de-leche|Baking|Pantry|250 250 g jar;369 13 oz can|9|estimate|2026-08|estimated||
ice-cream-vanilla|Frozen|Dairy & Alternatives|264 16 fl oz tub;279 500 ml tub;558 1 l tub|9|estimate|2026-08|estimated||
whey-protein-powder|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|32|estimate|2026-08|estimated||
whey-protein-isolate|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|32|estimate|2026-08|estimated||
soy-milk-unsweetened|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|1.72|PP-NAP|2026-08|estimated|7|
soy-milk-original|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|1.72|PP-NAP|2026-08|estimated|7|
almond-milk-unsweetened|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|2.16|PP-NAP|2026-08|calculated|7|
oat-milk-unsweetened|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|2.16|PP-NAP|2026-08|estimated|7|
rice-milk-unsweetened|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|2.94|PP-NAP|2026-08|calculated|7|
coconut-milk-beverage|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|3.65|PP-NAP|2026-08|calculated|7|
coconut-milk-canned|Canned & jars|Pantry|194 200 ml can;387 13.5 fl oz can;388 400 ml can|6.2|estimate|2026-08|estimated||
coconut-cream-unsweetened|Canned & jars|Pantry|200 200 ml can;399 13.5 fl oz can;400 400 ml can|7.52|PP-NAP|2026-08|estimated||
coconut-water|Drinks|Pantry|330 330 ml carton;500 16.9 fl oz carton;1000 1 l carton|5.62|PP-NAP|2026-08|calculated|4|
soy-yogurt-plain|Chilled & plant-based|Dairy & Alternatives|400 400 g;500 500 g;680 24 oz|12.36|PP-NAP|2026-08|calculated|10|
soy-protein-powder|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|28|estimate|2026-08|estimated||
soy-protein-isolate|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|28|estimate|2026-08|estimated||
tofu-firm|Chilled & plant-based|Proteins|280 280 g;350 350 g;397 14 oz;400 400 g|8.05|PP-NAP|2026-08|calculated|7|
tofu-extra-firm|Chilled & plant-based|Proteins|280 280 g;350 350 g;397 14 oz;400 400 g|8.05|PP-NAP|2026-08|calculated|7|
tofu-soft|Chilled & plant-based|Proteins|280 280 g;350 350 g;397 14 oz;400 400 g|8.05|PP-NAP|2026-08|calculated|7|
tofu-silken|Chilled & plant-based|Proteins|300 300 g;340 340 g;349 12.3 oz;454 1 lb|8.05|PP-NAP|2026-08|calculated|7|
tofu-fried|Chilled & plant-based|Proteins|142 5 oz;150 150 g;200 200 g|8.05|PP-NAP|2026-08|calculated|7|
tempeh|Chilled & plant-based|Proteins|200 200 g;227 8 oz;250 250 g|12|estimate|2026-08|estimated|14|
natto|Chilled & plant-based|Proteins|100 100 g;150 150 g|14|estimate|2026-08|estimated|14|
miso|Oils & condiments|Pantry|150 150 g;300 300 g;500 500 g tub|14|estimate|2026-08|estimated||
vital-wheat-gluten|Baking|Pantry|283 10 oz bag;500 500 g bag;1000 1 kg bag|13|estimate|2026-08|estimated||
veggie-burger-patty|Chilled & plant-based|Proteins|284 284 g|16|estimate|2026-08|estimated|7|
meatless-sausage|Chilled & plant-based|Proteins|200 200 g;250 250 g;255 9 oz|19.47|PP-NAP|2026-08|calculated|7|
meatless-chicken|Chilled & plant-based|Proteins|200 200 g;250 250 g;255 9 oz|19.95|PP-NAP|2026-08|calculated|7|
falafel|Chilled & plant-based|Proteins|200 200 g;227 8 oz;250 250 g|22.79|PP-NAP|2026-08|calculated|7|
hummus|Chilled & plant-based|Proteins|200 200 g;283 10 oz;300 300 g|15.44|PP-NAP|2026-08|calculated|7|
peanut-butter-smooth|Canned & jars|Pantry|340 340 g jar;454 16 oz jar;500 500 g jar|6.91|PP-NAP|2026-08|calculated||
peanut-butter-chunky|Canned & jars|Pantry|340 340 g jar;454 16 oz jar;500 500 g jar|6.91|PP-NAP|2026-08|calculated||
peanut-butter-unsalted|Canned & jars|Pantry|340 340 g jar;454 16 oz jar;500 500 g jar|6.91|PP-NAP|2026-08|calculated||
almond-butter|Canned & jars|Pantry|170 170 g jar;250 250 g jar;340 12 oz jar|23.75|PP-NAP|2026-08|calculated||
cashew-butter|Canned & jars|Pantry|170 170 g jar;250 250 g jar;340 12 oz jar|27.82|PP-NAP|2026-08|calculated||
sunflower-seed-butter|Canned & jars|Pantry|340 340 g jar;454 16 oz jar|13|estimate|2026-08|estimated||
tahini|Canned & jars|Pantry|300 300 g jar;454 16 oz jar|20.68|PP-NAP|2026-08|calculated||
black-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.75|ERS|2026-08|calculated||
black-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4.22|PP-NAP|2026-08|calculated||
black-beans-canned-drained|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.68|ERS|2026-08|calculated||
kidney-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.71|ERS|2026-08|calculated||
kidney-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|3.54|PP-NAP|2026-08|calculated||
kidney-beans-canned-drained|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.24|ERS|2026-08|calculated||
pinto-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.48|ERS|2026-08|calculated||
pinto-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|3.84|PP-NAP|2026-08|calculated||
pinto-beans-canned-drained|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.23|ERS|2026-08|calculated||
navy-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.95|ERS|2026-08|calculated||
white-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.23|ERS|2026-08|calculated||
cannellini-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.23|ERS|2026-08|estimated||
cannellini-beans-canned-drained|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.38|ERS|2026-08|estimated||
great-northern-beans-canned-drained|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.38|ERS|2026-08|calculated||
adzuki-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.68|BLS|2026-08|estimated||
black-eyed-peas-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.73|ERS|2026-08|calculated||
chickpeas-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.68|BLS|2026-08|estimated||
chickpeas-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4.32|PP-NAP|2026-08|calculated||
chickpeas-canned-drained|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.31|PP-NAP|2026-08|calculated||
chickpea-flour|Baking|Pantry|500 500 g bag;624 22 oz bag;1000 1 kg bag|6|estimate|2026-08|estimated||
fava-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.5|estimate|2026-08|estimated||
lentils-green-or-brown-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.52|ERS|2026-08|calculated||
lentils-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|6.49|PP-NAP|2026-08|calculated||
red-lentils-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.52|ERS|2026-08|estimated||
lima-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.88|ERS|2026-08|calculated||
lupin-beans-dried|Grains, pasta & rice|Proteins|500 500 g bag|9|estimate|2026-08|estimated||
mung-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.68|BLS|2026-08|estimated||
split-peas-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.52|ERS|2026-08|estimated||
pigeon-peas-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.5|estimate|2026-08|estimated||
soybeans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.5|estimate|2026-08|estimated||
baked-beans-canned|Canned & jars|Proteins|415 415 g can;454 16 oz can|3.42|PP-NAP|2026-08|calculated||
refried-beans-vegetarian|Canned & jars|Proteins|430 430 g can;454 16 oz can|3.51|PP-NAP|2026-08|calculated||
refried-beans-traditional|Canned & jars|Proteins|430 430 g can;454 16 oz can|3.51|PP-NAP|2026-08|calculated||
urad-dal-black-gram-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.5|estimate|2026-08|estimated||
white-rice-long-grain|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|2.45|BLS|2026-08|sourced||
white-rice-cooked|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|6|estimate|2026-08|estimated||
white-rice-medium-grain|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|2.45|BLS|2026-08|estimated||
white-rice-short-grain-sushi|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.4|estimate|2026-08|estimated||
basmati-rice|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.6|estimate|2026-08|estimated||
jasmine-rice|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.6|estimate|2026-08|estimated||
brown-rice-long-grain|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.39|PP-NAP|2026-08|estimated||
brown-rice-cooked|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|6.5|estimate|2026-08|estimated||
brown-rice-medium-grain|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.39|estimate|2026-08|estimated||
parboiled-rice|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.45|BLS|2026-08|estimated||
glutinous-rice|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7.27|PP-NAP|2026-08|estimated||
black-rice|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8.5|estimate|2026-08|estimated||
wild-rice|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|14|estimate|2026-08|estimated||
quinoa|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9.5|estimate|2026-08|estimated||
quinoa-cooked|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|6|estimate|2026-08|estimated||
bulgur|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|estimate|2026-08|estimated||
couscous|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6.5|estimate|2026-08|estimated||
couscous-cooked|Grains, pasta & rice|Pantry|250 250 g pouch|9|estimate|2026-08|estimated||
pearl-barley|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.17|PP-NAP|2026-08|estimated||
buckwheat-groats-kasha|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9|estimate|2026-08|estimated||
millet|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.63|PP-NAP|2026-08|estimated||
amaranth|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|10|estimate|2026-08|estimated||
teff|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|10|estimate|2026-08|estimated||
spelt|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|estimate|2026-08|estimated||
farro-pearled|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8.5|estimate|2026-08|estimated||
sorghum-grain|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|estimate|2026-08|estimated||
freekeh-proxy-khorasan-wheat|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9|estimate|2026-08|estimated||
rolled-oats|Grains, pasta & rice|Pantry|500 500 g;510 18 oz;1000 1 kg;1191 42 oz|5.82|PP-NAP|2026-08|calculated||
steel-cut-oats|Grains, pasta & rice|Pantry|500 500 g;510 18 oz;1000 1 kg;1191 42 oz|5.82|PP-NAP|2026-08|estimated||
oat-bran|Grains, pasta & rice|Pantry|400 400 g;454 16 oz|8.51|PP-NAP|2026-08|calculated||
wheat-bran|Grains, pasta & rice|Pantry|400 400 g;454 16 oz|7.73|PP-NAP|2026-08|calculated||
wheat-germ|Grains, pasta & rice|Pantry|400 400 g;454 16 oz|17.44|PP-NAP|2026-08|calculated||
cornmeal|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.6|estimate|2026-08|estimated||
polenta-degermed-cornmeal|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.5|estimate|2026-08|estimated||
corn-grits|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.47|PP-NAP|2026-08|estimated||
farina-cream-of-wheat|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|estimate|2026-08|estimated||
popcorn-kernels-air-popped|Nuts, seeds & snacks|Pantry|500 500 g bag;907 2 lb bag|4|estimate|2026-08|estimated||
puffed-rice-cereal|Grains, pasta & rice|Pantry|340 12 oz;350 350 g|21.15|PP-NAP|2026-08|calculated||
granola|Grains, pasta & rice|Pantry|340 12 oz;400 400 g;500 500 g|13.58|PP-NAP|2026-08|calculated||
pasta-dry|Grains, pasta & rice|Pantry|454 1 lb;500 500 g;1000 1 kg|3.03|BLS|2026-08|sourced||
pasta-cooked|Grains, pasta & rice|Pantry|250 250 g|6|estimate|2026-08|estimated||
whole-wheat-pasta-dry|Grains, pasta & rice|Pantry|454 1 lb;500 500 g;1000 1 kg|3.85|PP-NAP|2026-08|estimated||
gluten-free-corn-pasta-dry|Grains, pasta & rice|Pantry|340 12 oz;400 400 g;500 500 g|6.5|estimate|2026-08|estimated||
fresh-pasta|Chilled & plant-based|Pantry|250 250 g;255 9 oz;400 400 g|9|estimate|2026-08|estimated|5|
egg-noodles-dry|Grains, pasta & rice|Pantry|250 250 g;340 12 oz;375 375 g|5|estimate|2026-08|estimated||
rice-noodles-dry|Grains, pasta & rice|Pantry|200 200 g;397 14 oz;400 400 g|7|estimate|2026-08|estimated||
soba-noodles-dry|Grains, pasta & rice|Pantry|250 250 g;269 9.5 oz|9|estimate|2026-08|estimated||
somen-noodles-dry|Grains, pasta & rice|Pantry|300 300 g;397 14 oz|6|estimate|2026-08|estimated||
cellophane-noodles-dry|Grains, pasta & rice|Pantry|170 6 oz;200 200 g|9|estimate|2026-08|estimated||
white-bread|Bakery|Pantry|400 400 g;567 20 oz;800 800 g|4.02|BLS|2026-08|sourced|5|
whole-wheat-bread|Bakery|Pantry|400 400 g;567 20 oz;800 800 g|6.2|BLS|2026-08|sourced|5|
multigrain-bread|Bakery|Pantry|400 400 g;680 24 oz;800 800 g|5.27|PP-NAP|2026-08|estimated|5|
rye-bread|Bakery|Pantry|400 400 g;454 16 oz;500 500 g|9.06|PP-NAP|2026-08|calculated|5|
pumpernickel-bread|Bakery|Pantry|400 400 g;454 16 oz;500 500 g|9.54|PP-NAP|2026-08|estimated|5|
sourdough-or-french-bread|Bakery|Pantry|400 400 g;454 16 oz;500 500 g|7.42|PP-NAP|2026-08|calculated|5|
italian-bread|Bakery|Pantry|350 350 g;397 14 oz;400 400 g|6.32|PP-NAP|2026-08|calculated|5|
sprouted-wheat-bread|Frozen|Pantry|600 600 g;680 24 oz|9.48|PP-NAP|2026-08|calculated||
gluten-free-white-bread|Bakery|Pantry|400 400 g;500 500 g;510 18 oz|17.32|PP-NAP|2026-08|calculated|5|
gluten-free-tortilla|Bakery|Pantry|270 pack of 6;360 pack of 8|16|estimate|2026-08|estimated|14|
gluten-free-bun|Bakery|Pantry|300 pack of 4|17.32|estimate|2026-08|estimated|5|
pita-white|Bakery|Pantry|300 pack of 5;360 pack of 6|8.41|PP-NAP|2026-08|calculated|5|
pita-whole-wheat|Bakery|Pantry|300 pack of 5;360 pack of 6|11.74|PP-NAP|2026-08|calculated|5|
naan|Bakery|Pantry|180 pack of 2;360 pack of 4|15.65|PP-NAP|2026-08|calculated|5|
chapati-or-roti|Bakery|Pantry|400 pack of 6|14.14|PP-NAP|2026-08|calculated|5|
focaccia|Bakery|Pantry|300 300 g;397 14 oz|10.81|PP-NAP|2026-08|calculated|5|
flour-tortilla|Bakery|Pantry|392 pack of 8;490 pack of 10|6.27|PP-NAP|2026-08|calculated|14|
whole-wheat-tortilla|Bakery|Pantry|328 pack of 8|9.48|PP-NAP|2026-08|calculated|14|
corn-tortilla|Bakery|Pantry|288 pack of 12;720 pack of 30|2.59|PP-NAP|2026-08|calculated|14|
taco-shells|Canned & jars|Pantry|160 pack of 12|11.86|PP-NAP|2026-08|calculated||
bagel|Bakery|Pantry|380 pack of 4;475 pack of 5|6.63|PP-NAP|2026-08|estimated|5|
english-muffin|Bakery|Pantry|228 pack of 4;342 pack of 6|9.1|PP-NAP|2026-08|calculated|5|
hamburger-bun|Bakery|Pantry|176 pack of 4;352 pack of 8|5.96|PP-NAP|2026-08|calculated|5|
whole-wheat-burger-bun|Bakery|Pantry|224 pack of 4;448 pack of 8|8.31|PP-NAP|2026-08|calculated|5|
dinner-roll|Bakery|Pantry|168 pack of 6;336 pack of 12|8.66|PP-NAP|2026-08|estimated|5|
croissant|Bakery|Pantry|228 pack of 4|13.58|PP-NAP|2026-08|calculated|5|
breadcrumbs-dry|Baking|Pantry|400 400 g;425 15 oz|4.02|BLS|2026-08|estimated||
breadcrumbs-seasoned|Baking|Pantry|200 200 g;400 400 g;425 15 oz|5.5|estimate|2026-08|estimated||
croutons|Bakery|Pantry|140 140 g;142 5 oz|9.4|PP-NAP|2026-08|calculated||
saltine-crackers|Nuts, seeds & snacks|Pantry|300 300 g;454 16 oz|7.28|PP-NAP|2026-08|calculated||
graham-crackers|Nuts, seeds & snacks|Pantry|400 400 g;408 14.4 oz|10.7|PP-NAP|2026-08|calculated||
rye-crispbread|Nuts, seeds & snacks|Pantry|250 250 g;255 9 oz|9|estimate|2026-08|estimated||
matzo|Nuts, seeds & snacks|Pantry|300 300 g;450 450 g;454 16 oz|8.85|PP-NAP|2026-08|calculated||
rice-cakes|Nuts, seeds & snacks|Pantry|100 100 g;130 130 g;142 5 oz|20.65|PP-NAP|2026-08|calculated||
phyllo-dough|Frozen|Pantry|270 270 g;454 16 oz;454 454 g|8|estimate|2026-08|estimated||
puff-pastry-frozen|Frozen|Pantry|320 320 g;375 375 g;490 17.3 oz|8.5|estimate|2026-08|estimated||
pie-crust-refrigerated|Chilled & plant-based|Pantry|320 320 g;400 14.1 oz|8.5|estimate|2026-08|estimated|21|
wonton-wrappers|Chilled & plant-based|Pantry|340 12 oz;340 340 g|7|estimate|2026-08|estimated|10|
tortilla-chips|Nuts, seeds & snacks|Pantry|200 200 g;300 300 g;312 11 oz|10.37|PP-NAP|2026-08|calculated||
potato-chips|Nuts, seeds & snacks|Pantry|150 150 g;200 200 g;227 8 oz|14.17|PP-NAP|2026-08|calculated||
pretzels|Nuts, seeds & snacks|Pantry|200 200 g;250 250 g;454 16 oz|8.66|PP-NAP|2026-08|calculated||
all-purpose-flour|Baking|Pantry|1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag|1.21|BLS|2026-08|sourced||1
bread-flour|Baking|Pantry|1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag|1.21|BLS|2026-08|estimated||1
cake-flour|Baking|Pantry|907 2 lb bag;1000 1 kg bag|1.21|BLS|2026-08|estimated||
self-rising-flour|Baking|Pantry|1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag|1.21|BLS|2026-08|estimated||1
whole-wheat-flour|Baking|Pantry|1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag|1.21|BLS|2026-08|estimated||1
semolina|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.6|estimate|2026-08|estimated||
rye-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2.6|estimate|2026-08|estimated||
spelt-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.5|estimate|2026-08|estimated||
buckwheat-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|estimate|2026-08|estimated||
oat-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|estimate|2026-08|estimated||
rice-flour-white|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.5|estimate|2026-08|estimated||
rice-flour-brown|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.5|estimate|2026-08|estimated||
glutinous-rice-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.5|estimate|2026-08|estimated||
corn-flour-masa-harina|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3.6|estimate|2026-08|estimated||
cornstarch|Baking|Pantry|250 250 g;454 16 oz;500 500 g|4.5|estimate|2026-08|estimated||1
tapioca-pearls-or-starch|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|estimate|2026-08|estimated||
arrowroot|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|14|estimate|2026-08|estimated||
potato-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8|estimate|2026-08|estimated||
almond-flour|Baking|Pantry|200 200 g bag;450 450 g bag;454 16 oz bag|25.95|PP-NAP|2026-08|estimated||
coconut-flour|Baking|Pantry|454 16 oz bag;500 500 g bag|9|estimate|2026-08|estimated||
cassava-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|12|estimate|2026-08|estimated||
soy-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8|estimate|2026-08|estimated||
sorghum-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8|estimate|2026-08|estimated||
millet-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8|estimate|2026-08|estimated||
quinoa-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|13|estimate|2026-08|estimated||
baking-powder|Baking|Pantry|100 100 g;200 200 g;227 8 oz|14|estimate|2026-08|estimated||1
baking-soda|Baking|Pantry|100 100 g;200 200 g;227 8 oz|4|estimate|2026-08|estimated||1
cream-of-tartar|Baking|Pantry|40 40 g;43 1.5 oz;50 50 g|50|estimate|2026-08|estimated||1
active-dry-yeast|Baking|Pantry|21 21 g;57 2 oz jar;100 100 g|30|estimate|2026-08|estimated||1
gelatin-powder|Baking|Pantry|28 1 oz;28 28 g;50 50 g|60|estimate|2026-08|estimated||
pectin|Baking|Pantry|50 1.75 oz;50 50 g|40|estimate|2026-08|estimated||
cocoa-powder-unsweetened|Baking|Pantry|125 125 g;227 8 oz;250 250 g|18|estimate|2026-08|estimated||1
dark-chocolate-70-85|Nuts, seeds & snacks|Pantry|99 3.5 oz;100 100 g|23.12|PP-NAP|2026-08|calculated||
semisweet-chocolate-chips|Baking|Pantry|200 200 g;340 12 oz;340 340 g|10.93|PP-NAP|2026-08|calculated||
milk-chocolate|Baking|Pantry|100 100 g;200 200 g;312 11 oz|15|estimate|2026-08|estimated||
white-chocolate|Baking|Pantry|100 100 g;200 200 g;312 11 oz|13.74|PP-NAP|2026-08|calculated||
unsweetened-baking-chocolate|Baking|Pantry|100 100 g;113 4 oz|20|estimate|2026-08|estimated||
vanilla-extract|Baking|Pantry|52 2 fl oz bottle;53 60 ml bottle|220|estimate|2026-08|estimated||1
marshmallows|Baking|Pantry|150 150 g;200 200 g;283 10 oz|7.39|PP-NAP|2026-08|calculated||
carob-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|14|estimate|2026-08|estimated||
malt-syrup-barley|Baking|Pantry|340 340 g jar;567 20 oz jar|11|estimate|2026-08|estimated||
barley-malt-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9|estimate|2026-08|estimated||
white-sugar|Baking|Pantry|500 500 g bag;1000 1 kg bag;1814 4 lb bag|2.26|BLS|2026-08|sourced||1
brown-sugar|Baking|Pantry|500 500 g bag;907 2 lb bag;1000 1 kg bag|3.19|PP-NAP|2026-08|calculated||1
powdered-sugar|Baking|Pantry|500 500 g bag;907 2 lb bag|3.06|PP-NAP|2026-08|calculated||1
honey|Canned & jars|Pantry|340 12 oz bottle;340 340 g jar;500 500 g jar|13.88|PP-NAP|2026-08|calculated||1
maple-syrup|Canned & jars|Pantry|330 330 g bottle;332 250 ml bottle;472 12 fl oz bottle|24|estimate|2026-08|estimated||
agave-syrup|Canned & jars|Pantry|342 250 ml bottle;476 11.75 fl oz bottle|11.46|PP-NAP|2026-08|calculated||
molasses|Baking|Pantry|340 340 g jar;497 12 fl oz bottle|9.21|PP-NAP|2026-08|calculated||
corn-syrup-light|Baking|Pantry|677 470 ml bottle;681 16 fl oz bottle|5.03|PP-NAP|2026-08|calculated||
stevia-powder|Baking|Pantry|50 50 g;99 3.5 oz;100 100 g|28.33|PP-NAP|2026-08|calculated||1
jam|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|7.61|PP-NAP|2026-08|calculated||
orange-marmalade|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|8.56|PP-NAP|2026-08|calculated||
apple-butter|Canned & jars|Pantry|340 340 g jar;482 17 oz jar|9|estimate|2026-08|estimated||
chocolate-hazelnut-spread|Canned & jars|Pantry|350 350 g jar;369 13 oz jar|11.5|PP-NAP|2026-08|calculated||
chocolate-syrup|Baking|Pantry|400 400 g bottle;680 24 oz bottle|4.72|PP-NAP|2026-08|calculated||
almonds|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|25.95|PP-NAP|2026-08|calculated||
almonds-blanched|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|25.95|PP-NAP|2026-08|estimated||
almond-paste-marzipan|Baking|Pantry|198 7 oz;200 200 g|20.27|PP-NAP|2026-08|calculated||
brazil-nuts|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|34.46|PP-NAP|2026-08|calculated||
cashews|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|33.72|PP-NAP|2026-08|calculated||
cashews-roasted|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|25.18|PP-NAP|2026-08|calculated||
chestnuts-roasted|Canned & jars|Pantry|142 5 oz;180 180 g;200 200 g|20.58|PP-NAP|2026-08|calculated||
coconut-shredded-unsweetened|Baking|Pantry|200 200 g bag;227 8 oz bag|11.75|PP-NAP|2026-08|calculated||
coconut-shredded-sweetened|Baking|Pantry|200 200 g bag;397 14 oz bag|11.75|PP-NAP|2026-08|calculated||
coconut-fresh|Produce|Produce|763 1 piece|4|estimate|2026-08|estimated|7|
hazelnuts|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|24.21|PP-NAP|2026-08|calculated||
macadamia-nuts|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|48.46|PP-NAP|2026-08|calculated||
mixed-nuts|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|19.72|PP-NAP|2026-08|calculated||
peanuts-raw|Nuts, seeds & snacks|Pantry|200 200 g bag;227 8 oz bag|6.27|PP-NAP|2026-08|calculated||
peanuts-dry-roasted|Nuts, seeds & snacks|Pantry|200 200 g bag;227 8 oz bag|8.21|PP-NAP|2026-08|calculated||
pecans|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|33.15|PP-NAP|2026-08|calculated||
pine-nuts|Nuts, seeds & snacks|Pantry|50 50 g bag;57 2 oz bag;100 100 g bag|89.67|PP-NAP|2026-08|calculated||
pistachios|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|34.74|PP-NAP|2026-08|calculated||
walnuts|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|23.41|PP-NAP|2026-08|calculated||
chia-seeds|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|16.82|PP-NAP|2026-08|calculated||
flaxseed|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|11.58|PP-NAP|2026-08|calculated||
hemp-seeds|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|26|estimate|2026-08|estimated||
poppy-seeds|Nuts, seeds & snacks|Pantry|50 50 g;74 2.6 oz;100 100 g|18|estimate|2026-08|estimated||1
pumpkin-seeds|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|14.29|PP-NAP|2026-08|calculated||
sesame-seeds|Nuts, seeds & snacks|Pantry|100 100 g;113 4 oz;250 250 g|12|estimate|2026-08|estimated||1
sesame-seeds-toasted|Nuts, seeds & snacks|Pantry|100 100 g;113 4 oz;250 250 g|12|estimate|2026-08|estimated||1
sunflower-seeds|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|14.47|PP-NAP|2026-08|calculated||
olive-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|13.94|PP-NAP|2026-08|calculated||1
canola-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|5.62|PP-NAP|2026-08|estimated||1
vegetable-oil-soybean|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|5.62|PP-NAP|2026-08|calculated||1
sunflower-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|5.62|PP-NAP|2026-08|estimated||1
corn-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|3.32|PP-NAP|2026-08|calculated||1
peanut-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|9|estimate|2026-08|estimated||1
sesame-oil|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|30.28|PP-NAP|2026-08|calculated||1
coconut-oil|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar;500 500 g jar|17.05|PP-NAP|2026-08|calculated||1
avocado-oil|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|20|estimate|2026-08|estimated||1
grapeseed-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|12|estimate|2026-08|estimated||1
walnut-oil|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|28|estimate|2026-08|estimated||1
flaxseed-oil|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|26|estimate|2026-08|estimated||1
palm-oil|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar;500 500 g jar|8|estimate|2026-08|estimated||1
rice-bran-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|8|estimate|2026-08|estimated||1
cooking-spray|Oils & condiments|Pantry|140 140 g can;142 5 oz can|20|estimate|2026-08|estimated||1
lard|Dairy & eggs|Pantry|250 250 g;454 1 lb|7|estimate|2026-08|estimated|90|
beef-tallow|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar|16|estimate|2026-08|estimated||
duck-fat|Oils & condiments|Pantry|198 7 oz jar;200 200 g jar|22|estimate|2026-08|estimated||
bacon-fat|Oils & condiments|Pantry|200 200 g jar|12|estimate|2026-08|estimated||
vegetable-shortening|Oils & condiments|Pantry|250 250 g;454 1 lb|7|estimate|2026-08|estimated||
margarine-stick|Dairy & eggs|Dairy & Alternatives|250 250 g;454 1 lb|5.51|PP-NAP|2026-08|calculated|90|
vegan-buttery-spread|Chilled & plant-based|Dairy & Alternatives|250 250 g;369 13 oz|5.13|PP-NAP|2026-08|estimated|90|
mayonnaise|Oils & condiments|Pantry|400 400 g jar;425 15 oz jar;850 30 oz jar|6.26|PP-NAP|2026-08|calculated|60|
mayonnaise-light|Oils & condiments|Pantry|400 400 g jar;425 15 oz jar;850 30 oz jar|6.3|estimate|2026-08|estimated|60|
vegan-mayonnaise-tofu|Oils & condiments|Pantry|240 240 g jar;340 12 oz jar|13.83|PP-NAP|2026-08|calculated|60|
ranch-dressing|Oils & condiments|Pantry|254 250 ml bottle;480 16 fl oz bottle|7.22|PP-NAP|2026-08|estimated|60|
italian-dressing|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|7.84|PP-NAP|2026-08|calculated|60|
caesar-dressing|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|8.82|PP-NAP|2026-08|calculated|60|
blue-cheese-dressing|Oils & condiments|Pantry|259 250 ml bottle;490 16 fl oz bottle|8.71|PP-NAP|2026-08|calculated|60|
thousand-island-dressing|Oils & condiments|Pantry|264 250 ml bottle;500 16 fl oz bottle|6.18|PP-NAP|2026-08|calculated|60|
allspice-ground|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|estimate|2026-08|estimated||1
anise-seed|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|estimate|2026-08|estimated||1
basil-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|estimate|2026-08|estimated||1
bay-leaf|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|110|estimate|2026-08|estimated||1
black-pepper|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|estimate|2026-08|estimated||1
white-pepper|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|estimate|2026-08|estimated||1
caraway-seed|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|estimate|2026-08|estimated||1
cardamom|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|120|estimate|2026-08|estimated||1
cayenne-pepper|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|estimate|2026-08|estimated||1
celery-seed|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|estimate|2026-08|estimated||1
chili-powder|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|estimate|2026-08|estimated||1
cinnamon-ground|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|estimate|2026-08|estimated||1
cloves-ground|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|estimate|2026-08|estimated||1
coriander-ground|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|estimate|2026-08|estimated||1
cumin|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|estimate|2026-08|estimated||1
curry-powder|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|estimate|2026-08|estimated||1
dill-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|estimate|2026-08|estimated||1
fennel-seed|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|estimate|2026-08|estimated||1
fenugreek-seed|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|estimate|2026-08|estimated||1
garlic-powder|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|estimate|2026-08|estimated||1
ginger-ground|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|estimate|2026-08|estimated||1
mace-ground|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|estimate|2026-08|estimated||1
marjoram-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|estimate|2026-08|estimated||1
mustard-powder|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|estimate|2026-08|estimated||1
nutmeg|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|estimate|2026-08|estimated||1
onion-powder|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|estimate|2026-08|estimated||1
oregano-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|estimate|2026-08|estimated||1
paprika|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|estimate|2026-08|estimated||1
parsley-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|estimate|2026-08|estimated||1
pumpkin-pie-spice|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|48|estimate|2026-08|estimated||1
rosemary-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|estimate|2026-08|estimated||1
saffron|Spices & herbs|Pantry|1 1 g;2 2 g|4500|estimate|2026-08|estimated||1
sage-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|estimate|2026-08|estimated||1
tarragon-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|estimate|2026-08|estimated||1
thyme-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|estimate|2026-08|estimated||1
turmeric|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|38|estimate|2026-08|estimated||1
salt|Spices & herbs|Pantry|500 500 g;737 26 oz;750 750 g|1.2|estimate|2026-08|estimated||1
taco-seasoning|Spices & herbs|Pantry|28 1 oz;35 35 g|35|estimate|2026-08|estimated||1
apple-cider-vinegar|Oils & condiments|Pantry|252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle|4.5|estimate|2026-08|estimated||1
white-vinegar|Oils & condiments|Pantry|252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle|4.5|estimate|2026-08|estimated||1
red-wine-vinegar|Oils & condiments|Pantry|252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle|4.5|estimate|2026-08|estimated||1
balsamic-vinegar|Oils & condiments|Pantry|270 250 ml bottle;511 16 fl oz bottle;540 500 ml bottle|9|estimate|2026-08|estimated||1
yellow-mustard|Oils & condiments|Pantry|200 200 g jar;227 8 oz bottle|6.6|PP-NAP|2026-08|calculated||1
capers|Oils & condiments|Pantry|60 100 g jar;60 3.5 oz jar|18|estimate|2026-08|estimated||
ketchup|Oils & condiments|Pantry|460 460 g bottle;567 20 oz bottle|3.66|PP-NAP|2026-08|calculated||
dill-pickles|Oils & condiments|Pantry|190 350 g jar;400 24 oz jar|5.12|PP-NAP|2026-08|calculated||
sweet-pickle-relish|Oils & condiments|Pantry|250 250 g jar;283 10 oz jar|6.34|PP-NAP|2026-08|calculated||
soy-sauce|Oils & condiments|Pantry|172 150 ml bottle;288 250 ml bottle;340 10 fl oz bottle|7.88|PP-NAP|2026-08|calculated||1
soy-sauce-low-sodium|Oils & condiments|Pantry|172 150 ml bottle;288 250 ml bottle;340 10 fl oz bottle|7.88|PP-NAP|2026-08|calculated||1
tamari|Oils & condiments|Pantry|172 150 ml bottle;288 250 ml bottle;340 10 fl oz bottle|7.88|PP-NAP|2026-08|estimated||1
fish-sauce|Oils & condiments|Pantry|240 200 ml bottle;240 6.75 fl oz bottle;840 700 ml bottle|18.86|PP-NAP|2026-08|calculated||1
oyster-sauce|Oils & condiments|Pantry|304 250 ml bottle;324 9 fl oz bottle|11.67|PP-NAP|2026-08|calculated||
hoisin-sauce|Oils & condiments|Pantry|256 8 fl oz bottle;271 250 ml bottle|11.34|PP-NAP|2026-08|calculated||
teriyaki-sauce|Oils & condiments|Pantry|304 250 ml bottle;360 10 fl oz bottle|9.81|PP-NAP|2026-08|calculated||
worcestershire-sauce|Oils & condiments|Pantry|174 150 ml bottle;337 290 ml bottle;344 10 fl oz bottle|11|PP-NAP|2026-08|calculated||1
hot-sauce|Oils & condiments|Pantry|144 5 fl oz bottle;146 150 ml bottle|9.98|PP-NAP|2026-08|calculated||1
sriracha|Oils & condiments|Pantry|257 200 ml bottle;646 17 fl oz bottle|8.18|PP-NAP|2026-08|calculated||
barbecue-sauce|Oils & condiments|Pantry|400 400 g bottle;510 18 oz bottle|4.61|PP-NAP|2026-08|calculated||
sweet-and-sour-sauce|Oils & condiments|Pantry|296 250 ml bottle;350 10 fl oz bottle|8.46|PP-NAP|2026-08|calculated||
salsa|Oils & condiments|Pantry|300 300 g jar;454 16 oz jar|7.39|PP-NAP|2026-08|calculated|7|
salsa-verde|Oils & condiments|Pantry|230 230 g jar;454 16 oz jar|7.62|PP-NAP|2026-08|calculated||
enchilada-sauce-red|Oils & condiments|Pantry|280 280 g can;283 10 oz can;794 28 oz can|5.24|PP-NAP|2026-08|calculated||
marinara-sauce|Canned & jars|Pantry|350 350 g jar;500 500 g jar;680 24 oz jar|4.08|PP-NAP|2026-08|calculated||
pizza-sauce|Canned & jars|Pantry|200 200 g jar;397 14 oz jar|4.08|PP-NAP|2026-08|estimated||
pesto|Canned & jars|Pantry|170 6 oz jar;190 190 g jar|23.47|PP-NAP|2026-08|calculated|14|
alfredo-sauce-mix-dry|Canned & jars|Pantry|35 1.25 oz;35 35 g|40|estimate|2026-08|estimated||
peanut-sauce|Canned & jars|Pantry|350 350 g jar;500 500 g jar;680 24 oz jar|16.4|PP-NAP|2026-08|calculated||
tartar-sauce|Oils & condiments|Pantry|250 250 g jar;340 12 oz bottle;500 500 g jar|10.15|PP-NAP|2026-08|calculated||
steak-sauce|Oils & condiments|Pantry|250 250 g jar;340 12 oz bottle;500 500 g jar|11.53|PP-NAP|2026-08|calculated||
plum-sauce|Oils & condiments|Pantry|250 250 g jar;340 12 oz bottle;500 500 g jar|8.98|PP-NAP|2026-08|calculated||
cocktail-sauce|Oils & condiments|Pantry|250 250 g jar;340 12 oz bottle;500 500 g jar|10.39|PP-NAP|2026-08|calculated||
yeast-extract-spread|Oils & condiments|Pantry|125 125 g jar;125 4.4 oz jar;250 250 g jar|26|estimate|2026-08|estimated||
chicken-broth|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.03|PP-NAP|2026-08|calculated||
chicken-broth-low-sodium|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.03|PP-NAP|2026-08|calculated||
chicken-stock-homemade|Chilled & plant-based|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|3|estimate|2026-08|estimated|4|
beef-broth|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.03|PP-NAP|2026-08|estimated||
beef-stock-homemade|Chilled & plant-based|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|3|estimate|2026-08|estimated|4|
vegetable-broth|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.03|PP-NAP|2026-08|estimated||
fish-stock|Chilled & plant-based|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|5|estimate|2026-08|estimated|4|
chicken-bouillon-cube|Canned & jars|Pantry|64 2.25 oz;66 66 g;80 80 g|20|estimate|2026-08|estimated||1
beef-bouillon-cube|Canned & jars|Pantry|64 2.25 oz;66 66 g;80 80 g|20|estimate|2026-08|estimated||1
condensed-cream-of-mushroom-soup|Canned & jars|Pantry|295 295 g can;298 10.5 oz can|5.5|estimate|2026-08|estimated||
water|Other|Pantry|1000 1 l tap|0.002|estimate|2026-08|estimated||1
coffee-brewed|Drinks|Pantry|4000 250 g packet;5400 12 oz packet|1.25|estimate|2026-08|estimated||1
espresso|Drinks|Pantry|500 250 g packet|10|estimate|2026-08|estimated||1
instant-coffee-powder|Drinks|Pantry|100 100 g jar;198 7 oz jar|55|estimate|2026-08|estimated||1
black-tea-brewed|Drinks|Pantry|4000 pack of 20|0.75|estimate|2026-08|estimated||1
green-tea-brewed|Drinks|Pantry|4000 pack of 20|0.75|estimate|2026-08|estimated||1
red-wine|Drinks|Pantry|742 750 ml bottle|13.83|BLS|2026-08|sourced|5|
white-wine|Drinks|Pantry|742 750 ml bottle|13.83|BLS|2026-08|sourced|5|
cooking-wine|Drinks|Pantry|363 370 ml bottle;464 16 fl oz bottle|6|estimate|2026-08|estimated||
beer|Drinks|Pantry|330 330 ml bottle;355 12 fl oz can;355 355 ml can|4|estimate|2026-08|estimated||
sake|Drinks|Pantry|294 300 ml bottle;706 720 ml bottle|15|estimate|2026-08|estimated||
rum|Drinks|Pantry|665 700 ml bottle;712 750 ml bottle|18.6|PP-NAP|2026-08|calculated||
vodka|Drinks|Pantry|665 700 ml bottle;712 750 ml bottle|17.55|PP-NAP|2026-08|calculated||
club-soda|Drinks|Pantry|1000 1 l bottle;1000 33.8 fl oz bottle|1.42|PP-NAP|2026-08|calculated||
chicken-breast-skinless|Meat|Proteins|300 300 g;454 1 lb;500 500 g;1000 1 kg|9.2|BLS|2026-08|sourced|2|
chicken-breast-with-skin|Meat|Proteins|300 300 g;454 1 lb;500 500 g;1000 1 kg|8.424|PP-NAP|2026-08|estimated|2|
chicken-thigh-skinless|Meat|Proteins|400 400 g;454 1 lb;500 500 g;1000 1 kg|9.2|BLS|2026-08|estimated|2|
chicken-thigh-with-skin|Meat|Proteins|300 300 g;454 1 lb;500 500 g;1000 1 kg|6.158|PP-NAP|2026-08|estimated|2|
chicken-drumstick-with-skin|Meat|Proteins|454 1 lb;500 500 g;1000 1 kg|2.874|PP-NAP|2026-08|estimated|2|
chicken-leg-quarter-with-skin|Meat|Proteins|907 2 lb;1000 1 kg|2.154|PP-NAP|2026-08|estimated|2|
chicken-wing|Meat|Proteins|300 300 g;454 1 lb;500 500 g;1000 1 kg|7.5|estimate|2026-08|estimated|2|
whole-chicken-with-skin|Meat|Proteins|1200 1.2 kg;1500 1.5 kg;1588 3.5 lb|4.49|BLS|2026-08|sourced|2|
ground-chicken|Meat|Proteins|250 250 g;400 400 g;454 1 lb;500 500 g|9.2|BLS|2026-08|estimated|2|
chicken-liver|Meat|Proteins|300 300 g;454 1 lb;500 500 g;1000 1 kg|4.73|PP-NAP|2026-08|estimated|2|
rotisserie-chicken-breast|Chilled & plant-based|Proteins|900 900 g|11|estimate|2026-08|estimated|3|
turkey-breast-skinless|Meat|Proteins|300 300 g;454 1 lb;500 500 g;1000 1 kg|11|estimate|2026-08|estimated|2|
turkey-thigh-skinless|Meat|Proteins|300 300 g;454 1 lb;500 500 g;1000 1 kg|9.85|PP-NAP|2026-08|estimated|2|
whole-turkey-with-skin|Meat|Proteins|5000 5 kg;5443 12 lb|4|estimate|2026-08|estimated|2|
ground-turkey|Meat|Proteins|250 250 g;400 400 g;454 1 lb;500 500 g|14.2|PP-NAP|2026-08|estimated|2|
ground-turkey-93-lean|Meat|Proteins|250 250 g;400 400 g;454 1 lb;500 500 g|14.2|PP-NAP|2026-08|estimated|2|
duck-meat-only|Meat|Proteins|350 350 g;400 400 g;454 1 lb|18.44|PP-NAP|2026-08|estimated|2|
duck-with-skin|Meat|Proteins|2000 2 kg;2268 5 lb|12.28|PP-NAP|2026-08|estimated|2|
deli-turkey-breast|Meat|Proteins|100 100 g;150 150 g;200 200 g;227 8 oz;340 12 oz|17.55|PP-NAP|2026-08|calculated|7|
deli-chicken-breast|Meat|Proteins|100 100 g;150 150 g;200 200 g;227 8 oz;340 12 oz|18.98|PP-NAP|2026-08|calculated|7|
turkey-bacon|Meat|Proteins|100 100 g;150 150 g;200 200 g;227 8 oz;340 12 oz|20.51|PP-NAP|2026-08|estimated|7|
turkey-sausage|Meat|Proteins|200 200 g;227 8 oz;340 12 oz;400 400 g|11.35|PP-NAP|2026-08|estimated|7|
ground-beef-80-lean|Meat|Proteins|250 250 g;400 400 g;454 1 lb;500 500 g|15.26|BLS|2026-08|sourced|2|
ground-beef-85-lean|Meat|Proteins|250 250 g;400 400 g;454 1 lb;500 500 g|15.26|BLS|2026-08|sourced|2|
ground-beef-90-lean|Meat|Proteins|250 250 g;400 400 g;454 1 lb;500 500 g|15.26|BLS|2026-08|estimated|2|
ground-beef-93-lean|Meat|Proteins|250 250 g;400 400 g;454 1 lb;500 500 g|15.26|BLS|2026-08|estimated|2|
ground-beef-95-lean|Meat|Proteins|250 250 g;400 400 g;454 1 lb;500 500 g|15.26|BLS|2026-08|estimated|2|
beef-sirloin-steak|Meat|Proteins|225 225 g;300 300 g;454 1 lb;500 500 g|31.65|BLS|2026-08|sourced|2|
beef-ribeye-steak|Meat|Proteins|227 227 g;300 300 g;454 1 lb|38|estimate|2026-08|estimated|2|
beef-strip-steak|Meat|Proteins|227 227 g;300 300 g;454 1 lb|36|estimate|2026-08|estimated|2|
beef-tenderloin-filet|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|58|estimate|2026-08|estimated|2|
beef-flank-steak|Meat|Proteins|454 1 lb;500 500 g;600 600 g|29|estimate|2026-08|estimated|2|
beef-skirt-steak|Meat|Proteins|454 1 lb;500 500 g;600 600 g|30|estimate|2026-08|estimated|2|
beef-chuck-roast|Meat|Proteins|800 800 g;907 2 lb;1000 1 kg|20.28|PP-NAP|2026-08|estimated|2|
beef-stew-meat|Meat|Proteins|400 400 g;454 1 lb;500 500 g|21.1|PP-NAP|2026-08|estimated|2|
beef-brisket|Meat|Proteins|800 800 g;907 2 lb;1000 1 kg|14.43|PP-NAP|2026-08|estimated|2|
beef-short-ribs|Meat|Proteins|500 500 g;907 2 lb;1000 1 kg|22|estimate|2026-08|estimated|2|
beef-top-round|Meat|Proteins|454 1 lb;500 500 g;600 600 g|21|estimate|2026-08|estimated|2|
beef-tri-tip|Meat|Proteins|454 1 lb;500 500 g;600 600 g|27|estimate|2026-08|estimated|2|
beef-liver|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|9.47|PP-NAP|2026-08|estimated|2|
corned-beef-brisket|Meat|Proteins|100 100 g;150 150 g;200 200 g;227 8 oz;340 12 oz|18.98|PP-NAP|2026-08|estimated|7|
beef-jerky|Meat|Proteins|50 50 g;81 2.85 oz;85 85 g|85.7|PP-NAP|2026-08|calculated|7|
deli-roast-beef|Meat|Proteins|100 100 g;150 150 g;200 200 g;227 8 oz;340 12 oz|28.18|PP-NAP|2026-08|calculated|7|
veal-cutlet|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|34|estimate|2026-08|estimated|2|
ground-veal|Meat|Proteins|250 250 g;400 400 g;454 1 lb;500 500 g|18|estimate|2026-08|estimated|2|
ground-lamb|Meat|Proteins|250 250 g;400 400 g;454 1 lb;500 500 g|23.69|PP-NAP|2026-08|estimated|2|
lamb-leg|Meat|Proteins|500 500 g;907 2 lb;1000 1 kg|21.28|PP-NAP|2026-08|estimated|2|
lamb-shoulder|Meat|Proteins|500 500 g;907 2 lb;1000 1 kg|21.28|PP-NAP|2026-08|estimated|2|
lamb-loin-chop|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|25.49|PP-NAP|2026-08|estimated|2|
lamb-stew-meat|Meat|Proteins|400 400 g;454 1 lb;500 500 g|26.94|PP-NAP|2026-08|estimated|2|
lamb-shank|Meat|Proteins|400 400 g;800 800 g|15|estimate|2026-08|estimated|2|
ground-bison|Meat|Proteins|250 250 g;400 400 g;454 1 lb;500 500 g|30.13|PP-NAP|2026-08|estimated|2|
venison|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|25.91|PP-NAP|2026-08|estimated|2|
rabbit|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|18|estimate|2026-08|estimated|2|
goat-meat|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|17.71|PP-NAP|2026-08|estimated|2|
ground-pork|Meat|Proteins|250 250 g;400 400 g;454 1 lb;500 500 g|8.24|BLS|2026-08|estimated|2|
ground-pork-96-lean|Meat|Proteins|250 250 g;400 400 g;454 1 lb;500 500 g|9|estimate|2026-08|estimated|2|
pork-tenderloin|Meat|Proteins|400 400 g;454 1 lb;500 500 g|8.24|BLS|2026-08|estimated|2|
pork-chop-bone-in|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|9.99|BLS|2026-08|estimated|2|
pork-chop-boneless|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|9.99|BLS|2026-08|sourced|2|
pork-loin-roast|Meat|Proteins|500 500 g;907 2 lb;1000 1 kg|8.24|BLS|2026-08|estimated|2|
pork-shoulder|Meat|Proteins|1000 1 kg;1361 3 lb;1500 1.5 kg|8.24|BLS|2026-08|estimated|2|
pork-belly|Meat|Proteins|400 400 g;454 1 lb;500 500 g|8.24|BLS|2026-08|estimated|2|
pork-spareribs|Meat|Proteins|800 800 g;907 2 lb;1000 1 kg|8.24|BLS|2026-08|estimated|2|
pork-baby-back-ribs|Meat|Proteins|800 800 g;907 2 lb;1000 1 kg|8.24|BLS|2026-08|estimated|2|
bacon|Meat|Proteins|200 200 g;250 250 g;340 12 oz;454 16 oz|14.56|BLS|2026-08|sourced|7|
canadian-bacon|Meat|Proteins|100 100 g;150 150 g;200 200 g;227 8 oz;340 12 oz|25.09|PP-NAP|2026-08|estimated|14|
ham-cured-whole|Meat|Proteins|907 2 lb;1000 1 kg|7.075|PP-NAP|2026-08|estimated|7|
deli-ham|Meat|Proteins|100 100 g;150 150 g;200 200 g;227 8 oz;340 12 oz|16.31|PP-NAP|2026-08|calculated|7|
salami-dry|Meat|Proteins|100 100 g;150 150 g;200 200 g;227 8 oz;340 12 oz|22.52|PP-NAP|2026-08|calculated|14|
pepperoni|Meat|Proteins|100 100 g;150 150 g;200 200 g;227 8 oz;340 12 oz|24.78|PP-NAP|2026-08|calculated|14|
chorizo-cured|Meat|Proteins|100 100 g;150 150 g;200 200 g;227 8 oz;340 12 oz|15.89|PP-NAP|2026-08|calculated|14|
italian-sausage|Meat|Proteins|400 400 g;454 1 lb;500 500 g|10.43|PP-NAP|2026-08|estimated|7|
breakfast-pork-sausage|Meat|Proteins|200 200 g;227 8 oz;340 12 oz;400 400 g|9.61|PP-NAP|2026-08|estimated|7|
bratwurst|Meat|Proteins|100 100 g;150 150 g;200 200 g;227 8 oz;340 12 oz|12.92|PP-NAP|2026-08|calculated|7|
polish-sausage-kielbasa|Meat|Proteins|200 200 g;227 8 oz;340 12 oz;400 400 g|10.03|PP-NAP|2026-08|calculated|7|
beef-hot-dog|Meat|Proteins|100 100 g;150 150 g;200 200 g;227 8 oz;340 12 oz|12.62|PP-NAP|2026-08|calculated|7|
mortadella|Meat|Proteins|100 100 g;150 150 g;200 200 g;227 8 oz;340 12 oz|20|estimate|2026-08|estimated|7|
liver-pate|Meat|Proteins|150 150 g;200 200 g;227 8 oz|11.27|PP-NAP|2026-08|estimated|7|
salmon-atlantic-farmed|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|26.46|PP-NAP|2026-08|calculated|2|
salmon-atlantic-wild|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|26.46|PP-NAP|2026-08|estimated|2|
salmon-sockeye|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|26.46|PP-NAP|2026-08|estimated|2|
salmon-pink-canned|Canned & jars|Proteins|160 213 g can;315 14.75 oz can|22.28|PP-NAP|2026-08|calculated||
smoked-salmon|Fish & seafood|Proteins|100 100 g;113 4 oz;150 150 g|62.69|PP-NAP|2026-08|calculated|7|
tuna-fresh-yellowfin|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|29.62|PP-NAP|2026-08|calculated|2|
tuna-canned-in-water|Canned & jars|Proteins|102 145 g can;113 5 oz can|16.93|PP-NAP|2026-08|calculated||
tuna-canned-in-oil|Canned & jars|Proteins|102 145 g can;113 5 oz can|16.93|PP-NAP|2026-08|calculated||
cod-atlantic|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|20.28|PP-NAP|2026-08|estimated|2|
cod-pacific|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|20.28|PP-NAP|2026-08|estimated|2|
salt-cod|Fish & seafood|Proteins|400 400 g;454 1 lb|24.05|PP-NAP|2026-08|calculated|60|
haddock|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|20.28|PP-NAP|2026-08|estimated|2|
pollock-alaska|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|12|estimate|2026-08|estimated|2|
tilapia|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|13.25|PP-NAP|2026-08|estimated|2|
halibut|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|45|estimate|2026-08|estimated|2|
flounder-or-sole|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|19.56|PP-NAP|2026-08|estimated|2|
catfish|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|14.52|PP-NAP|2026-08|estimated|2|
rainbow-trout|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|26.02|PP-NAP|2026-08|estimated|2|
sea-bass|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|38.29|PP-NAP|2026-08|estimated|2|
snapper|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|17.33|PP-NAP|2026-08|estimated|2|
mahi-mahi|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|24|estimate|2026-08|estimated|2|
mackerel|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|21.07|PP-NAP|2026-08|estimated|2|
herring|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|13.79|PP-NAP|2026-08|estimated|2|
sardines-canned-in-oil|Canned & jars|Proteins|90 120 g can;92 3.75 oz can|17.84|PP-NAP|2026-08|estimated||
anchovies-canned-in-oil|Canned & jars|Proteins|30 50 g can;45 2 oz can|53.97|PP-NAP|2026-08|calculated||
swordfish|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|32.23|PP-NAP|2026-08|estimated|2|
monkfish|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|30|estimate|2026-08|estimated|2|
whiting|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|7.44|PP-NAP|2026-08|estimated|2|
perch|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|21.68|PP-NAP|2026-08|estimated|2|
surimi-imitation-crab|Fish & seafood|Proteins|200 200 g;227 8 oz;250 250 g|12.13|PP-NAP|2026-08|calculated|7|
fish-roe|Fish & seafood|Proteins|50 50 g;99 3.5 oz jar;100 100 g jar|80|estimate|2026-08|estimated|14|
shrimp|Fish & seafood|Proteins|200 200 g;300 300 g;400 400 g;454 1 lb|28.94|PP-NAP|2026-08|estimated|2|
shrimp-canned|Canned & jars|Proteins|113 4 oz can;120 120 g can|25|estimate|2026-08|estimated||
crab-canned|Canned & jars|Proteins|120 170 g can;125 6 oz can|30|estimate|2026-08|estimated||
crab-dungeness|Fish & seafood|Proteins|150 150 g;200 200 g;227 8 oz|75.11|PP-NAP|2026-08|estimated|2|
lobster|Fish & seafood|Proteins|150 150 g;250 250 g|51.24|PP-NAP|2026-08|estimated|2|
crayfish|Fish & seafood|Proteins|250 250 g;454 1 lb|18.7|PP-NAP|2026-08|estimated|2|
scallops|Fish & seafood|Proteins|200 200 g;250 250 g;454 1 lb|34.31|PP-NAP|2026-08|estimated|2|
clams|Fish & seafood|Proteins|500 500 g;907 2 lb;1000 1 kg|13.12|PP-NAP|2026-08|estimated|2|
clams-canned|Canned & jars|Proteins|100 184 g can;105 6.5 oz can|22|estimate|2026-08|estimated||
mussels|Fish & seafood|Proteins|500 500 g;907 2 lb;1000 1 kg|7.407|PP-NAP|2026-08|calculated|2|
oysters|Fish & seafood|Proteins|300 pack of 6;600 pack of 12|28.04|PP-NAP|2026-08|calculated|2|
squid|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|13.78|PP-NAP|2026-08|estimated|2|
octopus|Fish & seafood|Proteins|300 300 g;454 1 lb;500 500 g|24.89|PP-NAP|2026-08|estimated|2|
seitan|Chilled & plant-based|Proteins|200 200 g;227 8 oz;250 250 g|15|estimate|2026-08|estimated|10|
nutritional-yeast|Baking|Pantry|125 125 g;142 5 oz;150 150 g|38|estimate|2026-08|estimated||
halloumi|Dairy & eggs|Dairy & Alternatives|200 200 g;250 250 g;283 10 oz|22|estimate|2026-08|estimated|21|
paneer|Dairy & eggs|Dairy & Alternatives|200 200 g;250 250 g;283 10 oz|16|estimate|2026-08|estimated|21|
mascarpone|Dairy & eggs|Dairy & Alternatives|200 200 g;227 8 oz;250 250 g|13|estimate|2026-08|estimated|10|
creme-fraiche|Dairy & eggs|Dairy & Alternatives|200 200 g;227 8 oz;250 250 g|11|estimate|2026-08|estimated|10|
skyr|Dairy & eggs|Dairy & Alternatives|170 170 g;450 450 g;500 500 g;907 32 oz;1000 1 kg|8.4|estimate|2026-08|estimated|10|
labneh|Dairy & eggs|Dairy & Alternatives|250 250 g;454 16 oz|13|estimate|2026-08|estimated|14|
vegan-cheese|Chilled & plant-based|Dairy & Alternatives|200 200 g;227 8 oz|18|estimate|2026-08|estimated|30|
coconut-yogurt|Chilled & plant-based|Dairy & Alternatives|350 350 g;400 400 g;454 16 oz|9|estimate|2026-08|estimated|10|
oat-yogurt|Chilled & plant-based|Dairy & Alternatives|350 350 g;400 400 g;454 16 oz|8|estimate|2026-08|estimated|10|
coconut-aminos|Oils & condiments|Pantry|272 8 fl oz bottle;288 250 ml bottle|20|estimate|2026-08|estimated||
red-curry-paste|Oils & condiments|Pantry|113 4 oz jar;114 114 g jar;200 200 g jar|22|estimate|2026-08|estimated|60|
green-curry-paste|Oils & condiments|Pantry|113 4 oz jar;114 114 g jar;200 200 g jar|22|estimate|2026-08|estimated|60|
gochujang|Oils & condiments|Pantry|200 200 g;499 17.6 oz;500 500 g|12|estimate|2026-08|estimated||
harissa|Oils & condiments|Pantry|90 90 g jar;180 180 g jar;283 10 oz jar|16|estimate|2026-08|estimated|60|
panko|Baking|Pantry|200 200 g;400 400 g;425 15 oz|8.5|estimate|2026-08|estimated||
gluten-free-breadcrumbs|Baking|Pantry|200 200 g;227 8 oz|15|estimate|2026-08|estimated||
garam-masala|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|50|estimate|2026-08|estimated||1
smoked-paprika|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|45|estimate|2026-08|estimated||1
nori-sheets|Oils & condiments|Pantry|25 25 g;50 50 g|130|estimate|2026-08|estimated||
prosciutto|Meat|Proteins|80 80 g;100 100 g;113 4 oz|38|estimate|2026-08|estimated|14|
pancetta|Meat|Proteins|80 80 g;100 100 g;113 4 oz|24|estimate|2026-08|estimated|14|
mirin|Oils & condiments|Pantry|169 150 ml bottle;334 10 fl oz bottle;339 300 ml bottle|9|estimate|2026-08|estimated||
rice-vinegar|Oils & condiments|Pantry|252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle|7|estimate|2026-08|estimated||1
sumac|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|40|estimate|2026-08|estimated||1
zaatar|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|40|estimate|2026-08|estimated||1
chipotle-in-adobo|Oils & condiments|Pantry|198 198 g can;198 7 oz can|11|estimate|2026-08|estimated|14|
dashi|Canned & jars|Pantry|500 500 ml carton;1000 1 l carton|3|estimate|2026-08|estimated||
light-coconut-milk|Canned & jars|Pantry|403 13.5 fl oz can;404 400 ml can|4.5|estimate|2026-08|estimated||
chickpea-pasta|Grains, pasta & rice|Pantry|227 8 oz;250 250 g;400 400 g|10.5|estimate|2026-08|estimated||
red-lentil-pasta|Grains, pasta & rice|Pantry|227 8 oz;250 250 g;400 400 g|10|estimate|2026-08|estimated||
gluten-free-rolled-oats|Grains, pasta & rice|Pantry|450 450 g bag;907 32 oz bag;1000 1 kg bag|7.5|estimate|2026-08|estimated||
gluten-free-flour-blend|Baking|Pantry|500 500 g bag;624 22 oz bag;1000 1 kg bag|7|estimate|2026-08|estimated||
vegetable-bouillon-cube|Canned & jars|Pantry|64 2.25 oz;66 66 g;80 80 g|25|estimate|2026-08|estimated||1
sambal-oelek|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar|12|estimate|2026-08|estimated||
black-bean-sauce|Oils & condiments|Pantry|198 7 oz jar;200 200 g jar|12|estimate|2026-08|estimated||
star-anise|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|60|estimate|2026-08|estimated||1
five-spice|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|55|estimate|2026-08|estimated||1
cajun-seasoning|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|40|estimate|2026-08|estimated||1
italian-seasoning|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|60|estimate|2026-08|estimated||1
chili-flakes|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|45|estimate|2026-08|estimated||1
pickled-ginger|Oils & condiments|Pantry|100 100 g;200 200 g jar;340 12 oz jar|18|estimate|2026-08|estimated||
pea-protein-powder|Baking|Pantry|500 500 g tub;907 2 lb tub;1000 1 kg tub|35|estimate|2026-08|estimated||
pea-milk|Chilled & plant-based|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton|3.2|estimate|2026-08|estimated|7|
erythritol|Baking|Pantry|250 250 g;454 16 oz;500 500 g|14|estimate|2026-08|estimated||1
kalamata-olives|Canned & jars|Pantry|120 200 g jar;170 340 g jar;170 6 oz can|19|estimate|2026-08|estimated|30|
white-miso|Oils & condiments|Pantry|150 150 g;300 300 g;500 500 g tub|14|estimate|2026-08|estimated||
ras-el-hanout|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|55|estimate|2026-08|estimated||1
berbere|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|50|estimate|2026-08|estimated||1
jerk-seasoning|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|45|estimate|2026-08|estimated||1
cauliflower-rice|Produce|Produce|300 300 g;340 12 oz;400 400 g|7.5|estimate|2026-08|estimated|4|
coleslaw-mix|Produce|Produce|300 300 g bag;397 14 oz bag|5|estimate|2026-08|estimated|5|
salad-greens-mixed|Produce|Produce|80 80 g;120 120 g;142 5 oz;200 200 g|13|estimate|2026-08|estimated|5|
baby-potatoes|Produce|Produce|500 500 g;680 1.5 lb;750 750 g|3.5|estimate|2026-08|estimated|21|
tender-stem-broccoli|Produce|Produce|200 200 g;227 8 oz;250 250 g|12|estimate|2026-08|estimated|5|
sugar-snap-peas|Produce|Produce|150 150 g;200 200 g;227 8 oz|13|estimate|2026-08|estimated|7|
thai-basil|Produce|Produce|20 20 g;21 0.75 oz;30 1 bunch|90|estimate|2026-08|estimated|5|
lime-leaves|Produce|Produce|10 10 g;20 20 g|110|estimate|2026-08|estimated|14|
galangal|Produce|Produce|50 50 g;100 100 g|16|estimate|2026-08|estimated|21|
fish-fillet-white|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|19|estimate|2026-08|estimated|2|
guacamole|Chilled & plant-based|Produce|150 150 g;200 200 g;227 8 oz|11|estimate|2026-08|estimated|3|
anchovies-fresh|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|16|estimate|2026-08|estimated|2|
striped-bass|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|26|estimate|2026-08|estimated|2|
bluefish|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|18|estimate|2026-08|estimated|2|
eel|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|35|estimate|2026-08|estimated|2|
grouper|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|28|estimate|2026-08|estimated|2|
smoked-haddock|Fish & seafood|Proteins|100 100 g;113 4 oz;150 150 g|24|estimate|2026-08|estimated|7|
ling|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|20|estimate|2026-08|estimated|2|
lingcod|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|22|estimate|2026-08|estimated|2|
king-mackerel|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|20|estimate|2026-08|estimated|2|
spanish-mackerel|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|18|estimate|2026-08|estimated|2|
mackerel-canned|Canned & jars|Proteins|90 120 g can;92 3.75 oz can|12|estimate|2026-08|estimated||
milkfish|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|14|estimate|2026-08|estimated|2|
ocean-perch|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|17|estimate|2026-08|estimated|2|
pike|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|22|estimate|2026-08|estimated|2|
walleye|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|28|estimate|2026-08|estimated|2|
coley|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|13|estimate|2026-08|estimated|2|
pompano|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|28|estimate|2026-08|estimated|2|
rockfish|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|20|estimate|2026-08|estimated|2|
orange-roughy|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|26|estimate|2026-08|estimated|2|
sablefish|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|48|estimate|2026-08|estimated|2|
salmon-chinook|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|44|estimate|2026-08|estimated|2|
salmon-chum|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|16|estimate|2026-08|estimated|2|
salmon-coho|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|26|estimate|2026-08|estimated|2|
salmon-pink|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|14|estimate|2026-08|estimated|2|
salmon-sockeye-canned|Canned & jars|Proteins|160 213 g can;315 14.75 oz can|18|estimate|2026-08|estimated||
sardines-canned-in-tomato|Canned & jars|Proteins|90 120 g can;92 3.75 oz can|12|estimate|2026-08|estimated||
sea-trout|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|24|estimate|2026-08|estimated|2|
shark|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|20|estimate|2026-08|estimated|2|
sturgeon|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|40|estimate|2026-08|estimated|2|
tilefish|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|26|estimate|2026-08|estimated|2|
tuna-bluefin|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|60|estimate|2026-08|estimated|2|
tuna-skipjack|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|22|estimate|2026-08|estimated|2|
albacore-canned-in-oil|Canned & jars|Proteins|102 145 g can;113 5 oz can|18|estimate|2026-08|estimated||
albacore-canned-in-water|Canned & jars|Proteins|102 145 g can;113 5 oz can|16|estimate|2026-08|estimated||
turbot|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|40|estimate|2026-08|estimated|2|
whitefish|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|22|estimate|2026-08|estimated|2|
whitefish-smoked|Fish & seafood|Proteins|100 100 g;113 4 oz;150 150 g|36|estimate|2026-08|estimated|7|
wolffish|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|24|estimate|2026-08|estimated|2|
yellowtail|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|44|estimate|2026-08|estimated|2|
lox|Fish & seafood|Proteins|100 100 g;113 4 oz;150 150 g|44|estimate|2026-08|estimated|7|
caviar|Fish & seafood|Proteins|50 50 g;99 3.5 oz jar;100 100 g jar|160|estimate|2026-08|estimated|14|
crab-king|Fish & seafood|Proteins|150 150 g;200 200 g;227 8 oz|90|estimate|2026-08|estimated|2|
crab-blue|Fish & seafood|Proteins|150 150 g;200 200 g;227 8 oz|60|estimate|2026-08|estimated|2|
crab-snow|Fish & seafood|Proteins|150 150 g;200 200 g;227 8 oz|60|estimate|2026-08|estimated|2|
spiny-lobster|Fish & seafood|Proteins|150 150 g;250 250 g|70|estimate|2026-08|estimated|2|
abalone|Fish & seafood|Proteins|200 200 g;250 250 g;454 1 lb|90|estimate|2026-08|estimated|2|
cuttlefish|Fish & seafood|Proteins|250 250 g;400 400 g;454 1 lb|22|estimate|2026-08|estimated|2|
snails|Canned & jars|Proteins|100 184 g can;105 6.5 oz can|40|estimate|2026-08|estimated||
chicken-gizzards|Meat|Proteins|300 300 g;454 1 lb;500 500 g;1000 1 kg|7|estimate|2026-08|estimated|2|
chicken-hearts|Meat|Proteins|300 300 g;454 1 lb;500 500 g;1000 1 kg|7|estimate|2026-08|estimated|2|
chicken-leg-skinless|Meat|Proteins|400 400 g;454 1 lb;500 500 g;1000 1 kg|8|estimate|2026-08|estimated|2|
chicken-drumstick-skinless|Meat|Proteins|300 300 g;454 1 lb;500 500 g;1000 1 kg|7|estimate|2026-08|estimated|2|
cornish-hen|Meat|Proteins|1200 1.2 kg;1500 1.5 kg;1588 3.5 lb|12|estimate|2026-08|estimated|2|
goose|Meat|Proteins|4000 4 kg;4536 10 lb|22|estimate|2026-08|estimated|2|
pheasant|Meat|Proteins|900 900 g;907 2 lb|26|estimate|2026-08|estimated|2|
quail|Meat|Proteins|350 350 g;400 400 g;454 1 lb|30|estimate|2026-08|estimated|2|
turkey-breast-with-skin|Meat|Proteins|300 300 g;454 1 lb;500 500 g;1000 1 kg|11|estimate|2026-08|estimated|2|
turkey-leg|Meat|Proteins|300 300 g;454 1 lb;500 500 g;1000 1 kg|8|estimate|2026-08|estimated|2|
turkey-wing|Meat|Proteins|300 300 g;454 1 lb;500 500 g;1000 1 kg|7|estimate|2026-08|estimated|2|
turkey-liver|Meat|Proteins|300 300 g;454 1 lb;500 500 g;1000 1 kg|8|estimate|2026-08|estimated|2|
ostrich|Meat|Proteins|225 225 g;300 300 g;454 1 lb;500 500 g|40|estimate|2026-08|estimated|2|
wild-boar|Meat|Proteins|1000 1 kg;1361 3 lb;1500 1.5 kg|32|estimate|2026-08|estimated|2|
bison-steak|Meat|Proteins|225 225 g;300 300 g;454 1 lb;500 500 g|44|estimate|2026-08|estimated|2|
elk|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|40|estimate|2026-08|estimated|2|
ground-venison|Meat|Proteins|250 250 g;400 400 g;454 1 lb;500 500 g|26|estimate|2026-08|estimated|2|
beef-heart|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|9|estimate|2026-08|estimated|2|
beef-kidney|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|8|estimate|2026-08|estimated|2|
beef-tongue|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|14|estimate|2026-08|estimated|2|
beef-tripe|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|10|estimate|2026-08|estimated|2|
beef-suet|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar|10|estimate|2026-08|estimated||
beef-shank|Meat|Proteins|400 400 g;454 1 lb;500 500 g|14|estimate|2026-08|estimated|2|
beef-eye-of-round|Meat|Proteins|454 1 lb;500 500 g;600 600 g|16|estimate|2026-08|estimated|2|
beef-bottom-round|Meat|Proteins|454 1 lb;500 500 g;600 600 g|15|estimate|2026-08|estimated|2|
beef-flat-iron|Meat|Proteins|454 1 lb;500 500 g;600 600 g|22|estimate|2026-08|estimated|2|
beef-back-ribs|Meat|Proteins|500 500 g;907 2 lb;1000 1 kg|14|estimate|2026-08|estimated|2|
veal-shank|Meat|Proteins|400 400 g;800 800 g|26|estimate|2026-08|estimated|2|
veal-shoulder|Meat|Proteins|500 500 g;907 2 lb;1000 1 kg|22|estimate|2026-08|estimated|2|
veal-chop|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|34|estimate|2026-08|estimated|2|
veal-liver|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|16|estimate|2026-08|estimated|2|
lamb-liver|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|10|estimate|2026-08|estimated|2|
lamb-kidney|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|10|estimate|2026-08|estimated|2|
lamb-heart|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|9|estimate|2026-08|estimated|2|
pork-liver|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|7|estimate|2026-08|estimated|2|
pork-kidney|Meat|Proteins|250 250 g;454 1 lb;500 500 g;1000 1 kg|7|estimate|2026-08|estimated|2|
pork-jowl|Meat|Proteins|400 400 g;454 1 lb;500 500 g|9|estimate|2026-08|estimated|2|
pork-feet|Meat|Proteins|800 800 g;907 2 lb;1000 1 kg|6|estimate|2026-08|estimated|2|
pork-leg|Meat|Proteins|1000 1 kg;1361 3 lb;1500 1.5 kg|8|estimate|2026-08|estimated|2|
pork-country-ribs|Meat|Proteins|800 800 g;907 2 lb;1000 1 kg|9|estimate|2026-08|estimated|2|
salt-pork|Meat|Proteins|200 200 g;340 12 oz|12|estimate|2026-08|estimated|14|
ham-steak|Meat|Proteins|100 100 g;150 150 g;200 200 g;227 8 oz;340 12 oz|14|estimate|2026-08|estimated|14|
blood-sausage|Meat|Proteins|200 200 g;227 8 oz;340 12 oz|12|estimate|2026-08|estimated|7|
bologna|Meat|Proteins|150 150 g;200 200 g;227 8 oz;340 12 oz|12|estimate|2026-08|estimated|7|
knackwurst|Meat|Proteins|100 100 g;150 150 g;200 200 g;227 8 oz;340 12 oz|14|estimate|2026-08|estimated|7|
liverwurst|Meat|Proteins|100 100 g;150 150 g;200 200 g;227 8 oz;340 12 oz|16|estimate|2026-08|estimated|7|
pastrami|Meat|Proteins|100 100 g;150 150 g;200 200 g;227 8 oz;340 12 oz|26|estimate|2026-08|estimated|7|
summer-sausage|Meat|Proteins|100 100 g;150 150 g;200 200 g;227 8 oz;340 12 oz|18|estimate|2026-08|estimated|14|
brick-cheese|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|18|estimate|2026-08|estimated|30|
cheshire-cheese|Dairy & eggs|Dairy & Alternatives|200 200 g;227 8 oz;250 250 g;400 400 g;454 16 oz|18|estimate|2026-08|estimated|21|
limburger|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz;250 250 g|24|estimate|2026-08|estimated|14|
port-salut|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|26|estimate|2026-08|estimated|30|
tilsit|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|22|estimate|2026-08|estimated|30|
brunost|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|28|estimate|2026-08|estimated|30|
goat-cheese-semisoft|Dairy & eggs|Dairy & Alternatives|100 100 g;113 4 oz;150 150 g|28|estimate|2026-08|estimated|14|
mozzarella-whole-low-moisture|Dairy & eggs|Dairy & Alternatives|200 200 g;227 8 oz;250 250 g;400 400 g;454 16 oz|15|estimate|2026-08|estimated|21|
queso-anejo|Dairy & eggs|Dairy & Alternatives|200 200 g;250 250 g;283 10 oz|18|estimate|2026-08|estimated|21|
queso-asadero|Dairy & eggs|Dairy & Alternatives|200 200 g;250 250 g;283 10 oz|18|estimate|2026-08|estimated|21|
queso-chihuahua|Dairy & eggs|Dairy & Alternatives|200 200 g;250 250 g;283 10 oz|18|estimate|2026-08|estimated|21|
queso-blanco|Dairy & eggs|Dairy & Alternatives|200 200 g;250 250 g;283 10 oz|16|estimate|2026-08|estimated|21|
sheep-milk|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton|8|estimate|2026-08|estimated|7|
buttermilk-powder|Baking|Dairy & Alternatives|300 300 g;400 400 g;726 25.6 oz|18|estimate|2026-08|estimated||
chocolate-milk|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|2.5|estimate|2026-08|estimated|6|
eggnog|Dairy & eggs|Dairy & Alternatives|975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle|5|estimate|2026-08|estimated|6|
duck-egg|Dairy & eggs|Proteins|120 pack of 12|14|estimate|2026-08|estimated|21|
light-sour-cream|Dairy & eggs|Dairy & Alternatives|200 200 g;227 8 oz;300 300 g;454 16 oz|6|estimate|2026-08|estimated|14|
whipping-cream-light|Dairy & eggs|Dairy & Alternatives|250 250 ml carton;300 300 ml carton;473 16 fl oz carton;500 500 ml carton|9|estimate|2026-08|estimated|7|
chervil-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|90|estimate|2026-08|estimated||1
dill-seed|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|40|estimate|2026-08|estimated||1
poultry-seasoning|Spices & herbs|Pantry|40 40 g jar;57 2 oz jar;100 100 g bag|60|estimate|2026-08|estimated||1
savory-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|80|estimate|2026-08|estimated||1
peppermint|Produce|Produce|20 20 g;21 0.75 oz;30 1 bunch|40|estimate|2026-08|estimated|5|
mint-dried|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|70|estimate|2026-08|estimated||1
french-dressing|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|6|estimate|2026-08|estimated|60|
russian-dressing|Oils & condiments|Pantry|264 250 ml bottle;500 16 fl oz bottle|8|estimate|2026-08|estimated|60|
honey-mustard-dressing|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|8|estimate|2026-08|estimated|60|
coleslaw-dressing|Oils & condiments|Pantry|254 250 ml bottle;480 16 fl oz bottle|7|estimate|2026-08|estimated|60|
green-goddess-dressing|Oils & condiments|Pantry|254 250 ml bottle;480 16 fl oz bottle|9|estimate|2026-08|estimated|60|
sesame-dressing|Oils & condiments|Pantry|248 250 ml bottle;470 16 fl oz bottle|9|estimate|2026-08|estimated|60|
safflower-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|9|estimate|2026-08|estimated||1
cottonseed-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|5|estimate|2026-08|estimated||1
almond-oil|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|30|estimate|2026-08|estimated||1
hazelnut-oil|Oils & condiments|Pantry|229 250 ml bottle;230 8.5 fl oz bottle|35|estimate|2026-08|estimated||1
cocoa-butter|Oils & condiments|Pantry|300 300 g jar;397 14 oz jar;500 500 g jar|35|estimate|2026-08|estimated||1
chicken-fat|Oils & condiments|Pantry|198 7 oz jar;200 200 g jar|12|estimate|2026-08|estimated||
goose-fat|Oils & condiments|Pantry|198 7 oz jar;200 200 g jar|16|estimate|2026-08|estimated||
mustard-oil|Oils & condiments|Pantry|458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle|9|estimate|2026-08|estimated||1
star-fruit|Produce|Produce|71 1 piece|9|estimate|2026-08|estimated|7|
cherimoya|Produce|Produce|253 1 piece|10|estimate|2026-08|estimated|7|
black-currants|Produce|Produce|150 150 g;170 170 g;170 6 oz|18|estimate|2026-08|estimated|3|
red-currants|Produce|Produce|150 150 g;170 170 g;170 6 oz|20|estimate|2026-08|estimated|3|
elderberries|Produce|Produce|150 150 g;170 170 g;170 6 oz|20|estimate|2026-08|estimated|3|
gooseberries|Produce|Produce|150 150 g;170 170 g;170 6 oz|16|estimate|2026-08|estimated|3|
cape-gooseberries|Produce|Produce|150 150 g;170 170 g;170 6 oz|20|estimate|2026-08|estimated|3|
jujubes-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|14|estimate|2026-08|estimated||
kumquats|Produce|Produce|96 1 piece;907 2 lb;1000 1 kg|12|estimate|2026-08|estimated|14|
longans|Produce|Produce|250 250 g;500 500 g|12|estimate|2026-08|estimated|7|
loquats|Produce|Produce|38 1 piece|10|estimate|2026-08|estimated|7|
mulberries|Produce|Produce|150 150 g;170 170 g;170 6 oz|22|estimate|2026-08|estimated|3|
pomelo|Produce|Produce|502 1 piece|4|estimate|2026-08|estimated|14|
prickly-pear|Produce|Produce|71 1 piece|6|estimate|2026-08|estimated|7|
quince|Produce|Produce|202 1 piece;1000 1 kg;1361 3 lb|6|estimate|2026-08|estimated|21|
soursop|Produce|Produce|253 1 piece|9|estimate|2026-08|estimated|7|
sapodilla|Produce|Produce|253 1 piece|9|estimate|2026-08|estimated|7|
asian-pear|Produce|Produce|198 1 piece|5|estimate|2026-08|estimated|6|
breadfruit|Produce|Produce|275 1 piece|6|estimate|2026-08|estimated|7|
feijoa|Produce|Produce|71 1 piece|9|estimate|2026-08|estimated|7|
candied-fruit|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag|14|estimate|2026-08|estimated||
crab-apple|Produce|Produce|202 1 piece;1000 1 kg;1361 3 lb|5|estimate|2026-08|estimated|21|
alfalfa-sprouts|Produce|Produce|200 200 g;300 300 g|12|estimate|2026-08|estimated|3|
bitter-melon|Produce|Produce|218 1 piece|5|estimate|2026-08|estimated|7|
burdock-root|Produce|Produce|141 1 piece|10|estimate|2026-08|estimated|21|
cardoon|Produce|Produce|450 450 g;454 1 lb|8|estimate|2026-08|estimated|14|
chicory-greens|Produce|Produce|250 1 bunch;340 1 bunch|8|estimate|2026-08|estimated|7|
lambs-lettuce|Produce|Produce|80 80 g;120 120 g;142 5 oz;200 200 g|16|estimate|2026-08|estimated|5|
black-eyed-peas-fresh|Produce|Produce|250 250 g;454 1 lb;500 500 g|7|estimate|2026-08|estimated|4|
yardlong-beans|Produce|Produce|250 250 g;454 1 lb;500 500 g|7|estimate|2026-08|estimated|7|
garden-cress|Produce|Produce|80 80 g;120 120 g;142 5 oz;200 200 g|18|estimate|2026-08|estimated|5|
bottle-gourd|Produce|Produce|218 1 piece|4|estimate|2026-08|estimated|7|
luffa|Produce|Produce|218 1 piece|5|estimate|2026-08|estimated|7|
wood-ear-dried|Nuts, seeds & snacks|Pantry|28 1 oz;30 30 g;50 50 g|40|estimate|2026-08|estimated||
morels|Produce|Produce|99 3.5 oz;100 100 g;125 125 g;150 150 g|80|estimate|2026-08|estimated|7|
mountain-yam|Produce|Produce|284 1 piece|8|estimate|2026-08|estimated|21|
purslane|Produce|Produce|80 80 g;120 120 g;142 5 oz;200 200 g|10|estimate|2026-08|estimated|5|
salsify|Produce|Produce|141 1 piece|9|estimate|2026-08|estimated|21|
soybean-sprouts|Produce|Produce|200 200 g;300 300 g|5|estimate|2026-08|estimated|3|
hubbard-squash|Produce|Produce|937 1 piece|4|estimate|2026-08|estimated|21|
water-spinach|Produce|Produce|200 200 g;283 10 oz;300 300 g|7|estimate|2026-08|estimated|4|
taro-leaves|Produce|Produce|250 1 bunch;340 1 bunch|9|estimate|2026-08|estimated|7|
water-chestnuts-fresh|Produce|Produce|716 1 piece|8|estimate|2026-08|estimated|21|
winter-melon|Produce|Produce|218 1 piece|4|estimate|2026-08|estimated|7|
pasilla-dried|Spices & herbs|Pantry|50 50 g;57 2 oz;100 100 g|35|estimate|2026-08|estimated||
chili-peppers-dried|Spices & herbs|Pantry|50 50 g;57 2 oz;100 100 g|30|estimate|2026-08|estimated||
fiddleheads|Produce|Produce|250 1 bunch;450 1 bunch|30|estimate|2026-08|estimated|7|
epazote|Produce|Produce|30 30 g;60 1 bunch|30|estimate|2026-08|estimated|6|
wasabi-root|Oils & condiments|Pantry|150 150 g jar;227 8 oz jar|200|estimate|2026-08|estimated|60|
romanesco|Produce|Produce|650 1 head;1000 1 kg|7|estimate|2026-08|estimated|7|
sweet-pickles|Oils & condiments|Pantry|190 350 g jar;400 24 oz jar|7|estimate|2026-08|estimated||
celery-flakes|Spices & herbs|Pantry|10 10 g jar;14 0.5 oz jar;15 15 g jar|60|estimate|2026-08|estimated||1
lentil-sprouts|Produce|Produce|200 200 g;300 300 g|10|estimate|2026-08|estimated|3|
spirulina|Oils & condiments|Pantry|50 50 g;100 100 g|90|estimate|2026-08|estimated||
chrysanthemum-greens|Produce|Produce|200 200 g;283 10 oz;300 300 g|10|estimate|2026-08|estimated|4|
radish-sprouts|Produce|Produce|200 200 g;300 300 g|18|estimate|2026-08|estimated|3|
chestnuts-raw|Canned & jars|Pantry|142 5 oz;180 180 g;200 200 g|16|estimate|2026-08|estimated||
black-walnuts|Nuts, seeds & snacks|Pantry|100 100 g bag;200 200 g bag;227 8 oz bag|30|estimate|2026-08|estimated||
creamed-coconut|Canned & jars|Pantry|200 200 ml can;399 13.5 fl oz can;400 400 ml can|10|estimate|2026-08|estimated||
watermelon-seeds|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|16|estimate|2026-08|estimated||
lotus-seeds-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;227 8 oz bag;300 300 g bag|18|estimate|2026-08|estimated||
cranberry-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|estimate|2026-08|estimated||
great-northern-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|estimate|2026-08|estimated||
pink-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|estimate|2026-08|estimated||
moth-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|estimate|2026-08|estimated||
vegan-bacon|Chilled & plant-based|Proteins|200 200 g;250 250 g;255 9 oz|18|estimate|2026-08|estimated|7|
papad|Nuts, seeds & snacks|Pantry|200 200 g;300 300 g;312 11 oz|12|estimate|2026-08|estimated||
navy-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|estimate|2026-08|estimated||
navy-beans-canned|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.2|estimate|2026-08|estimated||
black-eyed-peas-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|estimate|2026-08|estimated||
split-peas-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|estimate|2026-08|estimated||
white-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|estimate|2026-08|estimated||
lima-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|estimate|2026-08|estimated||
lima-beans-canned|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.2|estimate|2026-08|estimated||
mung-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|estimate|2026-08|estimated||
adzuki-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|estimate|2026-08|estimated||
fava-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|estimate|2026-08|estimated||
fava-beans-canned|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.2|estimate|2026-08|estimated||
great-northern-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|estimate|2026-08|estimated||
cranberry-beans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|estimate|2026-08|estimated||
cranberry-beans-canned|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.2|estimate|2026-08|estimated||
pigeon-peas-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|estimate|2026-08|estimated||
soybeans-cooked|Canned & jars|Proteins|240 400 g can;250 250 g pouch|4|estimate|2026-08|estimated||
barley-hulled|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|estimate|2026-08|estimated||
pearl-barley-cooked|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9|estimate|2026-08|estimated||
oat-groats|Grains, pasta & rice|Pantry|500 500 g;510 18 oz;1000 1 kg;1191 42 oz|4|estimate|2026-08|estimated||
wheat-berries|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|estimate|2026-08|estimated||
rye-berries|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|estimate|2026-08|estimated||
kamut|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|estimate|2026-08|estimated||
barley-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|estimate|2026-08|estimated||
chow-mein-noodles|Grains, pasta & rice|Pantry|250 250 g;340 12 oz;375 375 g|9|estimate|2026-08|estimated||
bulgur-cooked|Grains, pasta & rice|Pantry|250 250 g pouch|9|estimate|2026-08|estimated||
millet-cooked|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|9|estimate|2026-08|estimated||
wild-rice-cooked|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9|estimate|2026-08|estimated||
egg-noodles-cooked|Grains, pasta & rice|Pantry|250 250 g|6|estimate|2026-08|estimated||
whole-wheat-pasta-cooked|Grains, pasta & rice|Pantry|250 250 g|6|estimate|2026-08|estimated||
soba-noodles-cooked|Grains, pasta & rice|Pantry|250 250 g|6|estimate|2026-08|estimated||
rice-noodles-cooked|Grains, pasta & rice|Pantry|250 250 g|6|estimate|2026-08|estimated||
amaranth-cooked|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|9|estimate|2026-08|estimated||
buckwheat-cooked|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|9|estimate|2026-08|estimated||
spelt-cooked|Grains, pasta & rice|Pantry|250 250 g pouch|9|estimate|2026-08|estimated||
teff-cooked|Grains, pasta & rice|Pantry|227 8 oz pouch;250 250 g pouch|9|estimate|2026-08|estimated||
glutinous-rice-cooked|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9|estimate|2026-08|estimated||
sushi-rice-cooked|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9|estimate|2026-08|estimated||
grits-cooked|Grains, pasta & rice|Pantry|249 8.8 oz pouch;250 250 g pouch|9|estimate|2026-08|estimated||
beef-chuck-eye-steak|Meat|Proteins|250 250 g;454 1 lb;500 500 g|20|estimate|2026-08|estimated|2|
beef-denver-steak|Meat|Proteins|250 250 g;454 1 lb;500 500 g|26|estimate|2026-08|estimated|2|
beef-shoulder-pot-roast|Meat|Proteins|250 250 g;454 1 lb;500 500 g|15|estimate|2026-08|estimated|2|
beef-shoulder-tender|Meat|Proteins|250 250 g;454 1 lb;500 500 g|24|estimate|2026-08|estimated|2|
beef-sirloin-tip|Meat|Proteins|250 250 g;454 1 lb;500 500 g|17|estimate|2026-08|estimated|2|
beef-mock-tender|Meat|Proteins|250 250 g;454 1 lb;500 500 g|16|estimate|2026-08|estimated|2|
beef-rib-country-style|Meat|Proteins|250 250 g;454 1 lb;500 500 g|20|estimate|2026-08|estimated|2|
beef-tenderloin-roast|Meat|Proteins|250 250 g;454 1 lb;500 500 g|55|estimate|2026-08|estimated|2|
beef-grass-fed-strip|Meat|Proteins|250 250 g;454 1 lb;500 500 g|44|estimate|2026-08|estimated|2|
beef-grass-fed-ground|Meat|Proteins|250 250 g;454 1 lb;500 500 g|18|estimate|2026-08|estimated|2|
ground-beef-70-lean|Meat|Proteins|250 250 g;454 1 lb;500 500 g|11|estimate|2026-08|estimated|2|
ground-beef-97-lean|Meat|Proteins|250 250 g;454 1 lb;500 500 g|18|estimate|2026-08|estimated|2|
beef-sweetbreads|Meat|Proteins|250 250 g;454 1 lb;500 500 g|22|estimate|2026-08|estimated|2|
pork-backfat|Meat|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8|estimate|2026-08|estimated|7|
pork-leaf-fat|Meat|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|estimate|2026-08|estimated|7|
pork-picnic-shoulder|Meat|Proteins|500 500 g;600 600 g;907 2 lb|7|estimate|2026-08|estimated|2|
pork-blade-chop|Meat|Proteins|500 500 g;600 600 g;907 2 lb|9|estimate|2026-08|estimated|2|
pork-sirloin-roast|Meat|Proteins|500 500 g;600 600 g;907 2 lb|9|estimate|2026-08|estimated|2|
pork-top-loin|Meat|Proteins|500 500 g;600 600 g;907 2 lb|9.5|estimate|2026-08|estimated|2|
pork-shoulder-breast|Meat|Proteins|500 500 g;600 600 g;907 2 lb|22|estimate|2026-08|estimated|2|
pork-sirloin-tip|Meat|Proteins|500 500 g;600 600 g;907 2 lb|9|estimate|2026-08|estimated|2|
ground-pork-84-lean|Meat|Proteins|250 250 g;454 1 lb;500 500 g|9|estimate|2026-08|estimated|2|
chitterlings|Meat|Proteins|250 250 g;454 1 lb;500 500 g|8|estimate|2026-08|estimated|2|
country-ham|Meat|Proteins|150 150 g;200 200 g;227 8 oz;340 12 oz|22|estimate|2026-08|estimated|7|
veal-breast|Meat|Proteins|250 250 g;454 1 lb;500 500 g|20|estimate|2026-08|estimated|2|
veal-rib-chop|Meat|Proteins|250 250 g;454 1 lb;500 500 g|34|estimate|2026-08|estimated|2|
veal-sirloin|Meat|Proteins|250 250 g;454 1 lb;500 500 g|30|estimate|2026-08|estimated|2|
veal-blade-chop|Meat|Proteins|250 250 g;454 1 lb;500 500 g|24|estimate|2026-08|estimated|2|
water-buffalo-meat|Meat|Proteins|250 250 g;454 1 lb;500 500 g|20|estimate|2026-08|estimated|2|
caribou|Meat|Proteins|250 250 g;454 1 lb;500 500 g|38|estimate|2026-08|estimated|2|
moose|Meat|Proteins|250 250 g;454 1 lb;500 500 g|38|estimate|2026-08|estimated|2|
ground-bison-grass-fed|Meat|Proteins|250 250 g;454 1 lb;500 500 g|26|estimate|2026-08|estimated|2|
ground-elk|Meat|Proteins|250 250 g;454 1 lb;500 500 g|28|estimate|2026-08|estimated|2|
hare-wild-rabbit|Meat|Proteins|250 250 g;454 1 lb;500 500 g|22|estimate|2026-08|estimated|2|
chicken-dark-meat|Meat|Proteins|500 500 g;600 600 g;907 2 lb|7.5|estimate|2026-08|estimated|2|
chicken-giblets|Meat|Proteins|500 500 g;600 600 g;907 2 lb|5|estimate|2026-08|estimated|2|
duck-liver|Meat|Proteins|500 500 g;600 600 g;907 2 lb|16|estimate|2026-08|estimated|2|
duck-wild|Meat|Proteins|900 900 g;907 2 lb;1500 1.5 kg|26|estimate|2026-08|estimated|2|
duck-breast-wild|Meat|Proteins|500 500 g;600 600 g;907 2 lb|34|estimate|2026-08|estimated|2|
goose-meat-only|Meat|Proteins|500 500 g;600 600 g;907 2 lb|26|estimate|2026-08|estimated|2|
goose-liver|Meat|Proteins|500 500 g;600 600 g;907 2 lb|60|estimate|2026-08|estimated|2|
guinea-fowl|Meat|Proteins|900 900 g;907 2 lb;1500 1.5 kg|18|estimate|2026-08|estimated|2|
squab|Meat|Proteins|500 500 g;600 600 g;907 2 lb|34|estimate|2026-08|estimated|2|
turkey-dark-meat|Meat|Proteins|500 500 g;600 600 g;907 2 lb|9|estimate|2026-08|estimated|2|
turkey-thigh-with-skin|Meat|Proteins|500 500 g;600 600 g;907 2 lb|7|estimate|2026-08|estimated|2|
emu|Meat|Proteins|250 250 g;454 1 lb;500 500 g|40|estimate|2026-08|estimated|2|
ground-ostrich|Meat|Proteins|250 250 g;454 1 lb;500 500 g|26|estimate|2026-08|estimated|2|
frog-legs|Meat|Proteins|250 250 g;454 1 lb;500 500 g|30|estimate|2026-08|estimated|2|
freshwater-bass|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|18|estimate|2026-08|estimated|2|
butterfish|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|20|estimate|2026-08|estimated|2|
carp|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|12|estimate|2026-08|estimated|2|
catfish-wild|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|16|estimate|2026-08|estimated|2|
croaker|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|15|estimate|2026-08|estimated|2|
greenland-halibut|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|22|estimate|2026-08|estimated|2|
herring-pacific|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|10|estimate|2026-08|estimated|2|
mackerel-pacific|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|12|estimate|2026-08|estimated|2|
mackerel-salted|Fish & seafood|Proteins|250 250 g;340 12 oz;400 400 g|16|estimate|2026-08|estimated|7|
mullet|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|20|estimate|2026-08|estimated|2|
sablefish-smoked|Fish & seafood|Proteins|250 250 g;340 12 oz;400 400 g|60|estimate|2026-08|estimated|7|
salmon-chum-canned|Canned & jars|Proteins|170 170 g can;170 6 oz can|13|estimate|2026-08|estimated||
scup|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|22|estimate|2026-08|estimated|2|
shad|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|18|estimate|2026-08|estimated|2|
smelt|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|14|estimate|2026-08|estimated|2|
sturgeon-smoked|Fish & seafood|Proteins|250 250 g;340 12 oz;400 400 g|80|estimate|2026-08|estimated|7|
trout-mixed|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|20|estimate|2026-08|estimated|2|
rainbow-trout-wild|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|24|estimate|2026-08|estimated|2|
cod-canned|Canned & jars|Proteins|170 170 g can;170 6 oz can|14|estimate|2026-08|estimated||
gefilte-fish|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|16|estimate|2026-08|estimated||
fish-sticks|Frozen|Proteins|300 300 g;340 12 oz;400 400 g|11|estimate|2026-08|estimated||
whelk|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|26|estimate|2026-08|estimated|2|
conch|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|34|estimate|2026-08|estimated|2|
oysters-canned|Canned & jars|Proteins|170 170 g can;170 6 oz can|30|estimate|2026-08|estimated||
oysters-farmed|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|34|estimate|2026-08|estimated|2|
clam-juice|Canned & jars|Pantry|946 32 fl oz carton;1000 1 l carton|8|estimate|2026-08|estimated||
crab-cakes|Frozen|Proteins|300 300 g;340 12 oz;400 400 g|34|estimate|2026-08|estimated||
breaded-shrimp|Frozen|Proteins|300 300 g;340 12 oz;400 400 g|20|estimate|2026-08|estimated||
fried-calamari|Frozen|Proteins|300 300 g;340 12 oz;400 400 g|20|estimate|2026-08|estimated||
tuna-salad|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|16|estimate|2026-08|estimated|3|
whole-egg-dried|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|30|estimate|2026-08|estimated||
egg-yolk-dried|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|34|estimate|2026-08|estimated||
liquid-egg|Dairy & eggs|Proteins|473 16 fl oz carton;500 500 ml carton;1000 1 l carton|8|estimate|2026-08|estimated|28|
bockwurst|Meat|Proteins|340 12 oz;400 400 g;454 1 lb;500 500 g|12|estimate|2026-08|estimated|7|
turkey-bologna|Meat|Proteins|150 150 g;200 200 g;227 8 oz;340 12 oz|11|estimate|2026-08|estimated|7|
beef-bologna|Meat|Proteins|150 150 g;200 200 g;227 8 oz;340 12 oz|13|estimate|2026-08|estimated|7|
chicken-hot-dog|Meat|Proteins|340 12 oz;400 400 g;454 1 lb;500 500 g|8|estimate|2026-08|estimated|7|
turkey-hot-dog|Meat|Proteins|340 12 oz;400 400 g;454 1 lb;500 500 g|8|estimate|2026-08|estimated|7|
chopped-ham-canned|Canned & jars|Proteins|340 340 g can;340 12 oz can|12|estimate|2026-08|estimated||
luncheon-meat|Canned & jars|Proteins|340 340 g can;340 12 oz can|14|estimate|2026-08|estimated||
brawn|Meat|Proteins|150 150 g;200 200 g;227 8 oz;340 12 oz|14|estimate|2026-08|estimated|7|
turkey-pastrami|Meat|Proteins|150 150 g;200 200 g;227 8 oz;340 12 oz|18|estimate|2026-08|estimated|7|
chicken-liver-pate|Meat|Proteins|150 150 g;200 200 g;227 8 oz;340 12 oz|24|estimate|2026-08|estimated|7|
beef-salami|Meat|Proteins|150 150 g;200 200 g;227 8 oz;340 12 oz|18|estimate|2026-08|estimated|7|
cooked-salami|Meat|Proteins|150 150 g;200 200 g;227 8 oz;340 12 oz|14|estimate|2026-08|estimated|7|
turkey-salami|Meat|Proteins|150 150 g;200 200 g;227 8 oz;340 12 oz|14|estimate|2026-08|estimated|7|
vienna-sausage|Canned & jars|Proteins|130 130 g can;130 4.6 oz can|10|estimate|2026-08|estimated||
turkey-italian-sausage|Meat|Proteins|340 12 oz;400 400 g;454 1 lb;500 500 g|9|estimate|2026-08|estimated|7|
chicken-bratwurst|Meat|Proteins|340 12 oz;400 400 g;454 1 lb;500 500 g|12|estimate|2026-08|estimated|7|
veal-bratwurst|Meat|Proteins|340 12 oz;400 400 g;454 1 lb;500 500 g|16|estimate|2026-08|estimated|7|
scrapple|Meat|Proteins|150 150 g;200 200 g;227 8 oz;340 12 oz|9|estimate|2026-08|estimated|7|
italian-meatballs-frozen|Frozen|Proteins|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|10|estimate|2026-08|estimated||
lebanon-bologna|Meat|Proteins|150 150 g;200 200 g;227 8 oz;340 12 oz|16|estimate|2026-08|estimated|7|
mexican-chorizo|Meat|Proteins|340 12 oz;400 400 g;454 1 lb;500 500 g|11|estimate|2026-08|estimated|7|
beef-sausage|Meat|Proteins|340 12 oz;400 400 g;454 1 lb;500 500 g|12|estimate|2026-08|estimated|7|
merguez|Meat|Proteins|340 12 oz;400 400 g;454 1 lb;500 500 g|18|estimate|2026-08|estimated|7|
chicken-roll|Meat|Proteins|150 150 g;200 200 g;227 8 oz;340 12 oz|14|estimate|2026-08|estimated|7|
pork-rinds|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|24|estimate|2026-08|estimated||
beef-sticks|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|40|estimate|2026-08|estimated||
caraway-cheese|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|20|estimate|2026-08|estimated|21|
cottage-cheese-dry-curd|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|9|estimate|2026-08|estimated|10|
cottage-cheese-fruit|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|7|estimate|2026-08|estimated|10|
processed-swiss|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|13|estimate|2026-08|estimated|21|
pimento-cheese|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|14|estimate|2026-08|estimated|21|
cheese-spread|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|13|estimate|2026-08|estimated|21|
queso-seco|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|18|estimate|2026-08|estimated|21|
sharp-cheddar-slices|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|14|estimate|2026-08|estimated|21|
nonfat-mozzarella|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|14|estimate|2026-08|estimated|21|
vegan-parmesan|Chilled & plant-based|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|30|estimate|2026-08|estimated|21|
cashew-cream-cheese|Chilled & plant-based|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|20|estimate|2026-08|estimated|21|
cashew-cream|Chilled & plant-based|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|14|estimate|2026-08|estimated|21|
cashew-milk|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|3|estimate|2026-08|estimated|7|
hemp-milk|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|4|estimate|2026-08|estimated|7|
hazelnut-milk|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|4|estimate|2026-08|estimated|7|
macadamia-milk|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|5|estimate|2026-08|estimated|7|
flax-milk|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|3|estimate|2026-08|estimated|7|
almond-milk-vanilla|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|2.2|estimate|2026-08|estimated|7|
almond-milk-chocolate|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|2.4|estimate|2026-08|estimated|7|
soy-milk-fortified|Chilled & plant-based|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|2.4|estimate|2026-08|estimated|7|
oat-cream|Chilled & plant-based|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|6|estimate|2026-08|estimated|21|
soy-cream|Chilled & plant-based|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|6|estimate|2026-08|estimated|21|
coconut-whipping-cream|Chilled & plant-based|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|9|estimate|2026-08|estimated|21|
almond-yogurt|Chilled & plant-based|Dairy & Alternatives|450 450 g;500 500 g;680 24 oz|9|estimate|2026-08|estimated|14|
cashew-yogurt|Chilled & plant-based|Dairy & Alternatives|450 450 g;500 500 g;680 24 oz|10|estimate|2026-08|estimated|14|
vegan-sour-cream|Chilled & plant-based|Dairy & Alternatives|450 450 g;500 500 g;680 24 oz|10|estimate|2026-08|estimated|14|
tofu-yogurt|Chilled & plant-based|Dairy & Alternatives|450 450 g;500 500 g;680 24 oz|8|estimate|2026-08|estimated|14|
vegan-egg-substitute|Chilled & plant-based|Proteins|280 280 g;350 350 g;400 14 oz;400 400 g|16|estimate|2026-08|estimated|14|
egg-replacer-starch|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|20|estimate|2026-08|estimated||
aquafaba|Canned & jars|Proteins|240 400 g can;255 15 oz can|3|estimate|2026-08|estimated||
vegan-mince|Chilled & plant-based|Proteins|300 300 g;340 12 oz;400 400 g|16|estimate|2026-08|estimated|14|
soy-chunks|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|9|estimate|2026-08|estimated||
vegetarian-hot-dog|Chilled & plant-based|Proteins|300 300 g;340 12 oz;400 400 g|14|estimate|2026-08|estimated|14|
meatless-deli-slices|Chilled & plant-based|Proteins|300 300 g;340 12 oz;400 400 g|20|estimate|2026-08|estimated|14|
meatless-meatballs|Chilled & plant-based|Proteins|300 300 g;340 12 oz;400 400 g|14|estimate|2026-08|estimated|14|
vegetarian-fillet|Chilled & plant-based|Proteins|300 300 g;340 12 oz;400 400 g|16|estimate|2026-08|estimated|14|
vegetarian-meatloaf|Chilled & plant-based|Proteins|300 300 g;340 12 oz;400 400 g|13|estimate|2026-08|estimated|14|
vegan-nuggets|Chilled & plant-based|Proteins|300 300 g;340 12 oz;400 400 g|15|estimate|2026-08|estimated|14|
bacon-bits-meatless|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|20|estimate|2026-08|estimated|60|
jackfruit-canned|Canned & jars|Produce|240 400 g can;255 15 oz can|9|estimate|2026-08|estimated||
jackfruit-canned-syrup|Canned & jars|Produce|400 400 g jar;425 15 oz jar|6|estimate|2026-08|estimated||
seitan-strips|Chilled & plant-based|Proteins|300 300 g;340 12 oz;400 400 g|18|estimate|2026-08|estimated|14|
tofu-dried|Chilled & plant-based|Proteins|150 150 g bag;200 200 g bag;227 8 oz bag|30|estimate|2026-08|estimated||
tofu-fermented|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12|estimate|2026-08|estimated|60|
okara|Chilled & plant-based|Proteins|280 280 g;350 350 g;400 14 oz;400 400 g|5|estimate|2026-08|estimated|14|
soy-flour-defatted|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|estimate|2026-08|estimated||
soy-flour-roasted|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9|estimate|2026-08|estimated||
soy-nuts|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|11|estimate|2026-08|estimated||
peanut-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|16|estimate|2026-08|estimated||
peanuts-spanish|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|8|estimate|2026-08|estimated||
peanuts-oil-roasted|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9|estimate|2026-08|estimated||
black-turtle-beans|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|estimate|2026-08|estimated||
french-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|estimate|2026-08|estimated||
small-white-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.4|estimate|2026-08|estimated||
yellow-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|estimate|2026-08|estimated||
hyacinth-beans-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|estimate|2026-08|estimated||
baby-lima-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|estimate|2026-08|estimated||
adzuki-sweetened|Canned & jars|Proteins|400 400 g can;430 15 oz can|7|estimate|2026-08|estimated||
baked-beans-pork|Canned & jars|Proteins|400 400 g can;454 16 oz can|4|estimate|2026-08|estimated||
baked-beans-franks|Canned & jars|Proteins|400 400 g can;425 15 oz can|5|estimate|2026-08|estimated||
chili-with-beans-canned|Canned & jars|Proteins|400 400 g can;425 15 oz can|6|estimate|2026-08|estimated||
refried-red-beans|Canned & jars|Proteins|430 430 g can;454 16 oz can|5|estimate|2026-08|estimated||
ranch-beans|Canned & jars|Proteins|400 400 g can;425 15 oz can|4|estimate|2026-08|estimated||
hummus-homemade|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|8|estimate|2026-08|estimated|7|
urad-dal-split|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|estimate|2026-08|estimated||
horse-gram|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|estimate|2026-08|estimated||
marrowfat-peas-dried|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|estimate|2026-08|estimated||
mushy-peas|Canned & jars|Produce|300 300 g can;400 400 g can|4|estimate|2026-08|estimated||
lupini-beans-pickled|Canned & jars|Proteins|240 400 g can;255 15 oz can|9|estimate|2026-08|estimated||
urad-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|estimate|2026-08|estimated||
amaranth-leaves|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|9|estimate|2026-08|estimated|4|
asparagus-canned|Canned & jars|Produce|240 400 g can;255 15 oz can|9|estimate|2026-08|estimated||
asparagus-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8|estimate|2026-08|estimated||
white-asparagus|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|10|estimate|2026-08|estimated|7|
bamboo-shoots-fresh|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|9|estimate|2026-08|estimated|7|
baby-corn|Canned & jars|Produce|240 400 g can;255 15 oz can|7|estimate|2026-08|estimated||
lima-beans-fresh|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|7|estimate|2026-08|estimated|7|
beets-pickled|Canned & jars|Produce|240 400 g can;255 15 oz can|6|estimate|2026-08|estimated||
carrots-canned|Canned & jars|Produce|240 400 g can;255 15 oz can|4|estimate|2026-08|estimated||
carrots-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|4|estimate|2026-08|estimated||
carrot-juice|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|4|estimate|2026-08|estimated|7|
celtuce|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|7|estimate|2026-08|estimated|7|
collards-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|estimate|2026-08|estimated||
corn-creamed|Canned & jars|Produce|400 400 g can;418 14.75 oz can|4|estimate|2026-08|estimated||
corn-on-cob-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|estimate|2026-08|estimated||
corn-white|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|4|estimate|2026-08|estimated|7|
drumstick-pods|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|9|estimate|2026-08|estimated|7|
moringa-leaves|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|12|estimate|2026-08|estimated|4|
kanpyo|Canned & jars|Pantry|50 50 g;57 2 oz;100 100 g|30|estimate|2026-08|estimated||
jute-leaves|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|10|estimate|2026-08|estimated|4|
lambsquarters|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|9|estimate|2026-08|estimated|4|
onion-flakes|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|22|estimate|2026-08|estimated||1
pearl-onions-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|estimate|2026-08|estimated||
pickled-onions|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|estimate|2026-08|estimated||
onions-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|4|estimate|2026-08|estimated||
onion-rings|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|7|estimate|2026-08|estimated||
welsh-onion|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|6|estimate|2026-08|estimated|7|
garlic-scapes|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|9|estimate|2026-08|estimated|7|
black-garlic|Produce|Produce|100 100 g jar;113 4 oz jar|60|estimate|2026-08|estimated|7|
snow-peas-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|7|estimate|2026-08|estimated||
split-peas-sprouted|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|14|estimate|2026-08|estimated|4|
peperoncini|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|estimate|2026-08|estimated||
bell-pepper-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|estimate|2026-08|estimated||
bell-pepper-red-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|estimate|2026-08|estimated||
jalapeno-canned|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8|estimate|2026-08|estimated||
pigeon-peas-fresh|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|7|estimate|2026-08|estimated|7|
potato-canned|Canned & jars|Produce|240 400 g can;255 15 oz can|3.5|estimate|2026-08|estimated||
mashed-potato-flakes|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|8|estimate|2026-08|estimated||
mashed-potatoes-ready|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|6|estimate|2026-08|estimated|7|
potato-salad|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|7|estimate|2026-08|estimated|7|
potato-puffs|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|estimate|2026-08|estimated||
potatoes-obrien|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|4|estimate|2026-08|estimated||
potatoes-whole-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|3|estimate|2026-08|estimated||
potato-gnocchi|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|7|estimate|2026-08|estimated|5|
potato-pancakes|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|estimate|2026-08|estimated||
pumpkin-flowers|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|40|estimate|2026-08|estimated|2|
pumpkin-pie-filling|Canned & jars|Produce|240 400 g can;255 15 oz can|5|estimate|2026-08|estimated||
daikon-dried|Canned & jars|Pantry|50 50 g;57 2 oz;100 100 g|30|estimate|2026-08|estimated||
daikon-pickled|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|estimate|2026-08|estimated||
mustard-greens-pickled|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|estimate|2026-08|estimated||
eggplant-pickled|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|10|estimate|2026-08|estimated||
seaweed-irish-moss|Canned & jars|Pantry|50 50 g;57 2 oz;100 100 g|60|estimate|2026-08|estimated||
succotash|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|estimate|2026-08|estimated||
sweet-potato-canned|Canned & jars|Produce|240 400 g can;255 15 oz can|4|estimate|2026-08|estimated||
sweet-potato-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|estimate|2026-08|estimated||
sweet-potato-purple|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|6|estimate|2026-08|estimated|7|
tomatoes-stewed|Canned & jars|Produce|400 400 g can;411 14.5 oz can|3|estimate|2026-08|estimated||
tomatoes-green-chiles|Canned & jars|Produce|283 10 oz can;400 400 g can|4|estimate|2026-08|estimated||
tomato-powder|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|estimate|2026-08|estimated||1
tomato-sauce-herbs|Canned & jars|Produce|400 400 g can;425 15 oz can|4|estimate|2026-08|estimated||
yellow-tomatoes|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|7|estimate|2026-08|estimated|7|
turnip-greens-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|estimate|2026-08|estimated||
vegetable-juice|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|3|estimate|2026-08|estimated|7|
mixed-vegetables-canned|Canned & jars|Produce|240 400 g can;255 15 oz can|4|estimate|2026-08|estimated||
stir-fry-vegetables-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|estimate|2026-08|estimated||
soffritto-mix|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|estimate|2026-08|estimated||
vinespinach|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|9|estimate|2026-08|estimated|4|
sorrel|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|16|estimate|2026-08|estimated|4|
white-radish-icicle|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|5|estimate|2026-08|estimated|7|
baby-zucchini|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|9|estimate|2026-08|estimated|7|
yellow-wax-beans|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|7|estimate|2026-08|estimated|7|
fava-beans-in-pod|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|6|estimate|2026-08|estimated|7|
grape-leaves-fresh|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|24|estimate|2026-08|estimated|4|
chowchow|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|estimate|2026-08|estimated||
straw-mushrooms-canned|Canned & jars|Produce|240 400 g can;255 15 oz can|10|estimate|2026-08|estimated||
mushrooms-porcini-dried|Canned & jars|Pantry|28 1 oz bag;30 30 g bag|150|estimate|2026-08|estimated||
mushrooms-shimeji|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|18|estimate|2026-08|estimated|7|
mushrooms-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|estimate|2026-08|estimated||
truffle-black|Produce|Produce|20 20 g;28 1 oz|900|estimate|2026-08|estimated|7|
yautia|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|6|estimate|2026-08|estimated|7|
apples-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|20|estimate|2026-08|estimated||
apples-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|estimate|2026-08|estimated||
cherry-pie-filling|Canned & jars|Produce|400 400 g jar;425 15 oz jar|6|estimate|2026-08|estimated||
blueberry-pie-filling|Canned & jars|Produce|400 400 g jar;425 15 oz jar|7|estimate|2026-08|estimated||
apple-cider|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4|estimate|2026-08|estimated|7|
apricots-canned|Canned & jars|Produce|400 400 g jar;425 15 oz jar|5|estimate|2026-08|estimated||
apricots-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|7|estimate|2026-08|estimated||
avocado-florida|Produce|Produce|454 1 piece|5|estimate|2026-08|estimated|10|
avocado-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|10|estimate|2026-08|estimated||
banana-chips|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9|estimate|2026-08|estimated||
banana-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|5|estimate|2026-08|estimated||
blackberries-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8|estimate|2026-08|estimated||
boysenberries-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|10|estimate|2026-08|estimated||
blueberries-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|36|estimate|2026-08|estimated||
mixed-berries-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8|estimate|2026-08|estimated||
lingonberries|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|12|estimate|2026-08|estimated||
cherries-sour-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|9|estimate|2026-08|estimated||
cherries-sweet-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8|estimate|2026-08|estimated||
cherries-canned|Canned & jars|Produce|400 400 g jar;425 15 oz jar|8|estimate|2026-08|estimated||
coconut-milk-fresh|Chilled & plant-based|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|9|estimate|2026-08|estimated|21|
coconut-cream-sweetened|Canned & jars|Produce|400 400 g jar;425 15 oz jar|9|estimate|2026-08|estimated||
cranberry-juice-cocktail|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2|estimate|2026-08|estimated|7|
sugar-apple|Produce|Produce|282 1 piece|9|estimate|2026-08|estimated|10|
durian|Produce|Produce|759 1 piece|14|estimate|2026-08|estimated|10|
fruit-cocktail|Canned & jars|Produce|400 400 g jar;425 15 oz jar|5|estimate|2026-08|estimated||
grapefruit-red|Produce|Produce|492 1 piece|3.6|estimate|2026-08|estimated|10|
grapefruit-white|Produce|Produce|472 1 piece|3.6|estimate|2026-08|estimated|10|
grapefruit-canned|Canned & jars|Produce|400 400 g jar;425 15 oz jar|6|estimate|2026-08|estimated||
grapefruit-juice|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|3|estimate|2026-08|estimated|7|
guava-paste|Nuts, seeds & snacks|Pantry|340 340 g jar;340 12 oz jar|10|estimate|2026-08|estimated||
guava-nectar|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4|estimate|2026-08|estimated|7|
mango-nectar|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4|estimate|2026-08|estimated|7|
green-mango|Produce|Produce|292 1 piece|6|estimate|2026-08|estimated|10|
amchur|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|30|estimate|2026-08|estimated||1
jujube-fresh|Produce|Produce|129 1 piece|12|estimate|2026-08|estimated|10|
lychee-canned|Canned & jars|Produce|400 400 g jar;425 15 oz jar|7|estimate|2026-08|estimated||
mamey|Produce|Produce|744 1 piece|12|estimate|2026-08|estimated|10|
mangosteen|Canned & jars|Produce|400 400 g jar;425 15 oz jar|12|estimate|2026-08|estimated||
casaba-melon|Produce|Produce|2733 1 piece|3|estimate|2026-08|estimated|10|
tangerine-juice|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|5|estimate|2026-08|estimated|7|
yuzu-juice|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|30|estimate|2026-08|estimated|7|
preserved-lemon|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|14|estimate|2026-08|estimated||
kiwano|Produce|Produce|299 1 piece|12|estimate|2026-08|estimated|10|
golden-kiwi|Produce|Produce|101 1 piece|9|estimate|2026-08|estimated|10|
dragon-fruit|Produce|Produce|333 1 piece|12|estimate|2026-08|estimated|10|
orange-zest-dried|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|estimate|2026-08|estimated||1
papaya-green|Produce|Produce|462 1 piece|5|estimate|2026-08|estimated|10|
passion-fruit-juice|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|6|estimate|2026-08|estimated|7|
peaches-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|18|estimate|2026-08|estimated||
pears-canned|Canned & jars|Produce|400 400 g jar;425 15 oz jar|5|estimate|2026-08|estimated||
pears-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|22|estimate|2026-08|estimated||
persimmon-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|30|estimate|2026-08|estimated||
pineapple-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|estimate|2026-08|estimated||
pineapple-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|18|estimate|2026-08|estimated||
papaya-dried|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|16|estimate|2026-08|estimated||
plums-canned|Canned & jars|Produce|400 400 g jar;425 15 oz jar|5|estimate|2026-08|estimated||
umeboshi|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|40|estimate|2026-08|estimated||
prune-juice|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|3|estimate|2026-08|estimated|7|
prune-puree|Nuts, seeds & snacks|Pantry|340 340 g jar;340 12 oz jar|8|estimate|2026-08|estimated||
rambutan|Canned & jars|Produce|400 400 g jar;425 15 oz jar|8|estimate|2026-08|estimated||
rhubarb-frozen|Frozen|Produce|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|6|estimate|2026-08|estimated||
peach-nectar|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4|estimate|2026-08|estimated|7|
pear-nectar|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4|estimate|2026-08|estimated|7|
apricot-nectar|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|2.4|estimate|2026-08|estimated|7|
tomato-clam-juice|Drinks|Produce|946 32 fl oz bottle;1000 1 l bottle|3|estimate|2026-08|estimated|7|
dates-pitted|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9|estimate|2026-08|estimated||
date-syrup|Baking|Pantry|340 12 oz bottle;340 340 g bottle|10|estimate|2026-08|estimated||
pomegranate-molasses|Baking|Pantry|340 12 oz bottle;340 340 g bottle|16|estimate|2026-08|estimated||
carob-molasses|Baking|Pantry|340 12 oz bottle;340 340 g bottle|12|estimate|2026-08|estimated||
masarepa|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|estimate|2026-08|estimated||
corn-flour-blue|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|estimate|2026-08|estimated||
cornmeal-self-rising|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|estimate|2026-08|estimated||
teff-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|11|estimate|2026-08|estimated||
injera|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|9|estimate|2026-08|estimated|5|
instant-rice|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|estimate|2026-08|estimated||
red-rice|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|7|estimate|2026-08|estimated||
broken-rice|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3|estimate|2026-08|estimated||
poha|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5|estimate|2026-08|estimated||
rye-flour-dark|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3|estimate|2026-08|estimated||
rye-flour-light|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|3|estimate|2026-08|estimated||
pastry-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|2|estimate|2026-08|estimated||
wheat-durum|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4|estimate|2026-08|estimated||
xanthan-gum|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|40|estimate|2026-08|estimated||
lupin-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9|estimate|2026-08|estimated||
chestnut-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|18|estimate|2026-08|estimated||
hazelnut-flour|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|20|estimate|2026-08|estimated||
maple-sugar|Baking|Pantry|454 16 oz bag;500 500 g bag;1000 1 kg bag|40|estimate|2026-08|estimated||1
corn-syrup-dark|Baking|Pantry|340 12 oz bottle;340 340 g bottle|5|estimate|2026-08|estimated||
rice-syrup|Baking|Pantry|340 12 oz bottle;340 340 g bottle|9|estimate|2026-08|estimated||
cane-syrup|Baking|Pantry|340 12 oz bottle;340 340 g bottle|6|estimate|2026-08|estimated||
pancake-syrup|Baking|Pantry|340 12 oz bottle;340 340 g bottle|5.4|estimate|2026-08|estimated||
grenadine|Baking|Pantry|340 12 oz bottle;340 340 g bottle|8|estimate|2026-08|estimated||
fruit-syrup|Baking|Pantry|340 12 oz bottle;340 340 g bottle|8|estimate|2026-08|estimated||
strawberry-topping|Baking|Pantry|340 12 oz bottle;340 340 g bottle|8|estimate|2026-08|estimated||
caramel-sauce|Baking|Pantry|340 12 oz bottle;340 340 g bottle|9|estimate|2026-08|estimated||
marshmallow-cream|Baking|Pantry|340 12 oz bottle;340 340 g bottle|8|estimate|2026-08|estimated||
jelly|Nuts, seeds & snacks|Pantry|340 340 g jar;340 12 oz jar|8|estimate|2026-08|estimated||
chocolate-45|Baking|Pantry|100 100 g;113 4 oz;200 200 g|17|estimate|2026-08|estimated||
chocolate-60|Baking|Pantry|100 100 g;113 4 oz;200 200 g|20|estimate|2026-08|estimated||
mexican-chocolate|Baking|Pantry|100 100 g;113 4 oz;200 200 g|16|estimate|2026-08|estimated||
cacao-nibs|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|28|estimate|2026-08|estimated||
malted-milk-powder|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|14|estimate|2026-08|estimated||
ladyfingers|Bakery|Pantry|200 200 g;250 250 g;284 10 oz|12|estimate|2026-08|estimated||
shortbread|Bakery|Pantry|200 200 g;250 250 g;284 10 oz|11|estimate|2026-08|estimated||
gingersnaps|Bakery|Pantry|200 200 g;250 250 g;284 10 oz|9|estimate|2026-08|estimated||
oatmeal-cookies|Bakery|Pantry|200 200 g;250 250 g;284 10 oz|10|estimate|2026-08|estimated||
chocolate-chip-cookies|Bakery|Pantry|200 200 g;250 250 g;284 10 oz|10|estimate|2026-08|estimated||
chocolate-sandwich-cookies|Bakery|Pantry|200 200 g;250 250 g;284 10 oz|9|estimate|2026-08|estimated||
butter-cookies|Bakery|Pantry|200 200 g;250 250 g;284 10 oz|11|estimate|2026-08|estimated||
marie-biscuits|Bakery|Pantry|200 200 g;250 250 g;284 10 oz|8|estimate|2026-08|estimated||
vanilla-wafers|Bakery|Pantry|200 200 g;250 250 g;284 10 oz|11|estimate|2026-08|estimated||
fig-bars|Bakery|Pantry|200 200 g;250 250 g;284 10 oz|9|estimate|2026-08|estimated||
macaroons-coconut|Bakery|Pantry|200 200 g;250 250 g;284 10 oz|14|estimate|2026-08|estimated||
pound-cake|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|12|estimate|2026-08|estimated|5|
sponge-cake|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|11|estimate|2026-08|estimated|5|
angel-food-cake|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|11|estimate|2026-08|estimated|5|
brownies|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|12|estimate|2026-08|estimated|5|
blueberry-muffin|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|11|estimate|2026-08|estimated|5|
corn-muffin|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|11|estimate|2026-08|estimated|5|
glazed-doughnut|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|13|estimate|2026-08|estimated|5|
cinnamon-roll|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|12|estimate|2026-08|estimated|5|
waffles-frozen|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|9|estimate|2026-08|estimated||
pancakes-frozen|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|9|estimate|2026-08|estimated||
graham-cracker-crust|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|11|estimate|2026-08|estimated||
garlic-bread|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|9|estimate|2026-08|estimated||
brioche|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|11|estimate|2026-08|estimated|5|
challah|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|10|estimate|2026-08|estimated|5|
french-rolls|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|7|estimate|2026-08|estimated|5|
kaiser-roll|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|8|estimate|2026-08|estimated|5|
hawaiian-roll|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|10|estimate|2026-08|estimated|5|
potato-bread|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|8|estimate|2026-08|estimated|5|
oat-bread|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|7|estimate|2026-08|estimated|5|
raisin-bread|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|8|estimate|2026-08|estimated|5|
cheese-bread|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|9|estimate|2026-08|estimated|5|
pao-de-queijo|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|14|estimate|2026-08|estimated||
italian-breadsticks|Bakery|Pantry|200 200 g;227 8 oz;250 250 g|12|estimate|2026-08|estimated||
melba-toast|Bakery|Pantry|200 200 g;227 8 oz;250 250 g|12|estimate|2026-08|estimated||
rusk|Bakery|Pantry|200 200 g;227 8 oz;250 250 g|12|estimate|2026-08|estimated||
wheat-crackers|Bakery|Pantry|200 200 g;227 8 oz;250 250 g|11|estimate|2026-08|estimated||
butter-crackers|Bakery|Pantry|200 200 g;227 8 oz;250 250 g|10|estimate|2026-08|estimated||
whole-wheat-crackers|Bakery|Pantry|200 200 g;227 8 oz;250 250 g|12|estimate|2026-08|estimated||
cheese-crackers|Bakery|Pantry|200 200 g;227 8 oz;250 250 g|12|estimate|2026-08|estimated||
gluten-free-crackers|Bakery|Pantry|200 200 g;227 8 oz;250 250 g|22|estimate|2026-08|estimated||
rice-crackers|Bakery|Pantry|200 200 g;227 8 oz;250 250 g|14|estimate|2026-08|estimated||
prawn-crackers|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|18|estimate|2026-08|estimated||
matzo-whole-wheat|Bakery|Pantry|200 200 g;227 8 oz;250 250 g|10|estimate|2026-08|estimated||
egg-matzo|Bakery|Pantry|200 200 g;227 8 oz;250 250 g|11|estimate|2026-08|estimated||
matzo-meal|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|8|estimate|2026-08|estimated||
tostada-shells|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|9|estimate|2026-08|estimated|5|
lavash|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|8|estimate|2026-08|estimated|5|
paratha|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|8|estimate|2026-08|estimated|5|
naan-whole-wheat|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|8|estimate|2026-08|estimated|5|
crumpet|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|7|estimate|2026-08|estimated|5|
scone|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|10|estimate|2026-08|estimated|5|
biscuits-buttermilk|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|7|estimate|2026-08|estimated||
pizza-dough|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|6|estimate|2026-08|estimated|7|
crescent-dough|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|9|estimate|2026-08|estimated|7|
cornbread|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|8|estimate|2026-08|estimated|5|
arepa|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|6|estimate|2026-08|estimated|5|
idli-dosa-batter|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|7|estimate|2026-08|estimated|7|
dosa|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|9|estimate|2026-08|estimated|7|
cheese-ravioli|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|10|estimate|2026-08|estimated|5|
meat-ravioli|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|11|estimate|2026-08|estimated|5|
cheese-tortellini|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|10|estimate|2026-08|estimated|5|
meat-tortellini|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|11|estimate|2026-08|estimated|5|
pierogi|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|8|estimate|2026-08|estimated||
gyoza|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|11|estimate|2026-08|estimated||
vegetable-dumplings|Frozen|Pantry|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|11|estimate|2026-08|estimated||
rice-paper|Grains, pasta & rice|Pantry|400 400 g;454 1 lb;500 500 g|12|estimate|2026-08|estimated||
spring-roll-wrappers|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|8|estimate|2026-08|estimated|7|
tteok|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|9|estimate|2026-08|estimated|7|
ramen-noodles|Grains, pasta & rice|Pantry|400 400 g;454 1 lb;500 500 g|7|estimate|2026-08|estimated||
spinach-pasta|Grains, pasta & rice|Pantry|400 400 g;454 1 lb;500 500 g|5|estimate|2026-08|estimated||
spinach-egg-noodles|Grains, pasta & rice|Pantry|400 400 g;454 1 lb;500 500 g|6|estimate|2026-08|estimated||
pasta-spinach-fresh|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|8|estimate|2026-08|estimated|5|
gluten-free-pasta-rice|Grains, pasta & rice|Pantry|400 400 g;454 1 lb;500 500 g|8|estimate|2026-08|estimated||
black-bean-pasta|Grains, pasta & rice|Pantry|400 400 g;454 1 lb;500 500 g|10|estimate|2026-08|estimated||
vermicelli-wheat|Grains, pasta & rice|Pantry|400 400 g;454 1 lb;500 500 g|5|estimate|2026-08|estimated||
muesli|Grains, pasta & rice|Pantry|250 250 g;340 12 oz;400 400 g|9|estimate|2026-08|estimated||
corn-flakes|Grains, pasta & rice|Pantry|250 250 g;340 12 oz;400 400 g|9|estimate|2026-08|estimated||
bran-flakes|Grains, pasta & rice|Pantry|250 250 g;340 12 oz;400 400 g|9|estimate|2026-08|estimated||
all-bran|Grains, pasta & rice|Pantry|250 250 g;340 12 oz;400 400 g|10|estimate|2026-08|estimated||
wheat-biscuits|Grains, pasta & rice|Pantry|250 250 g;340 12 oz;400 400 g|9|estimate|2026-08|estimated||
rice-cereal|Grains, pasta & rice|Pantry|250 250 g;340 12 oz;400 400 g|10|estimate|2026-08|estimated||
granola-bar|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|15|estimate|2026-08|estimated||
trail-mix|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|14|estimate|2026-08|estimated||
mixed-nuts-no-peanuts|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|26|estimate|2026-08|estimated||
sesame-sticks|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|12|estimate|2026-08|estimated||
rice-snack-mix|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|12|estimate|2026-08|estimated||
pita-chips|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|14|estimate|2026-08|estimated||
plantain-chips|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|14|estimate|2026-08|estimated||
sweet-potato-chips|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|16|estimate|2026-08|estimated||
halva|Baking|Pantry|100 100 g;113 4 oz;200 200 g|16|estimate|2026-08|estimated||
marzipan-nougat|Baking|Pantry|100 100 g;113 4 oz;200 200 g|22|estimate|2026-08|estimated||
caramels|Baking|Pantry|100 100 g;113 4 oz;200 200 g|11|estimate|2026-08|estimated||
vanilla-pudding|Dairy & eggs|Dairy & Alternatives|450 450 g;500 500 g;623 22 oz|6|estimate|2026-08|estimated|7|
chocolate-pudding|Dairy & eggs|Dairy & Alternatives|450 450 g;500 500 g;623 22 oz|6|estimate|2026-08|estimated|7|
rice-pudding|Dairy & eggs|Dairy & Alternatives|450 450 g;500 500 g;623 22 oz|6|estimate|2026-08|estimated|7|
sorbet|Frozen|Dairy & Alternatives|279 500 ml tub;264 16 fl oz tub;558 1 l tub|9|estimate|2026-08|estimated||
chocolate-ice-cream|Frozen|Dairy & Alternatives|279 500 ml tub;264 16 fl oz tub;558 1 l tub|9|estimate|2026-08|estimated||
strawberry-ice-cream|Frozen|Dairy & Alternatives|279 500 ml tub;264 16 fl oz tub;558 1 l tub|9|estimate|2026-08|estimated||
whipped-topping|Frozen|Dairy & Alternatives|279 500 ml tub;264 16 fl oz tub;558 1 l tub|7|estimate|2026-08|estimated||
coffee-creamer|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|12|estimate|2026-08|estimated||
sichuan-pepper|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|50|estimate|2026-08|estimated||1
pink-peppercorns|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|estimate|2026-08|estimated||1
grains-of-paradise|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|80|estimate|2026-08|estimated||1
juniper-berries|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|estimate|2026-08|estimated||1
asafoetida|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|80|estimate|2026-08|estimated||1
ajwain|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|estimate|2026-08|estimated||1
nigella-seeds|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|estimate|2026-08|estimated||1
fenugreek-leaves|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|estimate|2026-08|estimated||1
curry-leaves|Produce|Produce|30 1 bunch|80|estimate|2026-08|estimated|5|
coriander-leaf-dried|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|60|estimate|2026-08|estimated||1
annatto|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|estimate|2026-08|estimated||1
shichimi-togarashi|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|90|estimate|2026-08|estimated||1
furikake|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|80|estimate|2026-08|estimated||1
everything-bagel-seasoning|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|estimate|2026-08|estimated||1
dukkah|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|50|estimate|2026-08|estimated||1
baharat|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|50|estimate|2026-08|estimated||1
old-bay|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|30|estimate|2026-08|estimated||1
adobo-seasoning|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|20|estimate|2026-08|estimated||1
sazon|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|estimate|2026-08|estimated||1
chili-seasoning-mix|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|30|estimate|2026-08|estimated||1
ranch-seasoning|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|estimate|2026-08|estimated||1
onion-soup-mix|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|20|estimate|2026-08|estimated||1
garlic-salt|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|10|estimate|2026-08|estimated||1
lemon-pepper|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|30|estimate|2026-08|estimated||1
chaat-masala|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|estimate|2026-08|estimated||1
lavender-dried|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|120|estimate|2026-08|estimated||1
shiso|Produce|Produce|30 1 bunch|70|estimate|2026-08|estimated|5|
microgreens|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|40|estimate|2026-08|estimated|5|
pandan-leaves|Produce|Produce|30 1 bunch|30|estimate|2026-08|estimated|5|
doubanjiang|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12|estimate|2026-08|estimated|60|
doenjang|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12|estimate|2026-08|estimated|60|
fermented-black-beans|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|14|estimate|2026-08|estimated|60|
chili-crisp|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|20|estimate|2026-08|estimated|60|
chili-oil|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|14|estimate|2026-08|estimated|60|
massaman-paste|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16|estimate|2026-08|estimated|60|
yellow-curry-paste|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16|estimate|2026-08|estimated|60|
indian-curry-paste|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12|estimate|2026-08|estimated|60|
tikka-masala-sauce|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|6|estimate|2026-08|estimated||
jerk-marinade|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|12|estimate|2026-08|estimated|60|
shrimp-paste|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|18|estimate|2026-08|estimated|60|
anchovy-paste|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|30|estimate|2026-08|estimated|60|
xo-sauce|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|60|estimate|2026-08|estimated|60|
bonito-flakes|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|110|estimate|2026-08|estimated||
dried-shrimp|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|50|estimate|2026-08|estimated||
dried-anchovies|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|40|estimate|2026-08|estimated||
ponzu|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|14|estimate|2026-08|estimated|60|
sweet-soy-sauce|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|9|estimate|2026-08|estimated|60|
ssamjang-bulgogi-sauce|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|9|estimate|2026-08|estimated|60|
sweet-chili-sauce|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|7|estimate|2026-08|estimated|60|
chili-sauce-tomato|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|7|estimate|2026-08|estimated|60|
aji-amarillo|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16|estimate|2026-08|estimated|60|
ajvar|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|estimate|2026-08|estimated|60|
peri-peri-sauce|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|10|estimate|2026-08|estimated|60|
buffalo-sauce|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|9|estimate|2026-08|estimated|60|
aioli|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|10|estimate|2026-08|estimated|60|
vegan-fish-sauce|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|12|estimate|2026-08|estimated|60|
vegan-worcestershire|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|12|estimate|2026-08|estimated|60|
tzatziki|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|10|estimate|2026-08|estimated|7|
baba-ganoush|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|12|estimate|2026-08|estimated|7|
bean-dip|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|8|estimate|2026-08|estimated|7|
queso-dip|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|9|estimate|2026-08|estimated|7|
cheese-sauce|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|9|estimate|2026-08|estimated||
olive-tapenade|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16|estimate|2026-08|estimated|60|
taramasalata|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|14|estimate|2026-08|estimated|7|
pesto-vegan|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|20|estimate|2026-08|estimated|60|
pesto-rosso|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|16|estimate|2026-08|estimated|60|
chimichurri|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|14|estimate|2026-08|estimated|60|
sofrito|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|8|estimate|2026-08|estimated||
gravy-beef|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|5|estimate|2026-08|estimated||
gravy-chicken|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|5|estimate|2026-08|estimated||
gravy-granules|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|14|estimate|2026-08|estimated||1
duck-sauce|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|7|estimate|2026-08|estimated|60|
white-sauce|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|6|estimate|2026-08|estimated||
hollandaise|Canned & jars|Pantry|400 400 g jar;425 15 oz jar|12|estimate|2026-08|estimated||
mango-chutney|Nuts, seeds & snacks|Pantry|340 340 g jar;340 12 oz jar|8|estimate|2026-08|estimated||
lime-pickle|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|estimate|2026-08|estimated||
corn-relish|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8|estimate|2026-08|estimated||
sour-pickles|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8|estimate|2026-08|estimated||
giardiniera|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|8|estimate|2026-08|estimated||
pimento|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|9|estimate|2026-08|estimated||
caperberries|Canned & jars|Pantry|200 200 g jar;227 8 oz jar;300 300 g jar|18|estimate|2026-08|estimated||
hearts-of-palm-fresh|Produce|Produce|250 250 g;400 400 g;454 1 lb;500 500 g|20|estimate|2026-08|estimated|7|
beef-consomme|Canned & jars|Pantry|946 32 fl oz carton;1000 1 l carton|5|estimate|2026-08|estimated||
chicken-soup-condensed|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|5|estimate|2026-08|estimated||
celery-soup-condensed|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|5|estimate|2026-08|estimated||
tomato-soup-condensed|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|4|estimate|2026-08|estimated||
minestrone-canned|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|4|estimate|2026-08|estimated||
lentil-soup-canned|Canned & jars|Pantry|298 10.5 oz can;400 400 g can|4|estimate|2026-08|estimated||
mushroom-broth|Canned & jars|Pantry|946 32 fl oz carton;1000 1 l carton|6|estimate|2026-08|estimated||
dashi-powder|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|40|estimate|2026-08|estimated||1
liquid-smoke|Oils & condiments|Pantry|250 250 ml bottle;284 10 fl oz bottle|20|estimate|2026-08|estimated|60|
coconut-vinegar|Oils & condiments|Pantry|503 500 ml bottle;476 16 fl oz bottle|9|estimate|2026-08|estimated||1
shaoxing-wine|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|8|estimate|2026-08|estimated||
dry-sherry|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|14|estimate|2026-08|estimated||
port-wine|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|16|estimate|2026-08|estimated||
rose-wine|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|14|estimate|2026-08|estimated||
whiskey|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|26|estimate|2026-08|estimated||
gin|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|26|estimate|2026-08|estimated||
coffee-liqueur|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|26|estimate|2026-08|estimated||
irish-cream|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|24|estimate|2026-08|estimated||
non-alcoholic-beer|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|3|estimate|2026-08|estimated||
cola|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.4|estimate|2026-08|estimated||
ginger-ale|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.6|estimate|2026-08|estimated||
lemon-lime-soda|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.4|estimate|2026-08|estimated||
orange-soda|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.4|estimate|2026-08|estimated||
tonic-water|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.8|estimate|2026-08|estimated||
root-beer|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1.4|estimate|2026-08|estimated||
herbal-tea|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|0.8|estimate|2026-08|estimated||
chamomile-tea|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|0.8|estimate|2026-08|estimated||
hibiscus-tea|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1|estimate|2026-08|estimated||
oolong-tea|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|0.8|estimate|2026-08|estimated||
iced-tea|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|2|estimate|2026-08|estimated||
kombucha|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|5|estimate|2026-08|estimated||
coffee-decaf|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|1|estimate|2026-08|estimated||
cereal-coffee|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|24|estimate|2026-08|estimated||
horchata|Drinks|Pantry|946 32 fl oz bottle;1000 1 l bottle|3|estimate|2026-08|estimated||
ayran|Dairy & eggs|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|4|estimate|2026-08|estimated|7|
lassi|Dairy & eggs|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|4|estimate|2026-08|estimated|7|
kefir-whole|Dairy & eggs|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|5|estimate|2026-08|estimated|7|
buttermilk-whole|Dairy & eggs|Dairy & Alternatives|946 32 fl oz carton;1000 1 l carton|3|estimate|2026-08|estimated|7|
whey-dried|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9|estimate|2026-08|estimated||
greek-yogurt-vanilla|Dairy & eggs|Dairy & Alternatives|450 450 g;500 500 g;907 32 oz|8|estimate|2026-08|estimated|14|
greek-yogurt-fruit|Dairy & eggs|Dairy & Alternatives|450 450 g;500 500 g;907 32 oz|8|estimate|2026-08|estimated|14|
yogurt-vanilla|Dairy & eggs|Dairy & Alternatives|450 450 g;500 500 g;907 32 oz|6|estimate|2026-08|estimated|14|
yogurt-fruit|Dairy & eggs|Dairy & Alternatives|450 450 g;500 500 g;907 32 oz|6|estimate|2026-08|estimated|14|
manchego|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|30|estimate|2026-08|estimated|21|
taleggio|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|28|estimate|2026-08|estimated|21|
mizithra|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|14|estimate|2026-08|estimated|10|
boursin|Dairy & eggs|Dairy & Alternatives|150 150 g;200 200 g;227 8 oz|18|estimate|2026-08|estimated|21|
clotted-cream|Dairy & eggs|Dairy & Alternatives|250 250 g;340 12 oz;400 400 g|10|estimate|2026-08|estimated|7|
fried-tofu-pouches|Chilled & plant-based|Proteins|280 280 g;350 350 g;400 14 oz;400 400 g|14|estimate|2026-08|estimated|14|
bean-sprouts-canned|Canned & jars|Produce|240 400 g can;255 15 oz can|5|estimate|2026-08|estimated||
yeast-fresh|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|12|estimate|2026-08|estimated|7|
sourdough-starter|Chilled & plant-based|Pantry|250 250 g;340 12 oz;400 400 g|2|estimate|2026-08|estimated|7|
bread-cubes-stuffing|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|9|estimate|2026-08|estimated||
tempura-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|8|estimate|2026-08|estimated||
custard-powder|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|10|estimate|2026-08|estimated||
protein-bar|Nuts, seeds & snacks|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|28|estimate|2026-08|estimated||
rice-protein|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|30|estimate|2026-08|estimated||
casein-powder|Baking|Pantry|150 150 g bag;200 200 g bag;227 8 oz bag|34|estimate|2026-08|estimated||
beef-marrow-bones|Meat|Proteins|250 250 g;454 1 lb;500 500 g|9|estimate|2026-08|estimated|2|
oxtail|Meat|Proteins|250 250 g;454 1 lb;500 500 g|18|estimate|2026-08|estimated|2|
beef-neck|Meat|Proteins|250 250 g;454 1 lb;500 500 g|11|estimate|2026-08|estimated|2|
beef-picanha|Meat|Proteins|250 250 g;454 1 lb;500 500 g|28|estimate|2026-08|estimated|2|
lamb-breast|Meat|Proteins|500 500 g;600 600 g;907 2 lb|14|estimate|2026-08|estimated|2|
pork-hock|Meat|Proteins|500 500 g;600 600 g;907 2 lb|7|estimate|2026-08|estimated|2|
nduja|Meat|Proteins|150 150 g;200 200 g;227 8 oz;340 12 oz|30|estimate|2026-08|estimated|7|
lap-cheong|Meat|Proteins|150 150 g;200 200 g;227 8 oz;340 12 oz|18|estimate|2026-08|estimated|7|
breaded-chicken|Frozen|Proteins|300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag|10|estimate|2026-08|estimated||
chicken-feet|Meat|Proteins|500 500 g;600 600 g;907 2 lb|5|estimate|2026-08|estimated|2|
smoked-chicken|Meat|Proteins|150 150 g;200 200 g;227 8 oz;340 12 oz|22|estimate|2026-08|estimated|7|
duck-confit|Meat|Proteins|150 150 g;200 200 g;227 8 oz;340 12 oz|26|estimate|2026-08|estimated|7|
hot-smoked-salmon|Fish & seafood|Proteins|250 250 g;340 12 oz;400 400 g|44|estimate|2026-08|estimated|7|
smoked-eel|Fish & seafood|Proteins|250 250 g;340 12 oz;400 400 g|60|estimate|2026-08|estimated|7|
john-dory|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|26|estimate|2026-08|estimated|2|
sardines-fresh|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|12|estimate|2026-08|estimated|2|
sardines-canned-water|Canned & jars|Proteins|170 170 g can;170 6 oz can|14|estimate|2026-08|estimated||
cockles|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|20|estimate|2026-08|estimated|2|
mussels-cooked-canned|Canned & jars|Proteins|170 170 g can;170 6 oz can|30|estimate|2026-08|estimated||
seafood-mix|Frozen|Proteins|300 300 g;340 12 oz;400 400 g|14|estimate|2026-08|estimated||
baby-octopus|Fish & seafood|Proteins|240 240 g;300 300 g;400 400 g;454 1 lb|20|estimate|2026-08|estimated|2|
squid-ink|Canned & jars|Proteins|200 200 g jar;227 8 oz jar;300 300 g jar|120|estimate|2026-08|estimated||
fish-cakes-asian|Frozen|Proteins|300 300 g;340 12 oz;400 400 g|12|estimate|2026-08|estimated||
malt-vinegar|Oils & condiments|Pantry|503 500 ml bottle;476 16 fl oz bottle|5|estimate|2026-08|estimated||1
black-vinegar|Oils & condiments|Pantry|503 500 ml bottle;476 16 fl oz bottle|8|estimate|2026-08|estimated||1
simit|Bakery|Pantry|300 300 g;340 12 oz;400 400 g|9|estimate|2026-08|estimated|5|
celery-salt|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;75 75 g jar|14|estimate|2026-08|estimated||1
crispy-fried-onions|Oils & condiments|Pantry|100 100 g;170 6 oz|14|estimate|2026-08|estimated||
cake-mix-yellow|Baking|Pantry|432 15.25 oz;500 500 g|5|estimate|2026-08|estimated||
pancake-mix|Baking|Pantry|454 1 lb;907 2 lb|5|estimate|2026-08|estimated||
baking-mix|Baking|Pantry|567 20 oz;1000 1 kg|5|estimate|2026-08|estimated||
brownie-mix|Baking|Pantry|520 18.3 oz;500 500 g|5|estimate|2026-08|estimated||
pizza-crust|Bakery|Pantry|300 1 piece;400 400 g|8|estimate|2026-08|estimated|7|
frozen-cheese-pizza|Frozen|Proteins|350 12 oz;400 1 piece|9|estimate|2026-08|estimated||
alfredo-sauce|Canned & jars|Pantry|425 15 oz jar;400 400 g jar|7.5|estimate|2026-08|estimated||
fish-cakes|Frozen|Proteins|300 300 g;340 12 oz|12|estimate|2026-08|estimated||
psyllium-husk|Baking|Pantry|227 8 oz bag;300 300 g bag|30|estimate|2026-08|estimated||
lemon-curd|Nuts, seeds & snacks|Pantry|300 300 g jar;312 11 oz jar|11|estimate|2026-08|estimated||
candied-ginger|Nuts, seeds & snacks|Pantry|100 100 g bag;150 150 g bag;227 8 oz bag|16|estimate|2026-08|estimated||
msg|Spices & herbs|Pantry|100 100 g;200 200 g|12|estimate|2026-08|estimated||1
mint-sauce|Oils & condiments|Pantry|190 190 g jar;250 250 g jar|8|estimate|2026-08|estimated||
tea-leaves|Drinks|Pantry|80 40 bags;125 125 g|22|estimate|2026-08|estimated||1
oatcakes|Bakery|Pantry|200 200 g;250 250 g|10|estimate|2026-08|estimated||
collagen-powder|Baking|Pantry|284 10 oz;300 300 g|50|estimate|2026-08|estimated||
truffle-oil|Oils & condiments|Pantry|92 100 ml bottle;229 250 ml bottle|60|estimate|2026-08|estimated||1
udon-fresh|Grains, pasta & rice|Pantry|200 200 g;300 300 g;400 400 g|6|estimate|2026-08|estimated|7|
smoked-mackerel|Fish & seafood|Proteins|150 150 g;200 200 g|18|estimate|2026-08|estimated|5|
kippers|Fish & seafood|Proteins|200 200 g;300 300 g|14|estimate|2026-08|estimated|5|
smoked-trout|Fish & seafood|Proteins|100 100 g;125 125 g;150 150 g|36|estimate|2026-08|estimated|7|
pork-shoulder-cooked|Meat|Proteins|340 12 oz;454 1 lb|14|estimate|2026-08|estimated|4|
sage-fresh|Produce|Produce|20 20 g;21 0.75 oz|72.27|estimate|2026-08|estimated|10|
tarragon-fresh|Produce|Produce|20 20 g;21 0.75 oz|72.27|estimate|2026-08|estimated|10|
chervil-fresh|Produce|Produce|20 20 g;21 0.75 oz|72.27|estimate|2026-08|estimated|7|
oregano-fresh|Produce|Produce|20 20 g;21 0.75 oz|72.27|estimate|2026-08|estimated|10|
lasagna-sheets-dry|Grains, pasta & rice|Pantry|250 250 g;454 1 lb;500 500 g|4|estimate|2026-08|estimated||
chana-dal|Grains, pasta & rice|Proteins|500 500 g bag;907 2 lb bag;1000 1 kg bag|4.5|estimate|2026-08|estimated||
cocoa-mix|Drinks|Pantry|280 10 packets;300 300 g|12|estimate|2026-08|estimated||
toasted-oat-cereal|Grains, pasta & rice|Pantry|340 12 oz;400 400 g|11|estimate|2026-08|estimated||
egg-substitute|Dairy & eggs|Proteins|454 16 oz carton;500 500 g carton|7|estimate|2026-08|estimated|7|
lemonade|Drinks|Pantry|1030 1 l bottle;1750 59 fl oz bottle|2|estimate|2026-08|estimated||
hard-cider|Drinks|Pantry|505 500 ml bottle;355 12 fl oz can|5.5|estimate|2026-08|estimated||
canned-chicken|Canned & jars|Proteins|125 5 oz can;280 12.5 oz can|13|estimate|2026-08|estimated||
corned-beef-hash|Canned & jars|Proteins|400 14 oz can;420 15 oz can|9|estimate|2026-08|estimated||
dried-beef|Meat|Proteins|70 2.5 oz;100 100 g|55|estimate|2026-08|estimated|7|
garlic-butter|Dairy & eggs|Proteins|100 100 g;125 125 g;150 150 g|16|estimate|2026-08|estimated|21|
almond-extract|Baking|Pantry|59 2 fl oz bottle;118 4 fl oz bottle|60|estimate|2026-08|estimated||1
peppermint-extract|Baking|Pantry|59 2 fl oz bottle;118 4 fl oz bottle|60|estimate|2026-08|estimated||1
rose-water|Baking|Pantry|100 100 ml bottle;250 250 ml bottle|14|estimate|2026-08|estimated||1
food-coloring|Baking|Pantry|30 4 small bottles;50 50 g|80|estimate|2026-08|estimated||1
shirataki-noodles|Chilled & plant-based|Pantry|200 200 g;227 8 oz|12|estimate|2026-08|estimated|14|
mole-sauce|Canned & jars|Pantry|234 8.25 oz jar;250 250 g jar|14|estimate|2026-08|estimated||
mixed-beans-canned|Canned & jars|Proteins|240 400 g can;255 15 oz can|4.5|estimate|2026-08|estimated||
toum|Chilled & plant-based|Pantry|200 200 g;227 8 oz|16|estimate|2026-08|estimated|14|
butterscotch-chips|Baking|Pantry|312 11 oz bag;300 300 g bag|12|estimate|2026-08|estimated||
vegetable-spring-rolls|Frozen|Proteins|300 300 g;340 12 oz|13|estimate|2026-08|estimated||
samosa|Frozen|Proteins|300 300 g;340 12 oz|12|estimate|2026-08|estimated||
mixed-seeds|Nuts, seeds & snacks|Pantry|200 200 g;227 8 oz;250 250 g|9|estimate|2026-08|estimated||
mycoprotein-mince|Frozen|Proteins|300 300 g;350 350 g|12|estimate|2026-08|estimated||
oatmeal-cooked|Grains, pasta & rice|Pantry|300 300 g pouch|6|estimate|2026-08|estimated||
english-muffin-whole-wheat|Bakery|Pantry|264 pack of 4;396 pack of 6|9.1|estimate|2026-08|estimated|5|
bagel-whole-wheat|Bakery|Pantry|392 pack of 4;490 pack of 5|6.63|estimate|2026-08|estimated|5|
pumpkin-leaves|Produce|Produce|250 1 bunch;340 1 bunch|9|estimate|2026-08|estimated|3|
sweet-potato-leaves|Produce|Produce|250 1 bunch;340 1 bunch|9|estimate|2026-08|estimated|3|
chicken-breast-cooked|Meat|Proteins|200 200 g;300 300 g;454 1 lb|16|estimate|2026-08|estimated|3|
chicken-thigh-cooked|Meat|Proteins|200 200 g;300 300 g;454 1 lb|15|estimate|2026-08|estimated|3|
ground-chicken-cooked|Meat|Proteins|250 250 g;454 1 lb|13|estimate|2026-08|estimated|3|
turkey-cooked|Meat|Proteins|200 200 g;300 300 g;454 1 lb|18|estimate|2026-08|estimated|3|
ground-turkey-cooked|Meat|Proteins|250 250 g;454 1 lb|19|estimate|2026-08|estimated|3|
ground-beef-80-cooked|Meat|Proteins|250 250 g;454 1 lb|20|estimate|2026-08|estimated|3|
ground-beef-90-cooked|Meat|Proteins|250 250 g;454 1 lb|21|estimate|2026-08|estimated|3|
beef-steak-cooked|Meat|Proteins|200 200 g;454 1 lb|28|estimate|2026-08|estimated|3|
beef-pot-roast-cooked|Meat|Proteins|200 200 g;454 1 lb|20|estimate|2026-08|estimated|3|
beef-roast-cooked|Meat|Proteins|200 200 g;454 1 lb|26|estimate|2026-08|estimated|3|
pork-loin-cooked|Meat|Proteins|200 200 g;454 1 lb|15|estimate|2026-08|estimated|3|
pork-tenderloin-cooked|Meat|Proteins|200 200 g;454 1 lb|19|estimate|2026-08|estimated|3|
ground-pork-cooked|Meat|Proteins|250 250 g;454 1 lb|13|estimate|2026-08|estimated|3|
bacon-cooked|Meat|Proteins|60 2.1 oz;70 70 g|55|estimate|2026-08|estimated|7|
sausage-cooked|Meat|Proteins|200 200 g;340 12 oz|16|estimate|2026-08|estimated|4|
italian-sausage-cooked|Meat|Proteins|340 12 oz;454 1 lb|16|estimate|2026-08|estimated|4|
lamb-cooked|Meat|Proteins|200 200 g;454 1 lb|30|estimate|2026-08|estimated|3|
ground-lamb-cooked|Meat|Proteins|250 250 g;454 1 lb|22|estimate|2026-08|estimated|3|
duck-cooked|Meat|Proteins|200 200 g;300 300 g|32|estimate|2026-08|estimated|3|
salmon-cooked|Fish & seafood|Proteins|200 200 g;300 300 g|36|estimate|2026-08|estimated|3|
salmon-sockeye-cooked|Fish & seafood|Proteins|200 200 g;300 300 g|44|estimate|2026-08|estimated|3|
white-fish-cooked|Fish & seafood|Proteins|200 200 g;300 300 g|30|estimate|2026-08|estimated|3|
tilapia-cooked|Fish & seafood|Proteins|200 200 g;300 300 g|20|estimate|2026-08|estimated|3|
tuna-cooked|Fish & seafood|Proteins|200 200 g;300 300 g|36|estimate|2026-08|estimated|3|
trout-cooked|Fish & seafood|Proteins|200 200 g;300 300 g|32|estimate|2026-08|estimated|3|
mackerel-cooked|Fish & seafood|Proteins|200 200 g;300 300 g|26|estimate|2026-08|estimated|3|
shrimp-cooked|Fish & seafood|Proteins|200 200 g;300 300 g;454 1 lb|34|estimate|2026-08|estimated|2|
scallops-cooked|Fish & seafood|Proteins|200 200 g;250 250 g|42|estimate|2026-08|estimated|2|
crab-cooked|Fish & seafood|Proteins|150 150 g;227 8 oz|80|estimate|2026-08|estimated|2|
lobster-cooked|Fish & seafood|Proteins|150 150 g;250 250 g|70|estimate|2026-08|estimated|2|
octopus-cooked|Fish & seafood|Proteins|200 200 g;300 300 g|34|estimate|2026-08|estimated|2|
liver-chicken-cooked|Meat|Proteins|200 200 g;454 1 lb|10|estimate|2026-08|estimated|3|
custard|Chilled & plant-based|Proteins|400 400 g;500 500 g|6|estimate|2026-08|estimated|5|
candy-sprinkles|Baking|Pantry|80 80 g;100 100 g|25|estimate|2026-08|estimated||
soda-bread|Bakery|Pantry|400 400 g;500 500 g|6|estimate|2026-08|estimated|4|
char-siu|Meat|Proteins|200 200 g;300 300 g|26|estimate|2026-08|estimated|4|
speculoos-spread|Canned & jars|Pantry|400 400 g|11|estimate|2026-08|estimated||
pistachio-butter|Nuts, seeds & snacks|Pantry|170 170 g;200 200 g|60|estimate|2026-08|estimated||
hazelnut-butter|Nuts, seeds & snacks|Pantry|170 170 g;250 250 g|40|estimate|2026-08|estimated||
barberries-dried|Baking|Pantry|100 100 g|40|estimate|2026-08|estimated||
mandarin-pancakes|Chilled & plant-based|Pantry|120 pack of 10|14|estimate|2026-08|estimated|7|
gomasio|Spices & herbs|Pantry|100 100 g|40|estimate|2026-08|estimated||1
pumpkin-seed-oil|Oils & condiments|Pantry|250 250 ml|48|estimate|2026-08|estimated||1
vegetable-suet|Baking|Pantry|200 200 g|9|estimate|2026-08|estimated||
panch-phoron|Spices & herbs|Pantry|50 50 g|30|estimate|2026-08|estimated||1
vanilla-sugar|Baking|Pantry|40 pack of 5;80 pack of 10|16|estimate|2026-08|estimated||1
chives-dried|Spices & herbs|Pantry|5 5 g jar;7 0.25 oz jar|150|estimate|2026-08|estimated||1
khoya|Chilled & plant-based|Dairy & Alternatives|200 200 g;340 12 oz|14|estimate|2026-08|estimated|7|
corn-husks|Other|Pantry|113 4 oz bag;170 6 oz bag|18|estimate|2026-08|estimated||
file-powder|Spices & herbs|Pantry|28 1 oz jar;30 30 g jar|90|estimate|2026-08|estimated||1
turmeric-root|Produce|Produce|100 100 g;113 4 oz|18|estimate|2026-08|estimated|21|
shellfish-stock|Chilled & plant-based|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|6|estimate|2026-08|estimated|4|
edamame-pasta|Grains, pasta & rice|Pantry|227 8 oz;250 250 g|14|estimate|2026-08|estimated||
fonio|Grains, pasta & rice|Pantry|284 10 oz bag;454 1 lb bag;500 500 g bag|10|estimate|2026-08|estimated||
fermented-locust-beans|Other|Pantry|100 100 g;150 150 g|20|estimate|2026-08|estimated|30|
suya-spice|Spices & herbs|Pantry|50 50 g jar;100 100 g bag|40|estimate|2026-08|estimated||1
chestnut-puree|Canned & jars|Pantry|425 15 oz can;435 435 g can|11|estimate|2026-08|estimated||
fufu|Other|Pantry|400 400 g|8|estimate|2026-08|estimated|3|
beyond-burger|Chilled & plant-based|Proteins|226 8 oz;227 227 g|22|estimate|2026-08|estimated|7|
polenta-stiff-cooked|Grains, pasta & rice|Pantry|454 1 lb tube;500 500 g|6|estimate|2026-08|estimated|7|
nam-prik-pao|Oils & condiments|Pantry|200 200 g jar;227 8 oz jar|14|estimate|2026-08|estimated|60|
everything-bagel|Bakery|Pantry|380 pack of 4;475 pack of 5|6.63|estimate|2026-08|estimated|5|
puff-pastry-butter|Frozen|Pantry|320 320 g;375 375 g;397 14 oz|14|estimate|2026-08|estimated||
naan-vegan|Bakery|Pantry|180 pack of 2;360 pack of 4|9|estimate|2026-08|estimated|5|
sesame-bun|Bakery|Pantry|312 pack of 6;416 pack of 8|7|estimate|2026-08|estimated|5|
pudding-mix-instant|Baking|Pantry|96 3.4 oz;144 5.1 oz|18|estimate|2026-08|estimated||
gelatin-dessert-mix|Baking|Pantry|85 3 oz;170 6 oz|19|estimate|2026-08|estimated||
peanut-butter-cups|Nuts, seeds & snacks|Pantry|227 8 oz bag;298 10.5 oz bag|17|estimate|2026-08|estimated||
toffee-bits|Baking|Pantry|227 8 oz bag|16|estimate|2026-08|estimated||
lemonade-concentrate|Frozen|Pantry|360 12 fl oz can|7|estimate|2026-08|estimated||
steak-seasoning|Spices & herbs|Pantry|96 3.4 oz jar;100 100 g jar|35|estimate|2026-08|estimated||1
acai-puree|Frozen|Produce|400 14 oz;400 4 x 100 g|18|estimate|2026-08|estimated||
corn-muffin-mix|Baking|Pantry|241 8.5 oz;425 15 oz|5|estimate|2026-08|estimated||
frosting|Baking|Pantry|453 16 oz tub|7|estimate|2026-08|estimated||
meringue-cookies|Bakery|Pantry|113 4 oz;125 125 g|16|estimate|2026-08|estimated||
ice-cream-cones|Nuts, seeds & snacks|Pantry|120 12 count|20|estimate|2026-08|estimated||
sherbet|Frozen|Dairy & Alternatives|900 1.5 qt tub|5|estimate|2026-08|estimated||
amaretti|Bakery|Pantry|200 200 g;250 250 g|18|estimate|2026-08|estimated||
candied-pecans|Nuts, seeds & snacks|Pantry|113 4 oz bag;142 5 oz bag|28|estimate|2026-08|estimated||
candied-walnuts|Nuts, seeds & snacks|Pantry|113 4 oz bag;142 5 oz bag|26|estimate|2026-08|estimated||
vodka-sauce|Canned & jars|Pantry|680 24 oz jar|8|estimate|2026-08|estimated||
kashmiri-chili-powder|Spices & herbs|Pantry|50 50 g jar;57 2 oz jar;100 100 g bag|30|estimate|2026-08|estimated||1
ginger-garlic-paste|Oils & condiments|Pantry|210 210 g jar;300 300 g jar|9|estimate|2026-08|estimated|30|
tom-yum-paste|Oils & condiments|Pantry|114 4 oz jar;200 200 g jar;227 8 oz jar|16|estimate|2026-08|estimated|60|
rendang-paste|Oils & condiments|Pantry|185 185 g jar;200 200 g jar;227 8 oz jar|16|estimate|2026-08|estimated|60|
laksa-paste|Oils & condiments|Pantry|185 185 g jar;200 200 g jar;227 8 oz jar|16|estimate|2026-08|estimated|60|
tonkatsu-sauce|Oils & condiments|Pantry|340 300 ml bottle;360 12 fl oz bottle|10|estimate|2026-08|estimated||
curry-roux|Oils & condiments|Pantry|220 220 g;230 8.1 oz|15|estimate|2026-08|estimated||
tempura-scraps|Nuts, seeds & snacks|Pantry|80 80 g bag;113 4 oz bag|25|estimate|2026-08|estimated||
century-egg|Dairy & eggs|Proteins|360 pack of 6|14|estimate|2026-08|estimated|60|
salted-duck-egg|Dairy & eggs|Proteins|360 pack of 6|14|estimate|2026-08|estimated|60|
stockfish|Fish & seafood|Proteins|200 200 g;454 1 lb|35|estimate|2026-08|estimated|180|
garri|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag|5|estimate|2026-08|estimated||
attieke|Frozen|Pantry|500 500 g bag;454 1 lb bag|7|estimate|2026-08|estimated||
yam-flour|Grains, pasta & rice|Pantry|680 1.5 lb bag;907 2 lb bag|7|estimate|2026-08|estimated||
plantain-flour|Baking|Pantry|500 500 g bag;680 1.5 lb bag|9|estimate|2026-08|estimated||
smoked-catfish|Fish & seafood|Proteins|200 200 g;454 1 lb|22|estimate|2026-08|estimated|30|
mahlab|Spices & herbs|Pantry|28 1 oz;50 50 g|70|estimate|2026-08|estimated||1
orange-blossom-water|Baking|Pantry|100 100 ml bottle;250 250 ml bottle|14|estimate|2026-08|estimated||1
kewra-water|Baking|Pantry|100 100 ml bottle;250 250 ml bottle|14|estimate|2026-08|estimated||1
rose-petals|Spices & herbs|Pantry|28 1 oz;50 50 g|80|estimate|2026-08|estimated||1
dried-limes|Spices & herbs|Pantry|100 100 g bag;113 4 oz bag|30|estimate|2026-08|estimated||1
red-pepper-paste|Canned & jars|Pantry|370 370 g jar;680 24 oz jar|9|estimate|2026-08|estimated|90|
kvass|Drinks|Pantry|500 500 ml bottle;1000 1 L bottle|3|estimate|2026-08|estimated|10|
red-cabbage-pickled|Canned & jars|Pantry|440 16 oz jar;680 24 oz jar|4|estimate|2026-08|estimated|10|
bouquet-garni|Produce|Produce|20 1 bunch;20 20 g|40|estimate|2026-08|estimated|7|
quince-paste|Canned & jars|Pantry|100 100 g;250 250 g|14|estimate|2026-08|estimated||
masa-dough|Chilled & plant-based|Pantry|454 1 lb;907 2 lb|3|estimate|2026-08|estimated|5|
achiote-paste|Spices & herbs|Pantry|100 100 g;113 4 oz|16|estimate|2026-08|estimated||1
chili-lime-seasoning|Spices & herbs|Pantry|142 5 oz jar;156 156 g jar|22|estimate|2026-08|estimated||1
ackee|Canned & jars|Pantry|280 19 oz can;280 540 g can|28|estimate|2026-08|estimated|3|
browning-sauce|Oils & condiments|Pantry|142 4 fl oz bottle;170 5 oz bottle|14|estimate|2026-08|estimated||1
green-seasoning|Oils & condiments|Pantry|300 300 ml bottle;355 12 fl oz bottle|14|estimate|2026-08|estimated|14|
huacatay-paste|Oils & condiments|Pantry|213 7.5 oz jar;212 212 g jar|20|estimate|2026-08|estimated|30|
aji-panca|Oils & condiments|Pantry|213 7.5 oz jar;212 212 g jar|18|estimate|2026-08|estimated|60|
creamed-horseradish|Oils & condiments|Pantry|185 185 g jar;227 8 oz jar|12|estimate|2026-08|estimated|60|
chicken-bones|Meat|Proteins|454 1 lb;1000 1 kg|4|estimate|2026-08|estimated|2|
pork-bones|Meat|Proteins|454 1 lb;1000 1 kg|5|estimate|2026-08|estimated|2|
beef-bones|Meat|Proteins|454 1 lb;1000 1 kg|6|estimate|2026-08|estimated|2|
fish-bones|Fish & seafood|Proteins|454 1 lb;1000 1 kg|4|estimate|2026-08|estimated|1|
kidney-beans-chili-sauce|Canned & jars|Pantry|395 395 g can;439 15.5 oz can|4|estimate|2026-08|estimated||
speculoos-cookies|Bakery|Pantry|250 250 g;250 8.8 oz|9|estimate|2026-08|estimated||
meat-extract|Spices & herbs|Pantry|125 125 g jar;227 8 oz jar|30|estimate|2026-08|estimated||1
bouillon-paste|Spices & herbs|Pantry|227 8 oz jar;250 250 g jar|30|estimate|2026-08|estimated||1
vegetable-bouillon-paste|Spices & herbs|Pantry|227 8 oz jar;250 250 g jar|30|estimate|2026-08|estimated||1
candy-coated-chocolate|Nuts, seeds & snacks|Pantry|150 5.3 oz bag;283 10 oz bag|14|estimate|2026-08|estimated||
candy-bar-peanut|Nuts, seeds & snacks|Pantry|52 1 bar;260 pack of 5|16|estimate|2026-08|estimated||
candy-bar-caramel|Nuts, seeds & snacks|Pantry|52 1 bar;260 pack of 5|16|estimate|2026-08|estimated||
candy-wafer-bar|Nuts, seeds & snacks|Pantry|42 1 bar;252 pack of 6|16|estimate|2026-08|estimated||
candy-cookie-bar|Nuts, seeds & snacks|Pantry|50 1 bar;250 pack of 5|16|estimate|2026-08|estimated||
malted-milk-balls|Nuts, seeds & snacks|Pantry|141 5 oz;135 135 g|15|estimate|2026-08|estimated||
hard-candy|Nuts, seeds & snacks|Pantry|200 200 g;227 8 oz|8|estimate|2026-08|estimated||
gummy-candy|Nuts, seeds & snacks|Pantry|142 5 oz;200 200 g|10|estimate|2026-08|estimated||
nacho-cheese-chips|Nuts, seeds & snacks|Pantry|150 150 g bag;262 9.25 oz bag|16|estimate|2026-08|estimated||
brandy|Drinks|Pantry|665 700 ml bottle;712 750 ml bottle|26|estimate|2026-08|estimated||1
tequila|Drinks|Pantry|665 700 ml bottle;712 750 ml bottle|26|estimate|2026-08|estimated||1
orange-liqueur|Drinks|Pantry|735 700 ml bottle;787 750 ml bottle|26|estimate|2026-08|estimated||1
fruit-liqueur|Drinks|Pantry|735 700 ml bottle;787 750 ml bottle|26|estimate|2026-08|estimated||1
amaretto|Drinks|Pantry|735 700 ml bottle;787 750 ml bottle|26|estimate|2026-08|estimated||1
marsala-wine|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|14|estimate|2026-08|estimated||1
vermouth|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|14|estimate|2026-08|estimated||1
sparkling-wine|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|16|estimate|2026-08|estimated||1
soju|Drinks|Pantry|353 360 ml bottle;353 12 fl oz bottle|12|estimate|2026-08|estimated||1
turkey-bones|Meat|Proteins|454 1 lb;1000 1 kg|4|estimate|2026-08|estimated|2|
calamansi-juice|Produce|Produce|200 200 g;454 1 lb|10|estimate|2026-08|estimated|14|
sinigang-mix|Spices & herbs|Pantry|40 1.4 oz packet;44 44 g packet|18|estimate|2026-08|estimated||1
ube-halaya|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|13|estimate|2026-08|estimated|14|
macapuno|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|12|estimate|2026-08|estimated|14|
nata-de-coco|Canned & jars|Pantry|340 12 oz jar;340 340 g jar|9|estimate|2026-08|estimated|14|
banana-ketchup|Oils & condiments|Pantry|320 11.3 oz bottle;340 12 oz bottle|7|estimate|2026-08|estimated||
flavoring-extract|Baking|Pantry|29 1 fl oz bottle;59 2 fl oz bottle|60|estimate|2026-08|estimated||1
candlenuts|Nuts, seeds & snacks|Pantry|100 100 g;113 4 oz|24|estimate|2026-08|estimated||
mochi|Grains, pasta & rice|Pantry|400 400 g;454 1 lb|10|estimate|2026-08|estimated||
yuzu-kosho|Oils & condiments|Pantry|80 80 g jar;85 3 oz jar|60|estimate|2026-08|estimated||1
perilla-oil|Oils & condiments|Pantry|160 180 ml bottle;295 320 ml bottle|35|estimate|2026-08|estimated|60|
perilla-seeds|Nuts, seeds & snacks|Pantry|100 100 g;200 200 g|18|estimate|2026-08|estimated||
bracken|Produce|Produce|200 200 g;454 1 lb|14|estimate|2026-08|estimated|5|
minari|Produce|Produce|100 1 bunch;200 200 g|12|estimate|2026-08|estimated|5|
salted-shrimp|Canned & jars|Pantry|240 8.5 oz jar;500 500 g jar|14|estimate|2026-08|estimated|90|
acorn-jelly|Chilled & plant-based|Produce|400 400 g;454 1 lb|6|estimate|2026-08|estimated|5|
banana-blossom|Canned & jars|Produce|280 19 oz can;280 540 g can|8|estimate|2026-08|estimated|5|
banana-leaf|Frozen|Produce|454 1 lb;500 500 g|5|estimate|2026-08|estimated||
snow-fungus|Nuts, seeds & snacks|Pantry|85 3 oz;100 100 g|30|estimate|2026-08|estimated||
tofu-skin|Chilled & plant-based|Proteins|142 5 oz;200 200 g bag|18|estimate|2026-08|estimated||
five-spice-tofu|Chilled & plant-based|Proteins|200 200 g;227 8 oz|11|estimate|2026-08|estimated|7|
dried-scallops|Fish & seafood|Proteins|100 100 g bag;113 4 oz bag|120|estimate|2026-08|estimated|180|
dried-squid|Fish & seafood|Proteins|100 100 g bag;113 4 oz bag|45|estimate|2026-08|estimated|180|
sea-cucumber|Fish & seafood|Proteins|454 1 lb;500 500 g|40|estimate|2026-08|estimated|2|
pork-floss|Meat|Proteins|113 4 oz;200 200 g|28|estimate|2026-08|estimated|30|
wheat-starch|Baking|Pantry|454 1 lb;500 500 g bag|4|estimate|2026-08|estimated||1
potato-starch|Baking|Pantry|454 1 lb;500 500 g bag|6|estimate|2026-08|estimated||1
sweet-potato-starch|Baking|Pantry|400 400 g;454 1 lb|8|estimate|2026-08|estimated||1
sweet-bean-sauce|Oils & condiments|Pantry|227 8 oz jar;300 300 g jar|11|estimate|2026-08|estimated|60|
soybean-paste-yellow|Oils & condiments|Pantry|227 8 oz jar;340 12 oz jar|9|estimate|2026-08|estimated|90|
maltose|Baking|Pantry|500 500 g jar;454 1 lb|8|estimate|2026-08|estimated||1
lily-bulbs|Nuts, seeds & snacks|Pantry|100 100 g;170 6 oz|25|estimate|2026-08|estimated||
pea-shoots|Produce|Produce|80 80 g;100 100 g|18|estimate|2026-08|estimated|4|
garlic-chives|Produce|Produce|100 1 bunch;200 200 g|12|estimate|2026-08|estimated|5|
vietnamese-coriander|Produce|Produce|40 1 bunch;40 40 g|30|estimate|2026-08|estimated|5|
sev|Nuts, seeds & snacks|Pantry|200 200 g bag;227 8 oz bag|9|estimate|2026-08|estimated||
papdi|Nuts, seeds & snacks|Pantry|200 200 g bag;227 8 oz bag|9|estimate|2026-08|estimated||
gulab-jamun-mix|Baking|Pantry|175 175 g packet;200 200 g packet|12|estimate|2026-08|estimated||
idli-rava|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag|4|estimate|2026-08|estimated||
sambar-powder|Spices & herbs|Pantry|100 100 g bag;200 200 g bag|20|estimate|2026-08|estimated||1
tandoori-masala|Spices & herbs|Pantry|50 50 g jar;100 100 g bag|30|estimate|2026-08|estimated||1
green-chutney|Oils & condiments|Pantry|227 8 oz jar;250 250 g jar|12|estimate|2026-08|estimated|7|
tamarind-chutney|Oils & condiments|Pantry|227 8 oz jar;320 320 g jar|10|estimate|2026-08|estimated|60|
gulkand|Canned & jars|Pantry|300 300 g jar;400 400 g jar|10|estimate|2026-08|estimated||
ground-goat|Meat|Proteins|454 1 lb;500 500 g|20|estimate|2026-08|estimated|2|
tiger-nuts|Nuts, seeds & snacks|Pantry|200 200 g;227 8 oz|18|estimate|2026-08|estimated||
ogbono|Spices & herbs|Pantry|100 100 g bag;200 200 g bag|22|estimate|2026-08|estimated||
baobab-powder|Baking|Pantry|100 100 g;227 8 oz|40|estimate|2026-08|estimated||
moringa-powder|Spices & herbs|Pantry|100 100 g;227 8 oz|45|estimate|2026-08|estimated||1
maca-powder|Baking|Pantry|100 100 g;227 8 oz|45|estimate|2026-08|estimated||
shito|Oils & condiments|Pantry|227 8 oz jar;250 250 g jar|16|estimate|2026-08|estimated|60|
samp|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag|4|estimate|2026-08|estimated||
chakalaka|Canned & jars|Pantry|410 410 g can;439 15.5 oz can|4|estimate|2026-08|estimated|3|
argan-oil|Oils & condiments|Pantry|91 100 ml bottle;228 250 ml bottle|120|estimate|2026-08|estimated|60|
fresh-egg-noodles|Chilled & plant-based|Pantry|300 300 g pack;400 400 g pack;454 1 lb|6|estimate|2026-08|estimated|7|
pickled-herring|Fish & seafood|Proteins|227 8 oz jar;454 1 lb jar|16|estimate|2026-08|estimated|14|
praline-paste|Baking|Pantry|200 200 g;454 1 lb|30|estimate|2026-08|estimated||
fondant|Baking|Pantry|454 1 lb;500 500 g|7|estimate|2026-08|estimated||
panettone|Bakery|Pantry|500 500 g;750 750 g|14|estimate|2026-08|estimated|30|
chamoy|Oils & condiments|Pantry|355 12 fl oz bottle;455 16 oz bottle|8|estimate|2026-08|estimated||
coconut-milk-powder|Baking|Pantry|150 150 g;300 300 g|18|estimate|2026-08|estimated||
kaya|Canned & jars|Pantry|300 300 g jar;340 12 oz jar|12|estimate|2026-08|estimated|14|
culantro|Produce|Produce|40 1 bunch;40 40 g|30|estimate|2026-08|estimated|5|
water-chestnut-flour|Baking|Pantry|250 250 g;500 500 g bag|12|estimate|2026-08|estimated||
any-milk|Dairy & eggs|Dairy & Alternatives|946 1 quart;1000 1 L|2|estimate|2026-08|estimated|7|
plant-milk|Chilled & plant-based|Dairy & Alternatives|946 1 quart;1000 1 L|2.5|estimate|2026-08|estimated|7|
butter-or-oil|Dairy & eggs|Dairy & Alternatives|113 1 stick;227 8 oz;454 1 lb|9|estimate|2026-08|estimated|60|
ghee-or-oil|Oils & condiments|Dairy & Alternatives|368 13 oz jar;454 1 lb jar|22|estimate|2026-08|estimated|90|
sugar-free-chocolate-chips|Baking|Pantry|255 9 oz bag;200 200 g bag|28|estimate|2026-08|estimated||
quark|Dairy & eggs|Dairy & Alternatives|250 250 g tub;500 500 g tub|8|estimate|2026-08|estimated|14|
fromage-frais|Dairy & eggs|Dairy & Alternatives|250 250 g tub;500 500 g tub|8|estimate|2026-08|estimated|14|
mincemeat-sweet|Canned & jars|Pantry|411 411 g jar;765 27 oz jar|7|estimate|2026-08|estimated|30|
mixed-peel|Baking|Pantry|100 100 g;200 200 g|14|estimate|2026-08|estimated||
mixed-dried-fruit|Nuts, seeds & snacks|Pantry|375 375 g;500 500 g bag|10|estimate|2026-08|estimated||
honeycomb-toffee|Baking|Pantry|100 100 g;200 200 g|14|estimate|2026-08|estimated||
chicken-or-vegetable-broth|Canned & jars|Pantry|411 14.5 oz can;946 32 oz carton;1000 1 L carton|3|estimate|2026-08|estimated|7|
beef-or-vegetable-broth|Canned & jars|Pantry|411 14.5 oz can;946 32 oz carton;1000 1 L carton|3|estimate|2026-08|estimated|7|
plant-yogurt|Chilled & plant-based|Dairy & Alternatives|350 350 g tub;500 500 g tub|7|estimate|2026-08|estimated|7|
plant-cream|Chilled & plant-based|Dairy & Alternatives|250 250 ml carton;240 8 fl oz|6|estimate|2026-08|estimated|7|
salad-cream|Oils & condiments|Pantry|425 425 g bottle;443 15 fl oz jar|6|estimate|2026-08|estimated|60|
parsley-root|Produce|Produce|150 1 piece;500 500 g|5|estimate|2026-08|estimated|14|
samphire|Produce|Produce|90 90 g;100 100 g|25|estimate|2026-08|estimated|4|
edible-flowers|Produce|Produce|15 15 g;28 1 oz|90|estimate|2026-08|estimated|4|
lovage|Produce|Produce|40 1 bunch;40 40 g|30|estimate|2026-08|estimated|5|
mentsuyu|Oils & condiments|Pantry|400 400 ml bottle;500 500 ml bottle|9|estimate|2026-08|estimated|30|
palm-nut-concentrate|Canned & jars|Pantry|400 400 g can;800 800 g can|6|estimate|2026-08|estimated|3|
kokum|Spices & herbs|Pantry|100 100 g;200 200 g|20|estimate|2026-08|estimated||1
anardana|Spices & herbs|Pantry|100 100 g;200 200 g|20|estimate|2026-08|estimated||1
roasted-chana|Grains, pasta & rice|Pantry|500 500 g bag;907 2 lb bag|5|estimate|2026-08|estimated||
egg-wraps|Dairy & eggs|Dairy & Alternatives|170 6 wraps|24|estimate|2026-08|estimated|14|
vegan-marshmallows|Baking|Pantry|150 150 g;283 10 oz bag|18|estimate|2026-08|estimated||
smoked-pork-ribs|Meat|Proteins|454 1 lb;500 500 g|11|estimate|2026-08|estimated|7|
artichoke-hearts-canned|Canned & jars|Produce|240 14 oz can;240 400 g can|12|estimate|2026-08|estimated|4|
artichoke-hearts-marinated|Canned & jars|Produce|212 12 oz jar;170 280 g jar|18|estimate|2026-08|estimated|14|
nut-butter|Canned & jars|Pantry|340 12 oz jar;454 16 oz jar|9|estimate|2026-08|estimated|90|
shaoxing-or-sherry|Oils & condiments|Pantry|640 640 ml bottle;740 750 ml bottle|10|estimate|2026-08|estimated||1
rice-or-quinoa|Grains, pasta & rice|Pantry|454 1 lb bag;907 2 lb bag|5|estimate|2026-08|estimated||
rice-or-quinoa-cooked|Grains, pasta & rice|Pantry|250 250 g pouch;227 8 oz pouch|9|estimate|2026-08|estimated|5|
lard-or-shortening|Oils & condiments|Pantry|454 1 lb|7|estimate|2026-08|estimated|180|
white-wine-or-broth|Drinks|Pantry|740 25 fl oz bottle;740 750 ml bottle|12|estimate|2026-08|estimated||
fish-or-soy-sauce|Oils & condiments|Pantry|240 200 ml bottle;296 10 fl oz bottle|12|estimate|2026-08|estimated||1
starch-of-choice|Baking|Pantry|454 1 lb;454 16 oz|5|estimate|2026-08|estimated||1
gluten-free-polenta|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6.3|estimate|2026-08|estimated||
gluten-free-grits|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.45|estimate|2026-08|estimated||
gluten-free-lentils|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|8.14|estimate|2026-08|estimated||
gluten-free-red-lentils|Grains, pasta & rice|Proteins|454 1 lb bag;500 500 g bag;1000 1 kg bag|8.14|estimate|2026-08|estimated||
gluten-free-buckwheat|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|16.2|estimate|2026-08|estimated||
gluten-free-millet|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|4.73|estimate|2026-08|estimated||
gluten-free-chicken-broth|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.84|estimate|2026-08|estimated||
gluten-free-vegetable-broth|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.84|estimate|2026-08|estimated||
gluten-free-beef-broth|Canned & jars|Pantry|500 500 ml carton;907 32 oz carton;1000 1 l carton|2.84|estimate|2026-08|estimated||
gluten-free-baking-powder|Baking|Pantry|100 100 g;200 200 g;227 8 oz|19.6|estimate|2026-08|estimated||1
gluten-free-buckwheat-flour|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|9.8|estimate|2026-08|estimated||
gluten-free-masarepa|Baking|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|5.6|estimate|2026-08|estimated||
gluten-free-tortilla-chips|Nuts, seeds & snacks|Pantry|200 200 g;300 300 g;312 11 oz|14.52|estimate|2026-08|estimated||
vegan-curry-paste|Oils & condiments|Pantry|113 4 oz jar;114 114 g jar;200 200 g jar|22|estimate|2026-08|estimated|60|
sucuk|Meat|Proteins|200 200 g;250 250 g;400 400 g|18|estimate|2026-08|estimated|14|
corned-beef-canned|Canned & jars|Proteins|340 340 g can;340 12 oz can|14|estimate|2026-08|estimated||
empanada-wrappers|Chilled & plant-based|Pantry|330 pack of 10|7|estimate|2026-08|estimated|21|
ground-beef-and-pork|Meat|Proteins|250 250 g;400 400 g;454 1 lb;500 500 g|8.24|estimate|2026-08|estimated|2|
tarhana|Grains, pasta & rice|Pantry|454 1 lb bag;500 500 g bag;1000 1 kg bag|6|estimate|2026-08|estimated||
honey-nut-oat-cereal|Grains, pasta & rice|Pantry|340 12 oz;400 400 g|11|estimate|2026-08|estimated||
rice-squares-cereal|Grains, pasta & rice|Pantry|340 12 oz;400 400 g|11|estimate|2026-08|estimated||
wheat-squares-cereal|Grains, pasta & rice|Pantry|340 12 oz;400 400 g|10|estimate|2026-08|estimated||
wheat-barley-nuggets-cereal|Grains, pasta & rice|Pantry|340 12 oz;400 400 g|10|estimate|2026-08|estimated||
rice-wheat-flakes-cereal|Grains, pasta & rice|Pantry|340 12 oz;400 400 g|12|estimate|2026-08|estimated||
fruit-nut-bar|Nuts, seeds & snacks|Pantry|160 pack of 4;240 pack of 6|30|estimate|2026-08|estimated||
oat-energy-bar|Nuts, seeds & snacks|Pantry|340 pack of 5;408 pack of 6|24|estimate|2026-08|estimated||
macaroni-cheese-mix|Grains, pasta & rice|Pantry|206 7.25 oz box|7|estimate|2026-08|estimated||
fresh-rice-noodles|Grains, pasta & rice|Pantry|454 1 lb;500 500 g|5|estimate|2026-08|estimated|4|
ivy-gourd|Produce|Produce|250 250 g;454 1 lb;500 500 g|7|estimate|2026-08|estimated|7|
frankfurter|Meat|Proteins|200 200 g;340 12 oz;400 400 g|11|estimate|2026-08|estimated|7|
smoked-sausage-link|Meat|Proteins|340 12 oz;400 400 g|11|estimate|2026-08|estimated|7|
sweetened-cereal|Grains, pasta & rice|Pantry|340 12 oz;400 400 g|11|estimate|2026-08|estimated||
vegetable-oil-spread|Chilled & plant-based|Dairy & Alternatives|425 15 oz;500 500 g|6|estimate|2026-08|estimated|90|
vegan-mayonnaise-full-fat|Oils & condiments|Pantry|270 270 g jar;340 12 oz jar|11|estimate|2026-08|estimated|60|
brown-pickle|Oils & condiments|Pantry|310 310 g jar;360 360 g jar|9|estimate|2026-08|estimated|60|
wheat-beef-stock-cube|Canned & jars|Pantry|71 71 g|20|estimate|2026-08|estimated||1
bao-buns|Frozen|Pantry|300 300 g|8|estimate|2026-08|estimated||
yorkshire-pudding|Frozen|Pantry|220 220 g|8|estimate|2026-08|estimated||
soft-pretzel|Bakery|Pantry|230 2 pieces|9|estimate|2026-08|estimated|3|
corn-nuts|Nuts, seeds & snacks|Pantry|113 4 oz;200 200 g|13|estimate|2026-08|estimated||
stacked-potato-crisps|Nuts, seeds & snacks|Pantry|165 165 g;158 158 g|16|estimate|2026-08|estimated||
fried-plantain|Frozen|Produce|400 400 g|8|estimate|2026-08|estimated||
tostones|Frozen|Produce|400 400 g|8|estimate|2026-08|estimated||
vegan-butter-nut|Chilled & plant-based|Dairy & Alternatives|227 8 oz|20|estimate|2026-08|estimated|90|
vegan-butter-soy|Chilled & plant-based|Dairy & Alternatives|425 15 oz|9|estimate|2026-08|estimated|90|
cheese-soup-condensed|Canned & jars|Pantry|305 10.75 oz can|7|estimate|2026-08|estimated||
apple-pie-filling|Canned & jars|Produce|595 21 oz can|6|estimate|2026-08|estimated||
mandarins-canned|Canned & jars|Produce|175 298 g can;170 11 oz can|7|estimate|2026-08|estimated||
`;
