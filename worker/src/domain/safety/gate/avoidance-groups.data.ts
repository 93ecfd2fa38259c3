/**
 * What people write under "Other": names | food ids (`*` at either end, `!` excludes, `=group` includes another line's,
 * `@allergen` all foods that contain it or may) | words to search for in texts. Composite foods that usually contain
 * the food are listed with it.
 */
export const AVOIDANCE_GROUPS = `
nightshade, nightshades, solanaceae | =tomato =potato =bell pepper =chili =eggplant tomatillo goji-berries-dried tom-yum-paste rendang-paste laksa-paste tonkatsu-sauce curry-roux red-pepper-paste green-seasoning creamed-horseradish kidney-beans-chili-sauce yuzu-kosho sambar-powder tandoori-masala green-chutney shito chakalaka chamoy kashmiri-chili-powder aji-panca banana-ketchup potato-starch starch-of-choice | tomatillo, goji berry, cape gooseberry, ground cherry
tomato, tomatoes | *tomato* ketchup salsa marinara-sauce pizza-sauce enchilada-sauce-red cocktail-sauce barbecue-sauce baked-beans-canned harissa berbere thousand-island-dressing steak-sauce worcestershire-sauce sweet-and-sour-sauce veggie-burger-patty chipotle-in-adobo guacamole ajvar pesto-rosso sofrito tikka-masala-sauce indian-curry-paste minestrone-canned chili-with-beans-canned ranch-beans mole-sauce vegetable-juice frozen-cheese-pizza meat-ravioli queso-dip !tomatillo vodka-sauce tonkatsu-sauce red-pepper-paste kidney-beans-chili-sauce shito chakalaka banana-ketchup brown-pickle | tomato, passata, ketchup, marinara, salsa, pico de gallo, gazpacho
potato, potatoes, white potato | potato russet-potato red-potato white-potato baby-potatoes french-fries-frozen hash-browns-frozen potato-chips potato-flour gluten-free-white-bread gluten-free-flour-blend potato-* potatoes-* mashed-potato* beyond-burger potato-starch starch-of-choice gluten-free-tortilla gluten-free-bun stacked-potato-crisps | potato, french fries, hash brown, gnocchi, potato starch
bell pepper, bell peppers, capsicum, capsicums, sweet pepper, sweet peppers, paprika, pepper, peppers, red pepper, red peppers, green pepper, green peppers, pimento, pimiento | *bell-pepper roasted-red-peppers-jarred banana-pepper paprika smoked-paprika *chili-pepper serrano-pepper jalapeno-* cayenne-pepper chili-powder chili-flakes ancho-chile-dried green-chiles-canned curry-powder taco-seasoning cajun-seasoning jerk-seasoning berbere ras-el-hanout harissa gochujang hot-sauce sriracha sambal-oelek chipotle-in-adobo salsa salsa-verde enchilada-sauce-red red-curry-paste vegan-curry-paste green-curry-paste chorizo-cured pepperoni italian-sausage* barbecue-sauce guacamole pasilla-dried pimento-cheese peperoncini potatoes-obrien aji-amarillo ajvar pimento suya-spice nam-prik-pao steak-seasoning tom-yum-paste rendang-paste laksa-paste curry-roux red-pepper-paste chili-lime-seasoning green-seasoning kidney-beans-chili-sauce yuzu-kosho sambar-powder tandoori-masala green-chutney shito chakalaka chamoy kashmiri-chili-powder aji-panca macaroni-cheese-mix | bell pepper, capsicum, paprika, pimento
chili, chilli, chile, chilies, chillies, chiles, chili pepper, chilli pepper, hot pepper, hot peppers, spicy, spicy food, spicy foods, spice heat, hot food, capsaicin, cayenne, jalapeno, jalapenos | *chili-pepper serrano-pepper jalapeno-* banana-pepper green-chiles-canned ancho-chile-dried cayenne-pepper chili-powder chili-flakes curry-powder taco-seasoning cajun-seasoning jerk-seasoning berbere ras-el-hanout harissa gochujang hot-sauce sriracha sambal-oelek chipotle-in-adobo salsa salsa-verde enchilada-sauce-red red-curry-paste vegan-curry-paste green-curry-paste kimchi chorizo-cured pepperoni italian-sausage* wasabi-paste horseradish-prepared guacamole chili-* tomatoes-green-chiles sweet-chili-sauce buffalo-sauce peri-peri-sauce doubanjiang massaman-paste yellow-curry-paste indian-curry-paste lime-pickle mole-sauce nduja pasilla-dried ranch-beans peperoncini aji-amarillo suya-spice nam-prik-pao tom-yum-paste rendang-paste laksa-paste curry-roux creamed-horseradish kidney-beans-chili-sauce yuzu-kosho sambar-powder tandoori-masala green-chutney shito chakalaka chamoy kashmiri-chili-powder aji-panca | chili, chilli, chile, jalapeno, habanero, cayenne, spicy, hot sauce, sriracha, harissa, gochujang, chipotle
eggplant, eggplants, aubergine, aubergines | eggplant eggplant-* baba-ganoush | eggplant, aubergine, baba ganoush
citrus, citrus fruit, citrus fruits | lemon* lime* orange* grapefruit clementine mandarin-orange guacamole =lemon =lime =orange grapefruit* tangerine-juice pomelo yuzu-juice ponzu candied-fruit !lemongrass !orange-roughy sherbet lemonade-concentrate dried-limes chili-lime-seasoning green-seasoning yuzu-kosho green-chutney chamoy mincemeat-sweet mixed-dried-fruit calamansi-juice mixed-peel orange-liqueur panettone orange-blossom-water | lemon, lime, orange, grapefruit, mandarin, clementine, tangerine, citrus, yuzu, pomelo, citric
lemon, lemons | lemon lemon-juice lemon-zest hummus preserved-lemon lemon-pepper lemon-lime-soda lemon-curd lemonade hollandaise iced-tea lime-pickle lemonade-concentrate yuzu-kosho green-chutney mixed-peel | lemon
lime, limes | lime lime-juice lime-leaves guacamole lime-pickle lemon-lime-soda lemon-zest dried-limes chili-lime-seasoning green-seasoning yuzu-kosho chamoy calamansi-juice | lime
orange, oranges | orange orange-juice orange-zest orange-marmalade mandarin-orange clementine orange-zest-dried orange-soda tangerine-juice candied-fruit duck-sauce coffee-liqueur sherbet mincemeat-sweet mixed-dried-fruit mixed-peel orange-liqueur panettone orange-blossom-water mandarins-canned | orange, marmalade
stone fruit, stone fruits, stonefruit, drupes | apricot apricots-dried sweet-cherries sour-cherries cherries-dried maraschino-cherries nectarine peach peaches-canned-in-juice plum prunes mango* plum-sauce lychee apricots-* apricot-nectar peaches-* peach-nectar plums-canned umeboshi prune-* cherry-pie-filling jam green-mango amchur duck-sauce lassi lime-pickle fruit-cocktail chamoy | peach, nectarine, apricot, plum, cherry, prune, mango, damson, greengage
tree fruit, pome fruit, birch pollen fruit | =apple =pear =stone fruit quince tonkatsu-sauce chamoy mincemeat-sweet kokum | quince
apple, apples | apple granny-smith-apple apple-* applesauce-unsweetened apples-* crab-apple hard-cider jelly tonkatsu-sauce mincemeat-sweet brown-pickle | apple, cider
pear, pears | pear asian-pear pears-* pear-nectar fruit-cocktail | pear
berry, berries | *berries* raspberries* blackberries* cranberry* cranberries* goji-berries-dried grapes jam black-currants red-currants blueberry-* strawberry-* fruit-syrup jelly sorbet greek-yogurt-fruit yogurt-fruit | berry, strawberry, raspberry, blueberry, blackberry, cranberry, currant
strawberry, strawberries | strawberries* jam strawberry-* fruit-syrup greek-yogurt-fruit yogurt-fruit | strawberry
raspberry, raspberries | raspberries* jam fruit-syrup strawberry-topping sorbet | raspberry
blueberry, blueberries | blueberries* blueberry-* | blueberry
cranberry, cranberries | cranberr* | cranberry
cherry, cherries | *cherries* cherry-pie-filling fruit-cocktail | cherry
grape, grapes, raisin, raisins | grapes grape-juice raisins golden-raisins currants-dried-zante red-wine white-wine cooking-wine red-wine-vinegar balsamic-vinegar grapeseed-oil grape-leaves-canned cream-of-tartar grape-* rose-wine port-wine dry-sherry raisin-bread oatmeal-cookies trail-mix jelly fruit-cocktail mincemeat-sweet mixed-dried-fruit vermouth sparkling-wine brandy marsala-wine panettone shaoxing-or-sherry white-wine-or-broth fruit-nut-bar | grape, raisin, sultana, currant, wine
melon, melons | cantaloupe honeydew-melon watermelon *melon *melon-* kiwano fruit-cocktail | melon, watermelon, cantaloupe
tropical fruit, tropical fruits, exotic fruit | mango* papaya pineapple* passion-fruit guava kiwi lychee jackfruit persimmon banana plantain coconut* =mango =banana =pineapple papaya* passion-fruit* guava* golden-kiwi lychee* jackfruit* feijoa dragon-fruit star-fruit kiwano !coconut-aminos acai-puree rendang-paste macapuno kaya | mango, papaya, pineapple, passion fruit, guava, kiwi, lychee, jackfruit
latex, latex fruit, latex fruits, latex food, latex food syndrome | banana avocado* kiwi chestnuts-roasted papaya mango* passion-fruit fig* tomato* melon* cantaloupe honeydew-melon guacamole chestnuts-* chestnut-flour golden-kiwi papaya* banana-chips banana-frozen plantain* chestnut-puree red-pepper-paste kidney-beans-chili-sauce shito chakalaka banana-ketchup fried-plantain tostones | banana, avocado, kiwi, chestnut, papaya
banana, bananas | banana plantain banana-chips banana-frozen plantain-chips fufu banana-ketchup plantain-flour banana-leaf banana-blossom fried-plantain tostones | banana, plantain
mango, mangoes, mangos | mango mango-dried mango-nectar green-mango amchur mango-chutney chaat-masala lassi lime-pickle | mango
coconut, coconuts | coconut* light-coconut-milk creamed-coconut macaroons-coconut massaman-paste beyond-burger rendang-paste macapuno kaya plant-milk any-milk nata-de-coco plant-yogurt plant-cream vegan-butter-nut | coconut
pineapple, pineapples | pineapple* sweet-and-sour-sauce cottage-cheese-fruit fruit-cocktail | pineapple
dried fruit, dried fruits | apricots-dried cherries-dried cranberries-dried currants-dried-zante dates-* figs-dried goji-berries-dried mango-dried prunes raisins golden-raisins granola prune-* peaches-dried pears-dried papaya-dried pineapple-dried candied-fruit raisin-bread oatmeal-cookies trail-mix tamarind-chutney chamoy mincemeat-sweet mixed-peel panettone mixed-dried-fruit kokum fruit-nut-bar | raisin, sultana, prune, dried apricot
fruit, fruits, fructose | =citrus =stone fruit =berry =melon =tropical fruit =apple =pear =grape =dried fruit fig* dates-* pomegranate-* rhubarb avocado quince star-fruit dragon-fruit feijoa kiwano candied-fruit fruit-* *-fruit passion-fruit-juice sorbet jelly cottage-cheese-fruit rendang-paste tonkatsu-sauce dried-limes chili-lime-seasoning green-seasoning macapuno yuzu-kosho green-chutney tamarind-chutney chamoy kaya mincemeat-sweet quince-paste vermouth sparkling-wine calamansi-juice mixed-peel panettone mixed-dried-fruit anardana kokum | fruit
seed, seeds | *-seeds *-seeds-toasted chia-seeds flaxseed* sunflower-seed-butter sunflower-oil tahini sesame-oil hummus zaatar multigrain-bread granola *-seed mustard-powder yellow-mustard poppy-seeds sesame-* mustard-oil lotus-seeds-dried flax-milk simit gomasio pumpkin-seed-oil creamed-horseradish sev papdi sambar-powder perilla-oil plant-milk any-milk perilla-seeds anardana fruit-nut-bar | sunflower seed, pumpkin seed, chia, flax, linseed, poppy seed, hemp seed, sesame, pepita
sunflower, sunflower seed, sunflower seeds | sunflower* sev papdi | sunflower
poppy, poppy seed, poppy seeds | poppy-seeds | poppy
flax, flaxseed, linseed | flaxseed* flax-milk | flax, flaxseed, linseed
allium, alliums | =garlic =onion leek chives-fresh boursin chives-dried tom-yum-paste rendang-paste laksa-paste tonkatsu-sauce achiote-paste chili-lime-seasoning green-seasoning kidney-beans-chili-sauce sinigang-mix tandoori-masala shito chakalaka chamoy meat-extract bouillon-paste vegetable-bouillon-paste banana-ketchup sweet-bean-sauce chicken-or-vegetable-broth beef-or-vegetable-broth white-wine-or-broth | leek, chive, ramp
garlic | garlic garlic-powder hummus falafel pesto harissa gochujang kimchi marinara-sauce pizza-sauce salsa salsa-verde enchilada-sauce-red hoisin-sauce teriyaki-sauce black-bean-sauce red-curry-paste vegan-curry-paste green-curry-paste sriracha hot-sauce barbecue-sauce caesar-dressing ranch-dressing italian-dressing blue-cheese-dressing croutons breadcrumbs-seasoned taco-seasoning cajun-seasoning jerk-seasoning berbere chipotle-in-adobo sambal-oelek italian-sausage* chorizo-cured salami-dry pepperoni mortadella worcestershire-sauce veggie-burger-patty meatless-sausage alfredo-sauce-mix-dry chili-powder chicken-broth* beef-broth vegetable-broth *bouillon-cube ketchup dill-pickles steak-sauce cocktail-sauce guacamole *garlic* toum aioli tzatziki chimichurri pesto-rosso pesto-vegan sofrito baba-ganoush hummus-homemade bean-dip everything-bagel-seasoning adobo-seasoning sazon ranch-seasoning onion-soup-mix chili-seasoning-mix lemon-pepper old-bay chili-crisp doubanjiang massaman-paste yellow-curry-paste indian-curry-paste tikka-masala-sauce jerk-marinade xo-sauce ssamjang-bulgogi-sauce sweet-chili-sauce chili-sauce-tomato peri-peri-sauce buffalo-sauce olive-tapenade gravy-granules alfredo-sauce mexican-chorizo merguez nduja frozen-cheese-pizza meat-ravioli gyoza vegetable-dumplings samosa lime-pickle mango-chutney mole-sauce ponzu boursin nam-prik-pao steak-seasoning vodka-sauce tom-yum-paste rendang-paste laksa-paste tonkatsu-sauce achiote-paste chili-lime-seasoning green-seasoning kidney-beans-chili-sauce tandoori-masala chamoy meat-extract bouillon-paste vegetable-bouillon-paste banana-ketchup sweet-bean-sauce chicken-or-vegetable-broth beef-or-vegetable-broth white-wine-or-broth sucuk gluten-free-chicken-broth gluten-free-vegetable-broth gluten-free-beef-broth brown-pickle frankfurter smoked-sausage-link | garlic, aioli
onion, onions | onion red-onion sweet-onion scallions shallot onion-powder falafel salsa salsa-verde marinara-sauce pizza-sauce enchilada-sauce-red barbecue-sauce ketchup worcestershire-sauce steak-sauce red-curry-paste vegan-curry-paste green-curry-paste kimchi harissa ranch-dressing italian-dressing thousand-island-dressing taco-seasoning cajun-seasoning jerk-seasoning berbere chipotle-in-adobo breadcrumbs-seasoned veggie-burger-patty chicken-broth* chicken-stock-homemade beef-broth beef-stock-homemade vegetable-broth fish-stock *bouillon-cube baked-beans-canned refried-beans-* tartar-sauce sweet-pickle-relish bratwurst italian-sausage* liver-pate condensed-cream-of-mushroom-soup guacamole *onion* sofrito soffritto-mix everything-bagel-seasoning adobo-seasoning ranch-seasoning chili-seasoning-mix massaman-paste yellow-curry-paste indian-curry-paste tikka-masala-sauce jerk-marinade gravy-granules gravy-beef gravy-chicken potatoes-obrien samosa pierogi gyoza vegetable-dumplings mango-chutney chowchow corn-relish tomatoes-stewed potato-salad potato-pancakes chimichurri mexican-chorizo mole-sauce chili-with-beans-canned minestrone-canned lentil-soup-canned celery-soup-condensed chicken-soup-condensed tomato-soup-condensed bread-cubes-stuffing suya-spice shellfish-stock nam-prik-pao steak-seasoning vodka-sauce tom-yum-paste rendang-paste laksa-paste tonkatsu-sauce green-seasoning kidney-beans-chili-sauce sinigang-mix shito chakalaka meat-extract bouillon-paste vegetable-bouillon-paste banana-ketchup chicken-or-vegetable-broth beef-or-vegetable-broth white-wine-or-broth gluten-free-chicken-broth gluten-free-vegetable-broth gluten-free-beef-broth brown-pickle wheat-beef-stock-cube smoked-sausage-link | onion, shallot, scallion, spring onion
legume, legumes, pulse, pulses | #pulse @soy @peanut @lupin bean-sprouts-* yardlong-beans yellow-wax-beans | legume, lentil, chickpea, bean, split pea
bean, beans | *-beans* refried-beans-* baked-beans-canned chickpea* hummus falafel black-bean-sauce tofu-* edamame-frozen soybeans-dried tempeh natto miso white-miso mung-beans-dried bean-sprouts-mung urad-dal-black-gram-dried doubanjiang doenjang bean-dip bean-sprouts-canned black-eyed-peas-* cellophane-noodles-dry vegan-egg-substitute soy-nuts baby-lima-dried adzuki-* lupin-flour black-bean-pasta !jelly-beans sev chakalaka five-spice-tofu soybean-paste-yellow sweet-bean-sauce | bean
lentil, lentils | *lentil* urad-dal-black-gram-dried urad-dal-split papad chana-dal urad-flour mung-beans-dried pigeon-peas-* hyacinth-beans-dried black-bean-pasta sambar-powder roasted-chana | lentil, dal, dhal
chickpea, chickpeas, garbanzo, garbanzos | chickpea* hummus falafel aquafaba hummus-homemade chana-dal sev sambar-powder roasted-chana | chickpea, garbanzo, hummus, falafel, besan, gram flour
pea, peas | *peas* green-peas-fresh pea-milk pea-protein-powder split-peas-dried mixed-vegetables-frozen urad-flour black-bean-pasta !black-eyed-peas-dried !chickpeas* beyond-burger plant-milk any-milk pea-shoots plant-yogurt plant-cream | pea
mushroom, mushrooms, fungi, fungus | *mushroom* condensed-cream-of-mushroom-soup truffle-* morels wood-ear-dried mycoprotein-mince snow-fungus | mushroom, shiitake, portobello, porcini, chanterelle, truffle
yeast | active-dry-yeast nutritional-yeast yeast-extract-spread beer *bread* naan focaccia bagel english-muffin hamburger-bun whole-wheat-burger-bun gluten-free-bun french-rolls kaiser-roll hawaiian-roll sesame-bun dinner-roll croissant pretzels pita-* yeast-fresh pizza-dough panettone kvass bao-buns soft-pretzel wheat-beef-stock-cube | yeast
mold, mould, molds | blue-cheese roquefort brie camembert *mushroom* soy-sauce* tempeh miso white-miso blue-cheese-dressing tonkatsu-sauce soybean-paste-yellow mentsuyu fish-or-soy-sauce | blue cheese
corn, maize, sweetcorn, sweet corn | corn-* sweet-corn *corn-* cornmeal cornstarch polenta-degermed-cornmeal popcorn-* hominy-canned tortilla-chips taco-shells mixed-vegetables-frozen baking-powder gluten-free-baking-powder powdered-sugar gluten-free-flour-blend gluten-free-breadcrumbs gluten-free-white-bread ketchup barbecue-sauce jam corn-syrup-light veggie-burger-patty dextrose masarepa cornmeal-self-rising cornbread arepa grits-cooked baby-corn tostada-shells succotash stir-fry-vegetables-frozen rice-syrup !corned-beef-brisket corned-beef-canned polenta-stiff-cooked corn-muffin-mix tonkatsu-sauce masa-dough achiote-paste sinigang-mix honeycomb-toffee banana-ketchup maltose gulkand samp nacho-cheese-chips candy-bar-peanut candy-bar-caramel gummy-candy hard-candy butter-or-oil ghee-or-oil vegan-marshmallows salad-cream starch-of-choice gluten-free-grits gluten-free-polenta gluten-free-masarepa gluten-free-tortilla-chips gluten-free-tortilla gluten-free-bun rice-squares-cereal sweetened-cereal stacked-potato-crisps | corn, maize, cornstarch, cornflour, cornmeal, polenta, hominy, popcorn, masa
rice | *rice* sake mirin miso white-miso gluten-free-flour-blend gluten-free-breadcrumbs gluten-free-white-bread gochujang tteok furikake horchata poha shaoxing-wine !licorice mochi soybean-paste-yellow idli-rava plant-milk any-milk soju mentsuyu plant-yogurt plant-cream shaoxing-or-sherry gluten-free-tortilla gluten-free-bun oat-energy-bar fruit-nut-bar stacked-potato-crisps | rice, risotto, sushi
oat, oats, oatmeal | *oat* granola multigrain-bread muesli granola-bar !goat* !*goat* plant-milk any-milk plant-yogurt plant-cream sweetened-cereal | oat, oatmeal, porridge, granola, muesli
barley | wheat-barley-nuggets-cereal pearl-barley malt-syrup-barley barley-malt-flour beer miso white-miso yeast-extract-spread worcestershire-sauce gochujang barley-* pearl-barley-cooked non-alcoholic-beer cereal-coffee malt-vinegar rice-syrup tonkatsu-sauce kvass soybean-paste-yellow maltose malted-milk-balls corn-flakes rice-cereal bran-flakes all-bran wheat-squares-cereal rice-wheat-flakes-cereal | barley, malt
rye | rye-* pumpernickel-bread multigrain-bread whiskey kvass | rye
buckwheat | buckwheat-* soba-noodles-dry soba-noodles-cooked gluten-free-pasta-rice gluten-free-buckwheat gluten-free-buckwheat-flour | buckwheat, soba, kasha
quinoa | quinoa* gluten-free-pasta-rice puffed-rice-cereal rice-or-quinoa rice-or-quinoa-cooked | quinoa
millet | millet* gluten-free-millet | millet
grain, grains, cereal, cereals | #grain #pseudo-grain | grain
red meat | #meat | red meat, beef, lamb, pork, veal
meat | #meat #poultry | meat
poultry | #poultry | poultry, chicken, turkey, duck
chicken | *chicken* rotisserie-chicken-breast cornish-hen bologna vienna-sausage gravy-granules ramen-noodles baked-beans-franks luncheon-meat turkey-sausage !meatless-chicken !chickpea* bouillon-paste chicken-or-vegetable-broth white-wine-or-broth wheat-beef-stock-cube frankfurter | chicken
turkey | *turkey* chicken-roll gravy-chicken frankfurter | turkey
duck | duck-* smoked-chicken salted-duck-egg century-egg | duck
beef, cow | *beef* veal-* ground-veal oxtail lebanon-bologna pastrami merguez salami-dry pepperoni mortadella polish-sausage-kielbasa bratwurst blood-sausage liver-pate marshmallows bologna knackwurst liverwurst summer-sausage bockwurst brawn cooked-salami vienna-sausage italian-meatballs-frozen meat-ravioli meat-tortellini sofrito gravy-granules baked-beans-franks chili-with-beans-canned luncheon-meat collagen-powder ramen-noodles gyoza gelatin-powder curry-roux meat-extract gummy-candy mincemeat-sweet sucuk frankfurter smoked-sausage-link | beef, steak, veal
pork, pig, swine, ham, bacon | *pork* bacon* canadian-bacon *ham ham-* *-ham deli-ham pancetta prosciutto salami-dry pepperoni chorizo-cured italian-sausage bratwurst polish-sausage-kielbasa mortadella liver-pate sausage-cooked italian-sausage-cooked mexican-chorizo nduja lap-cheong scrapple chopped-ham-canned chitterlings blood-sausage wild-boar veal-bratwurst lebanon-bologna bologna knackwurst liverwurst summer-sausage bockwurst brawn cooked-salami vienna-sausage italian-meatballs-frozen meat-ravioli meat-tortellini sofrito gravy-granules baked-beans-franks chili-with-beans-canned luncheon-meat collagen-powder ramen-noodles gyoza lard gelatin-powder marshmallows refried-beans-traditional pie-crust-refrigerated empanada-wrappers char-siu !graham-crackers gummy-candy lard-or-shortening empanada-wrappers frankfurter smoked-sausage-link | pork, bacon, ham, lard, prosciutto, pancetta, chorizo, pepperoni, salami
lamb, mutton | *lamb* !lambs-lettuce !lambsquarters merguez | lamb, mutton
mammal, mammals, mammalian meat, alpha gal, alpha-gal, alphagal, alpha gal syndrome | #meat #gelatin #dairy | beef, pork, lamb, gelatin
game, game meat | venison rabbit ground-bison bison-steak ground-venison ground-bison* hare-wild-rabbit elk wild-boar | venison, rabbit, bison
offal, organ meat, organ meats, liver | *liver* liver-pate *-kidney cod-canned *-heart chicken-hearts *-gizzards *-tongue *-tripe chitterlings | liver, kidney, offal
processed meat, processed meats, cold cuts, deli meat, cured meat, cured meats, nitrates, nitrites | #processed-meat | bacon, salami, ham
gelatin, gelatine | #gelatin | gelatin
honey | #honey sweetened-cereal | honey
alcohol, wine, liquor, booze | #alcohol vanilla-extract | wine, beer, rum, brandy, sherry, vodka, liqueur
beer | beer non-alcoholic-beer kvass | beer, ale, lager
sugar, added sugar, refined sugar | #added-sugar tom-yum-paste rendang-paste laksa-paste creamed-horseradish sinigang-mix chakalaka mixed-dried-fruit | sugar, syrup
sweetener, sweeteners, artificial sweetener, artificial sweeteners, sugar alcohol, sugar alcohols, stevia, aspartame, sucralose, erythritol, xylitol | stevia-powder erythritol sugar-free-chocolate-chips | stevia, sucralose, aspartame, erythritol, xylitol, sweetener
caffeine, coffee | coffee-brewed espresso instant-coffee-powder coffee-liqueur coffee-decaf | coffee, espresso
caffeine | black-tea-brewed green-tea-brewed =chocolate oolong-tea iced-tea kombucha tea-leaves malted-milk-balls candy-coated-chocolate candy-bar-peanut candy-bar-caramel candy-wafer-bar candy-cookie-bar honeycomb-toffee sugar-free-chocolate-chips | tea, matcha
tea | black-tea-brewed green-tea-brewed oolong-tea iced-tea kombucha tea-leaves herbal-tea chamomile-tea hibiscus-tea | tea
chocolate, cocoa, cacao | *chocolate* cocoa-powder-unsweetened cocoa-* cacao-nibs brownie* candy-sprinkles mole-sauce peanut-butter-cups toffee-bits malted-milk-balls candy-bar-peanut candy-bar-caramel candy-wafer-bar candy-cookie-bar honeycomb-toffee sweetened-cereal | chocolate, cocoa, cacao
vinegar | *vinegar* *pickle* ketchup yellow-mustard mayonnaise* capers jalapeno-pickled hot-sauce sriracha barbecue-sauce peperoncini umeboshi giardiniera herring malt-vinegar tonkatsu-sauce achiote-paste creamed-horseradish banana-ketchup salad-cream artichoke-hearts-marinated | vinegar, pickled
fermented food, fermented foods | kimchi sauerkraut miso white-miso tempeh natto soy-sauce* tamari fish-sauce gochujang fermented-locust-beans tom-yum-paste tonkatsu-sauce soybean-paste-yellow mentsuyu fish-or-soy-sauce | kimchi, sauerkraut, miso
cinnamon | cinnamon-ground pumpkin-pie-spice garam-masala five-spice ras-el-hanout berbere jerk-seasoning cinnamon-roll raisin-bread tandoori-masala speculoos-cookies mincemeat-sweet apple-pie-filling sweetened-cereal | cinnamon
cilantro, coriander | cilantro-fresh coriander-ground garam-masala curry-powder red-curry-paste vegan-curry-paste green-curry-paste salsa salsa-verde berbere ras-el-hanout guacamole coriander-leaf-dried laksa-paste curry-roux green-seasoning sambar-powder tandoori-masala green-chutney chakalaka vietnamese-coriander culantro | cilantro, coriander
cumin | cumin curry-powder garam-masala taco-seasoning chili-powder falafel hummus laksa-paste curry-roux achiote-paste chili-lime-seasoning kidney-beans-chili-sauce sambar-powder tandoori-masala green-chutney tamarind-chutney chakalaka chamoy | cumin
ginger | *ginger* jerk-seasoning curry-powder suya-spice rendang-paste laksa-paste curry-roux tandoori-masala shito chakalaka speculoos-cookies | ginger
turmeric | turmeric curry-powder turmeric-root laksa-paste curry-roux sev sambar-powder tandoori-masala chakalaka macaroni-cheese-mix | turmeric
curry | curry-powder *curry-paste garam-masala curry-leaves massaman-paste tikka-masala-sauce laksa-paste curry-roux chakalaka | curry
cruciferous, cruciferous vegetables, brassica, brassicas, cabbage family | *broccoli* cauliflower* *cabbage* brussels-sprouts* kale* collard-greens bok-choy kohlrabi arugula *radish* turnip* rutabaga watercress mustard-greens coleslaw-mix sauerkraut kimchi tender-stem-broccoli horseradish-prepared wasabi-paste romanesco microgreens garden-cress brown-pickle | broccoli, cauliflower, cabbage, kale, sprout
cabbage | *cabbage* sauerkraut kimchi coleslaw-mix | cabbage, sauerkraut, coleslaw
broccoli | *broccoli* romanesco microgreens | broccoli
spinach | spinach* baby-spinach salad-greens-mixed pasta-spinach-fresh | spinach
lettuce | *lettuce* salad-greens-mixed curly-endive celtuce | lettuce
leafy greens, salad | *lettuce* salad-greens-mixed spinach* baby-spinach kale* arugula watercress swiss-chard chinese-broccoli curly-endive garden-cress water-spinach amaranth-leaves lambsquarters vinespinach collard-greens beet-greens mustard-greens turnip-greens* bok-choy celtuce minari pea-shoots samphire | lettuce, spinach, kale
carrot, carrots | carrot baby-carrots *carrots* mixed-vegetables-frozen coleslaw-mix carrot-* soffritto-mix chakalaka chicken-or-vegetable-broth beef-or-vegetable-broth white-wine-or-broth brown-pickle | carrot
squash, pumpkin, gourds | *squash* pumpkin pumpkin-puree-canned zucchini chayote bottle-gourd luffa ivy-gourd winter-melon bitter-melon kanpyo pumpkin-* baby-zucchini palm-nut-concentrate edible-flowers | squash, pumpkin, zucchini, courgette
zucchini, courgette, courgettes | zucchini yellow-summer-squash baby-zucchini pumpkin-flowers | zucchini, courgette
cucumber, cucumbers, pickles | cucumber dill-pickles sweet-pickle-relish tartar-sauce sweet-pickles sour-pickles tzatziki brown-pickle | cucumber, pickle, gherkin
asparagus | asparagus asparagus-* white-asparagus | asparagus
fennel, anise, aniseed, licorice | fennel-bulb fennel-seed anise-seed star-anise five-spice italian-sausage* | fennel, anise
beet, beets, beetroot | beet* | beet, beetroot
root vegetable, root vegetables, root veg, root veggies | carrot baby-carrots parsnip turnip rutabaga beet beets-canned celeriac =potato sweet-potato yam taro cassava *radish* jerusalem-artichoke jicama sweet-potato-* fufu ube-halaya chakalaka yam-flour parsley-root | parsnip, turnip
seaweed, algae, iodine | seaweed-* nori-sheets agar-dried dashi mentsuyu | seaweed, nori, kelp, wakame, kombu
sprouts, sprout | *sprouts* microgreens split-peas-sprouted | sprout
olive, olives | olives-* kalamata-olives olive-oil olive-tapenade truffle-oil | olive
avocado, avocados | avocado* avocado-oil guacamole | avocado, guacamole
palm oil | palm-oil curry-roux palm-nut-concentrate | palm oil
seed oil, seed oils, vegetable oil, vegetable oils | canola-oil vegetable-oil-soybean sunflower-oil corn-oil grapeseed-oil cooking-spray margarine-stick vegetable-shortening rice-bran-oil mustard-oil pumpkin-seed-oil beyond-burger tom-yum-paste rendang-paste laksa-paste tempura-scraps creamed-horseradish sev papdi gulab-jamun-mix shito butter-or-oil ghee-or-oil artichoke-hearts-marinated lard-or-shortening vegetable-oil-spread vegan-mayonnaise-full-fat vegan-butter-nut vegan-butter-soy | canola oil, vegetable oil
fried food, fried foods | french-fries-frozen potato-chips tortilla-chips sweet-potato-fries-frozen tofu-fried gluten-free-tortilla-chips stacked-potato-crisps corn-nuts fried-plantain tostones | deep-fried
`;

