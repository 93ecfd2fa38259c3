/**
 * Foods that a cook takes for one another in any dish: the amounts, times and steps stay. Each line: the food that is
 * replaced | the one that is bought already | words of the dish's texts and what they become, the longest first.
 */
export const TWINS = `
lime-juice|lemon-juice|lime juice=lemon juice, limes=lemons, lime=lemon
lemon-juice|lime-juice|lemon juice=lime juice, lemons=limes, lemon=lime
white-rice-long-grain|basmati-rice|white rice=basmati rice
basmati-rice|white-rice-long-grain|basmati rice=white rice, basmati=white rice
jasmine-rice|white-rice-long-grain|jasmine rice=white rice
basmati-rice|jasmine-rice|basmati rice=jasmine rice, basmati=jasmine rice
jasmine-rice|basmati-rice|jasmine rice=basmati rice
white-rice-long-grain|white-rice-short-grain-sushi|white rice and simmer it in twice its volume=sushi rice and simmer it in one and a half times its volume, white rice to simmer in twice its volume=sushi rice to simmer in one and a half times its volume, white rice in twice its volume=sushi rice in one and a half times its volume, white rice=sushi rice
white-rice-medium-grain|white-rice-short-grain-sushi|
red-onion|onion|red onions=onions, red onion=onion
sweet-onion|onion|sweet onions=onions, sweet onion=onion
shallot|onion|shallots=onion, shallot=onion
shallot|red-onion|shallots=red onion, shallot=red onion
chives-fresh|scallions|chives=scallions, chive=scallion
green-bell-pepper|red-bell-pepper|green bell pepper=red bell pepper, green peppers=red peppers, green pepper=red pepper
yellow-bell-pepper|red-bell-pepper|yellow bell pepper=red bell pepper, yellow peppers=red peppers, yellow pepper=red pepper
red-bell-pepper|green-bell-pepper|red bell pepper=green bell pepper, red peppers=green peppers, red pepper=green pepper
red-chili-pepper|green-chili-pepper|red chilies=green chilies, red chili=green chili
green-chili-pepper|red-chili-pepper|green chilies=red chilies, green chili=red chili
jalapeno-pepper|green-chili-pepper|jalapeños=green chilies, jalapeño=green chili, jalapeno=green chili
tomatoes-canned-diced|tomatoes-canned-crushed|diced tomatoes=crushed tomatoes, chopped tomatoes=crushed tomatoes
tomatoes-canned-crushed|tomatoes-canned-diced|crushed tomatoes=diced tomatoes
tomatoes-canned-whole|tomatoes-canned-diced|whole tomatoes=diced tomatoes
cremini-mushrooms|white-mushrooms|cremini mushrooms=white mushrooms, cremini=white mushrooms
white-mushrooms|cremini-mushrooms|white mushrooms=cremini mushrooms
spinach|baby-spinach|
savoy-cabbage|green-cabbage|savoy cabbage=green cabbage
green-cabbage|savoy-cabbage|green cabbage=savoy cabbage
pecans|walnuts|pecans=walnuts, pecan=walnut
great-northern-beans-canned-drained|cannellini-beans-canned-drained|great northern beans=cannellini beans
cannellini-beans-canned-drained|great-northern-beans-canned-drained|cannellini beans=great northern beans
chickpeas-cooked|chickpeas-canned-drained|
black-beans-cooked|black-beans-canned-drained|
kidney-beans-cooked|kidney-beans-canned-drained|
cottage-cheese-2|cottage-cheese-full-fat|
cottage-cheese-full-fat|cottage-cheese-2|
monterey-jack|cheddar-cheese|monterey jack=cheddar
butterhead-lettuce|romaine-lettuce|butterhead lettuce=romaine, butterhead=romaine
green-leaf-lettuce|romaine-lettuce|green leaf lettuce=romaine
canola-oil|sunflower-oil|canola oil=sunflower oil
sunflower-oil|canola-oil|sunflower oil=canola oil
avocado-oil|olive-oil|avocado oil=olive oil
coconut-oil|canola-oil|coconut oil=canola oil
coconut-oil|sunflower-oil|coconut oil=sunflower oil
arugula|romaine-lettuce|arugula=romaine
arugula|salad-greens-mixed|arugula=salad greens
salad-greens-mixed|romaine-lettuce|mixed salad greens=romaine, mixed leaf=romaine, salad greens=romaine
red-leaf-lettuce|romaine-lettuce|red leaf lettuce=romaine
pumpkin-seeds|sunflower-seeds|pumpkin seeds=sunflower seeds, pumpkin seed=sunflower seed
sunflower-seeds|pumpkin-seeds|sunflower seeds=pumpkin seeds, sunflower seed=pumpkin seed
hemp-seeds|sunflower-seeds|hemp seeds=sunflower seeds
hemp-seeds|pumpkin-seeds|hemp seeds=pumpkin seeds
hazelnuts|walnuts|hazelnuts=walnuts, hazelnut=walnut
swiss-cheese|cheddar-cheese|swiss cheese=cheddar, swiss=cheddar
whole-milk|low-fat-milk-1|whole milk=low-fat milk
skyr|greek-yogurt-nonfat|skyr=Greek yogurt
greek-yogurt-nonfat|skyr|greek yogurt=skyr
panko|breadcrumbs-dry|panko=breadcrumbs
rice-vinegar|apple-cider-vinegar|rice vinegar=cider vinegar
apple-cider-vinegar|rice-vinegar|cider vinegar=rice vinegar
smoked-paprika|paprika|smoked paprika=paprika
cayenne-pepper|chili-flakes|cayenne pepper=chili flakes, cayenne=chili flakes
brown-sugar|white-sugar|brown sugar=sugar
`;
