/**
 * Foods that stand in for one another, of which one kitchen needs few in a week: group | how many of them | foods.
 * What is no such thing (a fruit, a fish) is in no group.
 */
export const LARDER = `
rice|1|white-rice-long-grain white-rice-medium-grain white-rice-short-grain-sushi basmati-rice jasmine-rice brown-rice-long-grain brown-rice-medium-grain parboiled-rice glutinous-rice black-rice wild-rice red-rice instant-rice broken-rice white-rice-cooked brown-rice-cooked sushi-rice-cooked wild-rice-cooked glutinous-rice-cooked
oats|1|rolled-oats steel-cut-oats oat-groats oat-bran gluten-free-rolled-oats
pasta and noodles|2|pasta-dry whole-wheat-pasta-dry gluten-free-corn-pasta-dry gluten-free-pasta-rice spinach-pasta fresh-pasta pasta-spinach-fresh pasta-cooked whole-wheat-pasta-cooked lasagna-sheets-dry egg-noodles-dry egg-noodles-cooked rice-noodles-dry rice-noodles-cooked soba-noodles-dry soba-noodles-cooked somen-noodles-dry cellophane-noodles-dry ramen-noodles udon-fresh vermicelli-wheat chow-mein-noodles shirataki-noodles potato-gnocchi
other grain|1|quinoa quinoa-cooked bulgur bulgur-cooked couscous couscous-cooked pearl-barley pearl-barley-cooked barley-hulled buckwheat-groats-kasha buckwheat-cooked millet millet-cooked amaranth amaranth-cooked teff teff-cooked spelt spelt-cooked farro-pearled sorghum-grain freekeh-proxy-khorasan-wheat wheat-berries rye-berries kamut polenta-degermed-cornmeal cornmeal corn-grits grits-cooked farina-cream-of-wheat poha
bread|1|white-bread whole-wheat-bread multigrain-bread rye-bread pumpernickel-bread sourdough-or-french-bread italian-bread sprouted-wheat-bread gluten-free-white-bread focaccia bagel english-muffin hamburger-bun whole-wheat-burger-bun dinner-roll french-rolls kaiser-roll potato-bread oat-bread challah brioche croissant rye-crispbread oatcakes rice-cakes matzo melba-toast
flat bread|1|pita-white pita-whole-wheat naan naan-whole-wheat chapati-or-roti flour-tortilla whole-wheat-tortilla corn-tortilla taco-shells tostada-shells lavash paratha injera
milk|1|whole-milk reduced-fat-milk-2 low-fat-milk-1 skim-milk goat-milk sheep-milk soy-milk-unsweetened soy-milk-original soy-milk-fortified almond-milk-unsweetened oat-milk-unsweetened rice-milk-unsweetened coconut-milk-beverage pea-milk cashew-milk hemp-milk hazelnut-milk macadamia-milk flax-milk
yogurt|1|yogurt-plain-whole-milk yogurt-plain-low-fat yogurt-plain-nonfat greek-yogurt-whole-milk greek-yogurt-low-fat greek-yogurt-nonfat skyr kefir-low-fat soy-yogurt-plain coconut-yogurt oat-yogurt almond-yogurt cashew-yogurt
fresh cheese|1|ricotta-whole-milk ricotta-part-skim cottage-cheese-full-fat cottage-cheese-2 cottage-cheese-1 cream-cheese neufchatel-cheese goat-cheese-soft mozzarella-fresh-whole-milk
cheese|1|cheddar-cheese cheddar-reduced-fat monterey-jack colby-cheese gouda edam gruyere swiss-cheese provolone fontina muenster mozzarella-part-skim-low-moisture mexican-cheese-blend oaxaca-cheese american-cheese parmesan-hard parmesan-grated parmesan-shredded pecorino-romano feta-cheese queso-fresco cotija-cheese
cream|1|heavy-cream light-cream half-and-half sour-cream sour-cream-reduced-fat soy-cream oat-cream cashew-cream
oil|2|olive-oil canola-oil vegetable-oil-soybean sunflower-oil corn-oil peanut-oil sesame-oil coconut-oil avocado-oil grapeseed-oil walnut-oil flaxseed-oil palm-oil rice-bran-oil safflower-oil
vinegar|2|apple-cider-vinegar white-vinegar red-wine-vinegar balsamic-vinegar rice-vinegar malt-vinegar coconut-vinegar black-vinegar mirin
nuts|1|almonds almonds-blanched cashews cashews-roasted hazelnuts macadamia-nuts mixed-nuts peanuts-raw peanuts-dry-roasted pecans pine-nuts pistachios walnuts brazil-nuts
seeds|1|chia-seeds flaxseed hemp-seeds poppy-seeds pumpkin-seeds sesame-seeds sesame-seeds-toasted sunflower-seeds mixed-seeds
nut butter|1|peanut-butter-smooth peanut-butter-chunky peanut-butter-unsalted almond-butter cashew-butter sunflower-seed-butter tahini
dried fruit|1|apricots-dried cherries-dried cranberries-dried currants-dried-zante dates-medjool dates-deglet-noor dates-pitted figs-dried goji-berries-dried mango-dried prunes raisins golden-raisins
onion|1|onion red-onion sweet-onion shallot leek
green onion|1|scallions chives-fresh welsh-onion
cabbage|1|green-cabbage red-cabbage savoy-cabbage napa-cabbage coleslaw-mix
leafy greens|1|spinach baby-spinach spinach-frozen kale swiss-chard bok-choy collard-greens mustard-greens turnip-greens beet-greens dandelion-greens chinese-broccoli
salad|1|arugula romaine-lettuce iceberg-lettuce butterhead-lettuce green-leaf-lettuce red-leaf-lettuce salad-greens-mixed watercress curly-endive belgian-endive radicchio lambs-lettuce
fresh herbs|1|basil-fresh cilantro-fresh dill-fresh mint-fresh parsley-fresh thai-basil rosemary-fresh thyme-fresh sage-fresh tarragon-fresh oregano-fresh
pepper|1|red-bell-pepper green-bell-pepper yellow-bell-pepper
chili|1|jalapeno-pepper red-chili-pepper green-chili-pepper serrano-pepper
tomato|1|tomato cherry-tomatoes roma-tomato
canned tomato|1|tomatoes-canned-whole tomatoes-canned-diced tomatoes-canned-crushed tomato-puree-passata tomato-sauce-canned
mushrooms|1|white-mushrooms cremini-mushrooms portobello-mushroom shiitake-mushrooms oyster-mushrooms
potato|1|potato russet-potato red-potato white-potato baby-potatoes
lemon or lime|1|lemon lemon-juice lemon-zest lime lime-juice
beans|2|black-beans-cooked black-beans-canned-drained kidney-beans-cooked kidney-beans-canned-drained pinto-beans-cooked pinto-beans-canned-drained cannellini-beans-canned-drained great-northern-beans-canned-drained navy-beans-canned white-beans-cooked chickpeas-cooked chickpeas-canned-drained lentils-cooked black-beans-dried kidney-beans-dried pinto-beans-dried navy-beans-dried white-beans-dried cannellini-beans-dried chickpeas-dried lentils-green-or-brown-dried red-lentils-dried split-peas-dried mung-beans-dried black-eyed-peas-dried
tofu and its like|2|tofu-firm tofu-extra-firm tofu-soft tofu-silken tofu-fried tempeh seitan
chicken and turkey|2|chicken-breast-skinless chicken-breast-with-skin chicken-thigh-skinless chicken-thigh-with-skin chicken-drumstick-with-skin turkey-breast-skinless turkey-thigh-skinless rotisserie-chicken-breast
minced meat|1|ground-beef-80-lean ground-beef-85-lean ground-beef-90-lean ground-beef-93-lean ground-beef-95-lean ground-chicken ground-turkey ground-turkey-93-lean ground-lamb ground-pork ground-pork-96-lean ground-bison ground-veal
sweet corn and peas|1|corn-frozen sweet-corn corn-canned peas-frozen green-peas-fresh edamame-frozen
`;