/** Words for allergen classes: the facts' notation of `ENGLISH_TERMS`. */
export const ALLERGEN_WORDS = `
milk: milk, dairy, lactose, lactose intolerance, lactose intolerant, cow's milk, cows milk protein, milk protein, casein, whey, cheese, butter, cream, yogurt
egg: egg, eggs, egg white, egg yolk
fish: fish, finned fish, raw fish, oily fish
crustacean: crustacean, crustaceans
mollusc: mollusc, molluscs, mollusk, mollusks, bivalves
crustacean mollusc: shellfish, shell fish
fish crustacean mollusc: seafood, sea food
tree_nut: tree nut, tree nuts
tree_nut peanut: nut, nuts, mixed nuts
peanut: peanut, peanuts, groundnut, ground nuts
wheat gluten: gluten, coeliac, celiac, coeliac disease, celiac disease, gluten intolerance, gluten intolerant
wheat: wheat, durum, semolina
soy: soy, soya, soybean, soy sauce, tofu
sesame: sesame, tahini
celery: celery, celeriac, celery root
mustard: mustard, mustard seed
sulphite: sulphite, sulphites, sulfite, sulfites, sulphur dioxide, sulfur dioxide, sulphur, sulfur, so2, metabisulfite, metabisulphite
lupin: lupin, lupine, lupini, lupin bean
`;

/** Filler words around answers. */
export const ANSWER_STOP_WORDS = `
veg veggie veggies i im i'm ive i've am a an the to of for from in on is are be been my me we our and or also as well with without no not non any all every kind kinds
type types sort sorts other others allergic alergic allergik alergy allergys alergies allergie allergies allergen allergy allergens intolerant intolerance intolerances sensitive sensitivity sensitivities
avoid avoiding avoids hate hates dislike dislikes don't dont do doesn't does can't cant cannot can eat eating have has had having tolerate like love
please severe severely very mild mildly slight slightly strong strongly extreme extremely anaphylaxis anaphylactic reaction reactions react trigger
triggers food foods product products thing things stuff ingredient ingredients item items raw cooked fresh dried frozen canned tinned whole ground
roasted anything everything something containing contain contains contained including includes especially particularly mainly mostly only just too
much lots lot bit little some these those that which it its this them they he she keep off away due because based related family group etc e.g eg ie
i.e such derived derivatives traces trace free
ich bin gegen auf allergie allergisch keine kein und oder je suis allergique aux au les des et ou pas de soy alergico alergica al a las los y o
sono allergico allergica al alla ai alle e sou alergico alergica ao aos you your am 
`;

/** Forms of a food: they add nothing after its name ("almond flour", "kiwi fruit"), and are unclear on their own. */
export const FORM_WORDS = `
flour oil juice powder sauce meat vegetable vegetables fruit fruits nut nuts bean beans seed seeds milk butter paste extract syrup leaf leaves root
`;

/** Answers that mean "nothing". */
export const NOTHING_ANSWERS = `
none, no, nothing, nil, n/a, na, not applicable, no allergies, no other allergies, no allergy, no known allergies, nka, nkda, nope, no others, no other, none known, none that i know of, not that i know of, keine, aucune, ninguna, nessuna, nenhuma, -
`;

/** Ordinary words of recipes: an unknown answer made of these is shown to the person, but not searched for in texts. */
export const KITCHEN_WORDS = `
kosher halal sodium add heat stir cook pan pot oven bowl plate water minute minutes serve mix whisk simmer boil bake roast fry grill chop slice dice season taste hot cold
warm cool large small medium until over into top side hand spoon knife cut place put make set bring low high dish meal salt everything all with and
the ingredient ingredients instruction instructions ignore previous system prompt recipe recipes plan user assistant food breakfast lunch dinner snack
drain rinse toss coat spread pour combine blend remove cover leave rest finish garnish sprinkle layer fold roll turn flip brown soft golden tender
`;
