/** The columns of `foods.txt` in the order of the names, written by `food-columns.test.ts` when it is run with `-u`. */
export const FOOD_COLUMNS: readonly string[] = [
`


























celery
celery









soy



































mustard
























































sulphite
sulphite

















mustard













sulphite
































sulphite





















sulphite










sulphite
egg
egg
egg
egg
egg
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
soy
soy
tree_nut
gluten





soy
soy
soy
soy
soy
soy
soy
soy
soy
soy
soy
wheat gluten
wheat gluten soy
wheat gluten soy
wheat gluten soy

sesame
peanut
peanut
peanut
tree_nut
tree_nut

sesame

























lupin



soy



















wheat gluten
wheat gluten
wheat gluten
gluten




wheat gluten
wheat gluten

wheat gluten
gluten
gluten
gluten
wheat gluten
wheat gluten



wheat gluten


tree_nut gluten
wheat gluten
wheat gluten
wheat gluten

egg wheat gluten
egg wheat gluten

wheat gluten
wheat gluten

wheat gluten
wheat gluten
wheat gluten sesame
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten soy
egg

egg
wheat gluten
wheat gluten
milk wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten


wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
milk egg wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
gluten
wheat gluten

wheat gluten
wheat gluten
wheat gluten
egg wheat gluten


wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
gluten
wheat gluten

gluten








tree_nut


soy












milk soy
milk soy




gluten
gluten












milk tree_nut soy

tree_nut
tree_nut
tree_nut
tree_nut
tree_nut
tree_nut




tree_nut
tree_nut
tree_nut peanut
peanut
peanut
tree_nut
tree_nut
tree_nut
tree_nut





sesame
sesame



soy


peanut
sesame



tree_nut











egg mustard
egg mustard
soy mustard
milk egg

milk egg fish mustard
milk egg
egg









celery













mustard
















sulphite
sulphite
mustard




wheat gluten soy
wheat gluten soy
soy
fish
mollusc wheat gluten soy
wheat gluten soy sesame
wheat gluten soy
fish gluten









milk tree_nut
milk
peanut wheat gluten soy
egg mustard
gluten


gluten


celery

celery
celery
fish celery
celery
celery
milk wheat gluten soy






sulphite
sulphite
sulphite
gluten













































wheat gluten soy





































fish
fish
fish
fish
fish
fish
fish
fish soy
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
egg fish crustacean wheat gluten soy
fish
crustacean
crustacean
crustacean
crustacean
crustacean
crustacean
mollusc
mollusc
mollusc
mollusc
mollusc
mollusc
mollusc
wheat gluten soy

milk
milk
milk
milk
milk
milk


gluten



wheat gluten soy

wheat gluten
egg








sesame

fish





celery

wheat gluten soy










soy












fish

fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
crustacean
crustacean
crustacean
crustacean
mollusc
mollusc
mollusc










































wheat gluten





milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk egg
egg
milk
milk






mustard
egg mustard
mustard
egg
milk egg
wheat gluten soy sesame


tree_nut
tree_nut



mustard






































soy









mustard


celery





tree_nut







wheat gluten soy
















soy
gluten
gluten
gluten
wheat gluten
gluten
wheat gluten
gluten
wheat gluten
wheat gluten


egg wheat gluten
wheat gluten
wheat gluten



wheat gluten




















































fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
egg fish wheat gluten
fish wheat gluten
mollusc
mollusc
mollusc
mollusc
mollusc
egg crustacean wheat gluten
crustacean wheat gluten
mollusc wheat gluten
egg fish mustard
egg
egg
egg









milk






milk
wheat gluten
wheat gluten soy







milk
milk
milk
milk
milk
milk
milk
milk
milk
tree_nut
tree_nut
tree_nut
tree_nut

tree_nut
tree_nut

tree_nut
tree_nut
soy
gluten
soy

tree_nut
tree_nut

soy



wheat gluten soy
soy
wheat gluten soy
wheat gluten soy
wheat gluten soy
wheat gluten soy
wheat gluten soy
wheat gluten soy
soy


wheat gluten soy
soy
soy
soy
soy
soy
soy
peanut
peanut
peanut












sesame




lupin


























wheat gluten












milk
egg mustard



wheat gluten
egg wheat gluten




mustard









milk


celery


celery







mustard






sulphite















































sulphite

sulphite


sulphite
sulphite









mollusc













gluten
gluten
wheat gluten
wheat gluten

lupin
tree_nut
tree_nut








milk
egg





milk wheat gluten soy
egg wheat gluten
milk wheat gluten
wheat gluten
wheat gluten
milk wheat gluten soy
wheat gluten soy
milk wheat gluten
wheat gluten
wheat gluten
wheat gluten
egg
milk egg wheat gluten
egg wheat gluten
egg wheat gluten
egg wheat gluten
milk egg wheat gluten
milk egg wheat gluten
milk egg wheat gluten
milk egg wheat gluten
milk egg wheat gluten
milk egg wheat gluten
wheat gluten
wheat gluten
milk egg wheat gluten
egg wheat gluten
wheat gluten
wheat gluten
milk egg wheat gluten
wheat gluten
wheat gluten
wheat gluten
milk wheat gluten
milk egg
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten soy
wheat gluten
milk wheat gluten soy


crustacean
wheat gluten
egg wheat gluten
wheat gluten

wheat gluten
wheat gluten
milk wheat gluten
wheat gluten
milk wheat gluten
milk wheat gluten
wheat gluten
wheat gluten
milk egg wheat gluten



milk egg wheat gluten
egg wheat gluten
milk egg wheat gluten
egg wheat gluten
milk wheat gluten
wheat gluten soy
wheat gluten

wheat gluten

wheat gluten soy
wheat gluten
egg wheat gluten
egg wheat gluten


wheat gluten
wheat gluten
gluten
wheat gluten
wheat gluten
wheat gluten
gluten
tree_nut gluten soy
tree_nut peanut
tree_nut
wheat gluten sesame
peanut wheat gluten soy
wheat gluten


sesame
egg tree_nut
milk
milk
milk
milk

milk
milk
milk
milk












sesame
fish sesame
sesame
tree_nut sesame

celery mustard



milk








wheat gluten soy
wheat gluten soy
soy
peanut wheat gluten soy

crustacean peanut
crustacean

milk
wheat gluten soy
crustacean
fish
crustacean mollusc wheat gluten soy
fish
crustacean
fish
fish wheat gluten soy
wheat gluten soy
wheat gluten soy sesame





milk
egg mustard
wheat gluten soy
wheat gluten soy
milk
sesame

milk
milk

fish wheat gluten
tree_nut
milk tree_nut sulphite


wheat gluten
wheat gluten
wheat gluten

milk wheat gluten
milk egg

mustard


celery




milk wheat gluten
milk wheat gluten celery
wheat gluten
wheat gluten celery

celery
fish


wheat gluten
sulphite
sulphite
sulphite



milk
gluten













gluten

milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
soy


wheat gluten
wheat gluten
wheat gluten

milk soy

milk







soy
wheat gluten



fish
fish wheat gluten soy
fish
fish
fish
mollusc
mollusc
crustacean mollusc
mollusc
mollusc
egg fish wheat gluten soy
gluten
wheat gluten
wheat gluten sesame
celery
wheat gluten
wheat gluten
milk wheat gluten
milk wheat gluten
wheat gluten
wheat gluten
milk wheat gluten
milk
fish wheat gluten soy

milk egg




gluten


wheat gluten
fish
fish
fish





egg wheat gluten

milk
gluten
egg





milk
tree_nut






soy
milk
wheat gluten
wheat gluten
sesame
egg
gluten
wheat gluten
wheat gluten





















fish
fish
fish
fish
fish
fish
fish
crustacean
mollusc
crustacean
crustacean
mollusc

milk egg

milk wheat gluten
wheat gluten soy
wheat gluten soy
tree_nut
tree_nut

wheat gluten
sesame

wheat gluten
mustard


milk



fish crustacean mollusc celery
soy


peanut


soy

fish crustacean
wheat gluten sesame
milk wheat gluten
wheat gluten
wheat gluten sesame


milk peanut soy
milk tree_nut soy



wheat gluten

egg
wheat gluten
milk
egg tree_nut
tree_nut
tree_nut
milk


fish crustacean

crustacean
fish wheat gluten soy
milk wheat gluten soy
wheat gluten
egg
egg
fish




fish






gluten








celery


milk egg mustard



fish

wheat gluten soy
wheat gluten celery
celery
celery
milk soy
milk egg peanut soy
milk egg soy
milk wheat gluten soy
milk wheat gluten soy
milk wheat gluten soy


milk




tree_nut
sulphite
sulphite
sulphite




milk




tree_nut






crustacean




soy
soy
mollusc
mollusc
mollusc
wheat gluten soy
wheat gluten


wheat gluten soy
wheat gluten soy
gluten





wheat gluten
milk wheat gluten

mustard










fish crustacean



egg wheat gluten
fish
tree_nut

milk egg wheat gluten


egg


milk tree_nut gluten soy
tree_nut gluten soy
milk soy
milk soy
soy
milk
milk




celery
celery
tree_nut gluten soy
tree_nut gluten soy
egg mustard




fish wheat gluten soy




egg




tree_nut peanut
wheat gluten sulphite


soy
celery sulphite
fish wheat gluten soy








celery








wheat gluten

milk wheat gluten
tree_nut gluten

wheat gluten
wheat gluten
milk wheat gluten
tree_nut peanut soy
tree_nut gluten soy
milk wheat gluten




wheat gluten soy
soy
soy mustard
gluten
wheat gluten celery
wheat gluten
milk egg wheat gluten
wheat gluten

wheat gluten


tree_nut
soy
milk wheat gluten soy

`,
`











































sulphite



sulphite

sulphite



fish crustacean









































sulphite




wheat gluten






sulphite
fish crustacean mollusc
fish crustacean mollusc
fish crustacean mollusc































sulphite



wheat gluten

mustard sulphite
soy sulphite










sulphite
sulphite










sulphite


sulphite
sulphite
sulphite
sulphite

sulphite
sulphite







sulphite


sulphite





sulphite
sulphite















sulphite
sulphite
sulphite






sulphite

sulphite
sulphite






































































egg soy
egg soy
soy



wheat


sulphite
sulphite


milk egg






gluten
wheat gluten
wheat gluten

milk egg
milk egg
milk egg
wheat gluten soy sesame

tree_nut sesame
tree_nut sesame
tree_nut sesame
peanut sesame
peanut sesame
tree_nut peanut
tree_nut peanut



















wheat gluten

wheat gluten
wheat gluten
wheat gluten






mustard





















wheat
wheat gluten
wheat gluten




wheat gluten

wheat
wheat
wheat


wheat gluten
wheat gluten
wheat gluten


wheat gluten soy
milk peanut wheat soy sesame
soy

soy
soy
soy
soy


egg

milk soy sesame
milk soy sesame
milk soy
soy sesame
soy sesame
sesame
soy sesame
sesame
milk soy sesame lupin
milk egg soy
milk soy sesame lupin
soy sesame
soy sesame
egg soy sesame
soy
milk soy sesame
soy sesame
soy sesame

wheat gluten
milk egg soy sesame
milk soy sesame
milk egg soy sesame
milk egg soy sesame
milk egg soy sesame
tree_nut soy
milk egg soy sesame
milk egg soy sesame celery
milk egg soy
milk soy sesame
milk soy
milk wheat sesame

sesame
soy
milk
milk egg soy
soy
wheat gluten
milk
milk soy sesame






wheat

wheat gluten
wheat








peanut
sulphite

wheat gluten
wheat gluten
wheat gluten

wheat gluten



fish


milk tree_nut peanut soy
milk tree_nut peanut soy
tree_nut peanut wheat gluten
tree_nut peanut
milk tree_nut peanut soy

egg

wheat
wheat






sulphite


sulphite
sulphite

peanut
milk tree_nut peanut soy
peanut
peanut
egg peanut
peanut
peanut
peanut

sulphite
sulphite

peanut
peanut
sesame
tree_nut
tree_nut
peanut
peanut
peanut
peanut
tree_nut peanut
tree_nut peanut
tree_nut peanut
sesame
tree_nut peanut
tree_nut peanut
tree_nut peanut
tree_nut peanut














soy




soy
milk soy
tree_nut soy
soy
soy

soy celery mustard
milk soy celery mustard sulphite
soy celery
soy mustard
soy mustard sulphite















celery mustard





















milk wheat gluten soy mustard
sulphite



sulphite
sulphite
celery
mustard sulphite
mustard sulphite


wheat gluten

fish

sesame
wheat soy celery sulphite

sulphite
fish wheat gluten soy celery mustard
wheat gluten soy celery
sulphite
sulphite
wheat gluten soy
milk celery
milk celery
egg peanut
egg wheat gluten soy celery
fish crustacean tree_nut sesame
soy sulphite
fish wheat soy celery mustard sulphite
wheat gluten soy sulphite
fish celery mustard sulphite
wheat celery
wheat gluten celery
wheat gluten celery

wheat gluten celery

wheat gluten
crustacean mollusc wheat gluten
milk egg wheat gluten soy mustard
milk egg wheat gluten soy mustard
celery






milk egg fish
milk egg fish
milk egg fish
fish wheat sulphite














soy celery mustard







milk wheat gluten soy sulphite
milk wheat gluten soy sulphite

milk wheat gluten soy mustard sulphite


















celery mustard

milk wheat gluten soy sulphite

























milk wheat gluten soy sulphite
milk wheat gluten soy sulphite
milk wheat gluten soy sulphite
milk wheat gluten soy mustard sulphite
milk wheat gluten soy mustard sulphite
milk wheat gluten soy mustard sulphite
milk egg wheat gluten soy celery mustard sulphite
milk wheat gluten soy mustard sulphite
milk wheat gluten soy mustard sulphite
milk tree_nut soy sulphite
milk egg wheat gluten soy celery mustard sulphite






soy
















soy





milk mollusc

sulphite
sulphite
sulphite
sulphite
sulphite
sulphite
sulphite

sulphite












tree_nut soy

wheat

fish crustacean
fish crustacean

sulphite
milk egg soy sesame
milk soy lupin
celery mustard

fish crustacean mollusc





wheat gluten

wheat gluten soy
sulphite
wheat gluten soy
wheat gluten soy

lupin
milk wheat gluten soy mustard
sulphite
sesame

celery mustard
celery mustard


sulphite
soy


sulphite
wheat gluten
celery mustard
celery mustard
celery mustard










milk sulphite

























celery mustard













mustard


















































milk soy celery mustard sulphite
milk wheat gluten soy mustard sulphite
milk wheat gluten soy celery mustard sulphite
milk egg wheat gluten soy celery mustard sulphite
milk wheat gluten soy mustard sulphite
milk wheat gluten soy mustard sulphite














soy










soy sulphite
fish soy celery sulphite
egg soy sulphite
soy mustard sulphite
fish soy mustard sulphite
egg mustard sulphite




























sulphite





























mustard sulphite






peanut
sulphite
tree_nut peanut
tree_nut peanut




milk egg
wheat gluten
















wheat
wheat
wheat

wheat

wheat
egg soy sesame

wheat gluten






wheat gluten

wheat gluten


wheat gluten























sulphite











































celery
milk egg soy celery mustard




fish crustacean celery
milk fish soy celery mustard
milk egg fish soy sulphite
milk egg fish crustacean soy
milk soy celery sulphite



milk egg wheat gluten soy celery mustard sulphite
milk wheat gluten soy mustard sulphite
milk wheat gluten soy mustard sulphite
milk wheat gluten soy mustard sulphite
milk wheat gluten soy mustard sulphite
milk soy sulphite
milk wheat gluten soy mustard sulphite
wheat gluten soy celery mustard sulphite
milk wheat gluten soy mustard sulphite
egg wheat gluten soy celery mustard sulphite
milk wheat gluten soy mustard sulphite
milk wheat gluten soy mustard sulphite
milk wheat gluten soy mustard sulphite
milk wheat gluten soy mustard sulphite
milk wheat gluten soy mustard sulphite
milk egg wheat gluten soy celery mustard sulphite
egg wheat gluten soy celery mustard sulphite
milk soy mustard sulphite
milk egg celery mustard
milk soy mustard sulphite
milk wheat gluten soy sulphite
milk wheat gluten soy mustard sulphite
milk wheat gluten soy mustard sulphite
milk wheat gluten soy sulphite
milk soy celery mustard
milk wheat gluten soy mustard sulphite




egg mustard




peanut soy
peanut soy
peanut
peanut soy

peanut soy
peanut soy
soy
peanut soy
milk peanut soy

wheat soy

tree_nut soy
peanut soy
peanut soy
tree_nut soy

tree_nut soy
wheat gluten soy

milk egg celery
wheat gluten
milk egg celery mustard
milk egg celery
milk egg celery
milk egg celery
milk egg sesame celery
milk egg celery
milk wheat gluten




wheat gluten sulphite

wheat gluten
wheat gluten
tree_nut peanut
tree_nut
tree_nut
tree_nut







wheat gluten mustard
milk wheat gluten soy mustard
milk wheat gluten soy celery

wheat gluten soy celery mustard

wheat gluten
wheat gluten
wheat gluten

sulphite
wheat gluten





sulphite

mustard sulphite





milk wheat gluten







sulphite

mustard sulphite

milk egg soy





sulphite


sulphite


milk sulphite
soy
milk soy celery sulphite
milk wheat gluten soy
wheat gluten

milk egg soy
milk soy



wheat gluten soy sulphite
sulphite
mustard sulphite
fish crustacean mollusc





sulphite
sulphite
celery



celery









wheat gluten sulphite
sulphite
sulphite






sulphite
sulphite
sulphite

sulphite


sulphite



sulphite






milk sulphite
sulphite







sulphite
sulphite
sulphite



sulphite




sulphite
sulphite









sulphite




sulphite




sulphite
sulphite
sulphite
fish crustacean wheat gluten soy celery
wheat gluten sulphite

sulphite
sulphite
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten



wheat gluten
wheat
wheat


wheat gluten soy
wheat gluten soy
peanut wheat gluten
peanut


wheat gluten

sulphite
sulphite
sulphite
sulphite
soy sulphite
soy
sulphite
milk tree_nut peanut wheat gluten soy
milk tree_nut peanut wheat gluten soy
milk tree_nut peanut wheat gluten soy
milk tree_nut peanut

milk soy
egg tree_nut soy
milk egg soy
milk egg tree_nut peanut soy
egg tree_nut peanut
milk egg
egg tree_nut soy
milk egg soy
milk egg soy
milk egg soy sulphite
milk tree_nut wheat gluten soy sulphite
tree_nut soy
milk soy
milk soy
milk tree_nut peanut soy
tree_nut soy
soy
soy
tree_nut soy
soy
soy
milk soy
milk egg soy sesame
tree_nut soy sesame
milk soy sesame
milk egg soy sesame
milk egg soy sesame
soy sesame
milk egg soy sesame sulphite
milk egg soy sesame
milk egg soy sulphite
egg soy sesame

milk soy sesame
milk soy sesame
milk egg soy sesame
milk soy sesame
milk sesame
milk soy sesame
sesame
milk egg tree_nut soy sesame lupin
wheat gluten soy sesame
fish mollusc wheat gluten soy



wheat gluten
milk soy sesame
milk soy
egg soy sesame
milk egg soy
egg soy
egg soy
milk soy
milk egg soy
soy
milk wheat gluten
wheat gluten
wheat gluten
soy
milk soy celery
soy
milk soy celery
egg soy
milk egg fish crustacean mollusc sesame
milk egg soy sesame
sulphite
milk egg soy
wheat gluten
milk egg fish crustacean mollusc sesame celery mustard
egg soy
soy
milk soy
soy
wheat gluten soy
egg soy
milk tree_nut peanut soy sesame sulphite
milk wheat
milk
milk
milk
milk wheat soy
milk peanut wheat sesame
milk wheat gluten soy sesame sulphite
peanut sesame
milk tree_nut soy
fish crustacean tree_nut sesame
milk soy sesame
sulphite
wheat gluten
milk tree_nut peanut wheat gluten
milk peanut wheat gluten soy sesame
tree_nut peanut soy
egg wheat gluten soy
egg wheat gluten soy
egg soy
milk egg
egg tree_nut peanut soy
egg soy
soy
soy

tree_nut mustard


wheat gluten
celery mustard
sesame mustard
celery mustard



wheat gluten
tree_nut peanut mustard
milk egg crustacean mollusc wheat gluten soy
tree_nut peanut mustard
peanut
sesame celery mustard

wheat gluten soy
wheat gluten soy
milk wheat gluten soy mustard
egg wheat gluten soy celery mustard
milk wheat gluten soy celery
wheat gluten celery

wheat gluten celery mustard sulphite


mustard

sesame
sesame
wheat gluten
tree_nut sesame
peanut wheat gluten soy sesame
fish tree_nut soy
fish soy mustard
milk tree_nut wheat gluten soy celery mustard sulphite
tree_nut wheat gluten soy celery mustard
celery sulphite
fish mollusc
milk soy
fish sesame

fish mollusc
crustacean mollusc
sulphite
sesame

sulphite
celery mustard
sulphite
sulphite
celery mustard sulphite
soy sulphite
milk soy sulphite
sulphite
celery mustard sulphite
sulphite
milk tree_nut sulphite
milk wheat gluten soy
egg wheat gluten soy
wheat gluten soy
fish sulphite
milk egg soy
milk peanut soy
egg peanut
mustard sulphite
sulphite
milk soy celery
milk soy celery
milk soy celery
wheat gluten soy sulphite
celery
mustard sulphite
mustard sulphite
sulphite
mustard sulphite
mustard sulphite
mustard sulphite
sulphite
sulphite

wheat gluten soy celery
soy celery
soy
milk soy celery
milk soy
milk wheat gluten celery
wheat gluten soy
milk crustacean wheat gluten soy
sulphite
sulphite
sulphite
milk egg fish
milk egg fish
milk egg fish


milk tree_nut sulphite
soy
wheat sulphite

sulphite

sulphite






sulphite


wheat
milk tree_nut

soy






sulphite





fish wheat gluten

wheat gluten

milk egg soy celery
milk egg soy
milk egg wheat gluten soy
egg tree_nut peanut wheat gluten sesame
milk tree_nut wheat gluten soy
egg soy






milk wheat gluten soy
milk wheat gluten
milk egg soy celery mustard

wheat gluten soy sulphite

mustard






fish sulphite


milk crustacean mollusc
wheat sulphite
sulphite
milk egg soy

milk soy sulphite
milk egg soy
egg soy
egg soy
milk egg tree_nut soy
milk soy sesame
egg soy
egg wheat gluten soy
milk egg crustacean mustard
wheat gluten
sulphite
sulphite
wheat gluten
wheat gluten sulphite

milk wheat sesame
fish

egg soy










tree_nut wheat gluten soy
tree_nut wheat
milk
sulphite
wheat gluten sulphite
wheat gluten soy
milk wheat gluten soy
milk wheat gluten soy





soy
milk tree_nut peanut wheat gluten soy sesame

egg sulphite
wheat gluten soy
milk egg fish crustacean mollusc soy sesame
milk egg soy celery mustard
tree_nut peanut gluten
milk wheat gluten soy
wheat
milk soy sesame
milk egg soy sesame


soy celery mustard
soy celery mustard

soy celery mustard










milk wheat gluten soy mustard sulphite
milk wheat gluten soy mustard sulphite










sulphite
sulphite
sulphite
sulphite
sulphite

wheat gluten soy
milk wheat gluten soy
egg soy
peanut sesame
milk
peanut sesame
peanut sesame
sulphite
soy sesame



celery






wheat gluten
wheat gluten
wheat gluten
soy
tree_nut sesame celery mustard

wheat gluten
wheat gluten
wheat gluten
soy
milk egg soy
egg
milk egg soy sesame
milk egg soy
milk egg wheat gluten soy

egg tree_nut wheat gluten
peanut wheat gluten
sulphite
wheat gluten soy celery mustard sulphite

milk egg soy
milk soy
milk
milk egg soy
egg
milk wheat gluten soy
milk egg peanut
milk egg peanut
wheat gluten soy celery sulphite


mollusc peanut soy
fish crustacean mollusc tree_nut peanut soy
fish mollusc tree_nut peanut soy mustard
mollusc sesame celery mustard sulphite
egg fish crustacean tree_nut peanut sesame celery mustard
milk egg fish crustacean mollusc soy





sulphite


tree_nut sulphite


sulphite

wheat gluten soy sulphite
wheat
sulphite
celery
sulphite
wheat gluten
wheat gluten sulphite
wheat gluten celery mustard sulphite

wheat gluten soy celery sulphite
mustard sulphite
sulphite
sulphite
wheat gluten soy celery sulphite




wheat gluten soy celery
milk egg tree_nut
milk egg fish crustacean mollusc soy mustard
milk egg fish wheat gluten soy mustard
milk wheat gluten soy mustard
egg tree_nut peanut wheat gluten
tree_nut wheat gluten
tree_nut peanut wheat gluten
egg tree_nut peanut
egg tree_nut peanut
egg tree_nut peanut
milk soy

wheat gluten soy
sulphite

milk tree_nut sulphite
milk tree_nut sulphite
milk sulphite
milk egg fish
milk egg fish
milk egg fish
wheat gluten


milk egg fish crustacean mollusc wheat gluten soy
sulphite
sulphite
sulphite
wheat gluten soy mustard sulphite
milk sulphite
peanut
wheat gluten soy

sesame
sesame

celery
fish mollusc
wheat gluten
sulphite

sulphite
wheat gluten
wheat gluten sesame
fish crustacean
fish crustacean
fish crustacean
milk fish crustacean peanut sesame

sulphite
sulphite
sesame
sesame
wheat
sulphite



tree_nut peanut wheat gluten soy sesame mustard
milk sesame
tree_nut soy

wheat gluten soy celery
wheat gluten celery mustard sulphite
milk tree_nut peanut sulphite
sulphite
sulphite

tree_nut
tree_nut


sulphite
mollusc soy celery
wheat gluten
wheat gluten soy mustard sulphite
tree_nut peanut
milk soy sesame
milk egg mustard sulphite
milk peanut wheat gluten soy
milk egg wheat gluten soy
tree_nut soy sulphite
sulphite
milk sulphite
milk sulphite

wheat gluten
peanut wheat sesame lupin
peanut wheat sesame lupin
tree_nut peanut
peanut
milk tree_nut peanut wheat gluten


tree_nut wheat gluten sulphite
sulphite
tree_nut sulphite
milk egg tree_nut wheat gluten soy
milk egg wheat gluten soy mustard
milk egg wheat gluten soy mustard
peanut wheat sesame lupin
peanut wheat lupin
milk wheat gluten soy
celery


celery
mollusc
sulphite
sulphite
sulphite
wheat gluten soy
milk wheat gluten soy
egg wheat gluten soy

sulphite
soy sulphite
soy sesame
milk egg fish


peanut
milk egg fish wheat gluten soy mustard

sulphite






celery

celery




soy
milk wheat gluten soy mustard sulphite
celery mustard
milk egg soy

egg celery
peanut wheat soy
tree_nut wheat gluten soy
tree_nut soy
soy
soy
milk wheat gluten sesame
milk peanut wheat sesame
egg soy
wheat gluten

milk wheat gluten soy mustard sulphite
milk wheat gluten soy mustard sulphite
milk egg tree_nut peanut
milk

wheat celery mustard sulphite
milk egg soy mustard
milk soy
soy
milk soy sesame
milk wheat gluten soy
milk soy


soy
tree_nut
celery
sulphite
`,
`






































































































































































































































egg
egg
egg
egg
egg
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy

































































meat







































honey




egg
egg












egg

egg


dairy











dairy










meat
egg
































gelatin




dairy
dairy


gelatin






honey








dairy











































meat
meat
poultry
meat



egg
egg

dairy

fish
dairy
egg


















































fish
mollusc


fish









dairy
dairy

egg




poultry
poultry
poultry
meat
meat

fish
poultry
meat
dairy














poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
crustacean
crustacean
crustacean
crustacean
crustacean
crustacean
mollusc
mollusc
mollusc
mollusc
mollusc
mollusc
mollusc


dairy
dairy
dairy
dairy
dairy
dairy









egg



meat
meat





fish































fish

fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
crustacean
crustacean
crustacean
crustacean
mollusc
mollusc
mollusc
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
egg
dairy
dairy







egg
honey
egg
dairy






poultry
poultry































































































egg










meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
meat
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
mollusc
mollusc
mollusc
mollusc
mollusc
crustacean
crustacean
mollusc
fish
egg
egg
egg
meat
poultry
meat
poultry
poultry
meat
meat
meat
poultry
poultry
meat
meat
poultry
meat
poultry
poultry
meat
meat
meat
meat
meat
meat
meat
poultry
meat
meat
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy

















































meat
meat
meat















































dairy
egg




egg














dairy




















































































mollusc





























dairy
egg





dairy
egg
dairy


dairy

dairy



egg
dairy
egg
egg
egg
egg
egg
dairy
dairy
dairy
dairy


dairy
egg


dairy



dairy
dairy






dairy


crustacean

egg




dairy

dairy
dairy


dairy



dairy
meat
dairy
meat
dairy
meat




meat

egg
egg


















egg
dairy
dairy
dairy
dairy

dairy
dairy
dairy
dairy













fish







dairy













crustacean
crustacean

dairy

crustacean
fish
crustacean
fish
crustacean
fish
fish







dairy
egg


dairy


dairy
dairy

fish

dairy

meat
meat
poultry
meat

dairy
dairy








meat
poultry
dairy




fish









dairy
















dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy







dairy

dairy
meat
meat
meat
meat
meat
meat
meat
meat
poultry
poultry
poultry
poultry
fish
fish
fish
fish
fish
mollusc
mollusc
mollusc
mollusc
mollusc
fish






dairy
dairy


dairy
dairy
fish

dairy





gelatin


fish
fish
fish
meat




egg

dairy

egg


poultry
meat
meat
dairy








dairy



egg





poultry
poultry
poultry
poultry
poultry
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
meat
poultry
fish
fish
fish
fish
fish
fish
fish
crustacean
mollusc
crustacean
crustacean
mollusc
poultry
dairy

dairy
meat











dairy



crustacean








crustacean

dairy



gelatin
dairy
dairy





egg

dairy
egg


dairy


crustacean

crustacean
fish
meat

egg
egg
fish




fish


















dairy
poultry
meat
meat
fish


meat
poultry

dairy
dairy
dairy
dairy
dairy
dairy

gelatin
dairy









poultry


dairy











crustacean






mollusc
mollusc
mollusc
meat












dairy






meat





crustacean



egg
fish


egg


egg


dairy

dairy
dairy

dairy
dairy
meat



poultry
meat


egg




fish




egg

meat






meat
poultry
fish







poultry

meat





meat
meat
meat
meat
dairy
honey



dairy
honey

dairy


meat
meat
honey



meat

dairy







dairy

`,
`



pulse



















starchy








grain starchy
grain starchy
grain starchy


pulse

pulse




pulse
pulse
pulse






processed








starchy


















starchy
pulse
pulse
pulse
pulse










starchy
starchy
starchy
starchy
starchy refined-oil processed
starchy processed













starchy
starchy
starchy
















grain pulse




grain starchy






starchy refined-oil processed
pulse

processed






















added-sugar


added-sugar




















added-sugar















starchy















added-sugar
added-sugar processed




processed










added-sugar processed





added-sugar processed






















animal-rennet
animal-rennet
animal-rennet
animal-rennet



animal-rennet
animal-rennet




animal-rennet

animal-rennet
animal-rennet





processed
added-sugar processed
added-sugar processed
processed
processed
pulse
pulse added-sugar processed

grain
grain




pulse
pulse processed
pulse processed
pulse
pulse
pulse
pulse
pulse refined-oil
pulse
pulse
grain pulse processed
grain
grain pulse processed
grain pulse processed
grain pulse processed
pulse refined-oil processed
pulse
pulse added-sugar refined-oil processed
pulse added-sugar refined-oil processed
pulse




pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse added-sugar
pulse
pulse
pulse
grain
grain
grain
grain
grain
grain
grain
grain
grain
grain
grain
grain
grain
pseudo-grain
pseudo-grain
grain
grain
grain
grain
pseudo-grain
grain
pseudo-grain
grain
grain
grain
grain
grain
grain
grain
grain
grain
grain
grain
grain
grain
grain
grain
grain processed
grain added-sugar processed
grain
grain
grain
grain
grain
grain
grain
grain pseudo-grain
grain
pulse starchy processed
grain
grain
grain
grain
grain
grain
grain
grain pulse
grain
grain
grain
grain
grain
grain
grain
grain
grain
grain
grain
grain refined-oil processed
grain
grain
grain
grain
grain
grain
grain
grain processed
grain refined-oil processed
grain processed
grain added-sugar processed
grain
grain
grain
grain
grain refined-oil processed
grain processed
grain
grain refined-oil processed
starchy refined-oil processed
grain processed
grain
grain
grain
grain
grain
grain
grain
grain
pseudo-grain
grain
grain
grain
grain
grain
grain starchy
starchy
starchy
starchy


starchy
pulse
grain
grain
pseudo-grain







added-sugar
added-sugar processed
added-sugar processed
added-sugar processed


added-sugar processed

grain added-sugar
grain
added-sugar
added-sugar
added-sugar


added-sugar
added-sugar
grain added-sugar
processed
added-sugar
added-sugar
added-sugar
added-sugar refined-oil processed
added-sugar processed


added-sugar



starchy

added-sugar



pulse
pulse
pulse













refined-oil
pulse refined-oil
refined-oil
grain refined-oil
pulse refined-oil



refined-oil


refined-oil
refined-oil
refined-oil processed




refined-oil processed
refined-oil processed
refined-oil processed
refined-oil processed
refined-oil processed
pulse refined-oil processed
refined-oil processed
added-sugar refined-oil processed
refined-oil processed animal-rennet
refined-oil processed animal-rennet
added-sugar refined-oil processed


















pulse


















processed






added-sugar processed

added-sugar processed
grain pulse processed
grain pulse processed
pulse processed

grain pulse added-sugar processed
grain pulse added-sugar processed
grain pulse added-sugar processed
grain added-sugar processed

added-sugar processed
added-sugar processed
added-sugar processed


processed
processed
processed
processed animal-rennet
processed animal-rennet
pulse added-sugar processed
refined-oil processed
added-sugar processed
added-sugar processed
added-sugar processed
grain processed







processed
processed
grain processed






alcohol
alcohol
processed alcohol
grain alcohol
grain alcohol
alcohol
alcohol











processed







processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat


















processed-meat
added-sugar processed processed-meat
processed processed-meat






















processed-meat
processed-meat
processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat







refined-oil















refined-oil





grain starchy processed














grain pulse processed







processed

grain processed

processed
processed
grain pulse added-sugar processed

grain
grain



processed-meat
processed-meat
grain added-sugar alcohol
grain





pulse
pulse
grain
grain starchy
processed

grain pulse added-sugar processed





added-sugar
pulse processed
pulse processed
processed

grain pulse processed

pulse




starchy

pulse










processed






























processed


processed
processed















































processed-meat
processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat














added-sugar processed
added-sugar processed









added-sugar refined-oil processed
added-sugar refined-oil processed
added-sugar refined-oil processed
added-sugar refined-oil processed
refined-oil processed
added-sugar refined-oil processed
refined-oil
refined-oil
























starchy

added-sugar processed







pulse






starchy


pulse











added-sugar

pulse







starchy
pulse
pulse
pulse
pulse
pulse processed
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
grain
grain
grain
grain
grain
grain
grain
grain refined-oil processed
grain
grain
grain
grain
grain
grain pseudo-grain
grain
pseudo-grain
pseudo-grain
grain
grain
grain
grain
grain























processed-meat
































processed

processed




processed



added-sugar processed
grain refined-oil processed





grain processed
grain refined-oil processed
grain refined-oil processed
refined-oil processed
processed
processed

processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
grain processed processed-meat
grain processed processed-meat
added-sugar processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat
processed processed-meat

processed processed-meat


added-sugar
processed
processed
processed











added-sugar
added-sugar
pulse added-sugar
grain processed
pulse processed
processed


processed
pulse added-sugar
pulse processed
processed
pulse
grain pulse processed
pulse
grain pulse processed
grain pulse processed
grain pulse processed
grain pulse processed
grain pulse processed
grain pulse refined-oil processed
processed

added-sugar
grain processed
pulse
pulse alcohol
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse
pulse added-sugar
pulse added-sugar processed-meat
pulse added-sugar processed-meat
pulse processed
pulse refined-oil
pulse added-sugar
pulse
pulse
pulse
pulse
starchy
pulse
pulse






pulse
added-sugar





starchy added-sugar
starchy
starchy









grain refined-oil processed









pulse
starchy
starchy processed
starchy processed
starchy refined-oil processed
starchy refined-oil processed
starchy processed
starchy
grain starchy processed
starchy refined-oil

added-sugar

added-sugar



starchy
starchy
starchy
starchy
added-sugar






starchy







pulse

added-sugar





starchy


added-sugar
added-sugar


added-sugar


added-sugar refined-oil



added-sugar






added-sugar
added-sugar







added-sugar
added-sugar
added-sugar



added-sugar
















added-sugar
added-sugar
added-sugar



added-sugar
added-sugar

added-sugar
added-sugar
added-sugar
added-sugar

added-sugar

added-sugar
grain
grain
grain processed
grain
grain
grain
grain
grain
grain
grain
grain
grain
grain

pulse
starchy

added-sugar
added-sugar
added-sugar
added-sugar
added-sugar
added-sugar
added-sugar
added-sugar
added-sugar processed
added-sugar processed
added-sugar
added-sugar processed
added-sugar processed
added-sugar processed

grain added-sugar processed
grain added-sugar
grain added-sugar processed
grain added-sugar processed
grain added-sugar processed
grain added-sugar processed
grain added-sugar processed
grain added-sugar processed
grain added-sugar processed
grain added-sugar processed
grain added-sugar processed
added-sugar processed
grain added-sugar processed
grain added-sugar processed
grain added-sugar processed
grain added-sugar processed
grain added-sugar processed
grain added-sugar processed
grain added-sugar refined-oil processed
grain added-sugar processed
grain processed
grain processed
grain added-sugar processed
grain processed
grain added-sugar
grain
grain
grain
grain added-sugar
grain
grain
grain added-sugar
grain
starchy animal-rennet
grain
grain
grain added-sugar
grain processed
grain processed
grain processed
grain processed
grain
grain processed
starchy refined-oil processed
grain
grain
grain
grain refined-oil
grain
grain refined-oil
grain
grain
grain added-sugar
grain processed
grain
grain processed
grain
grain
grain pulse
grain pulse
grain processed animal-rennet
grain processed
grain processed animal-rennet
grain processed
grain starchy processed
grain processed
grain processed
grain
grain
grain
grain refined-oil processed
grain
grain
grain
grain
pulse
grain
grain
grain processed
grain added-sugar processed
grain added-sugar processed
grain
grain processed
grain added-sugar processed
added-sugar

grain refined-oil processed
grain refined-oil processed
grain refined-oil processed
starchy refined-oil
starchy refined-oil processed
added-sugar processed
added-sugar processed
added-sugar processed
added-sugar processed
added-sugar processed
grain added-sugar processed
added-sugar processed
added-sugar processed
added-sugar processed
added-sugar processed
added-sugar processed




grain








added-sugar






processed
processed
processed







pulse processed
grain pulse processed
pulse processed
refined-oil processed
refined-oil
processed
processed
processed
processed
added-sugar


processed



grain pulse
grain pulse added-sugar
grain pulse added-sugar processed
added-sugar processed
added-sugar processed




refined-oil processed
grain pulse processed
added-sugar


pulse refined-oil processed
processed
processed

processed

processed animal-rennet

processed
processed
processed
grain processed
added-sugar processed
grain processed
processed
added-sugar
refined-oil
added-sugar






processed
processed
added-sugar processed
processed
pulse processed

processed


grain alcohol
added-sugar alcohol
added-sugar alcohol
alcohol
alcohol
alcohol
added-sugar alcohol
added-sugar alcohol
grain
added-sugar processed
added-sugar processed
added-sugar processed
added-sugar processed
added-sugar processed
added-sugar processed




added-sugar


grain
grain added-sugar

added-sugar



added-sugar
added-sugar
added-sugar
added-sugar
animal-rennet
animal-rennet



pulse refined-oil


grain
grain processed
grain processed
added-sugar
added-sugar processed
processed
processed






processed processed-meat
added-sugar processed processed-meat
grain refined-oil processed

processed-meat
processed-meat
processed
processed








grain processed


grain

grain refined-oil processed
grain added-sugar processed
grain processed
grain processed
grain added-sugar processed
grain
grain processed
processed
starchy grain processed

added-sugar
added-sugar processed

added-sugar

grain processed


grain








grain
pulse
added-sugar processed
grain added-sugar processed
processed
added-sugar
alcohol
processed
processed processed-meat starchy
processed-meat

alcohol
alcohol


processed
processed
pulse
pulse refined-oil
added-sugar processed
grain processed
grain starchy processed

processed
grain
grain
grain















processed-meat
processed processed-meat
processed processed-meat
















added-sugar
added-sugar processed
grain
added-sugar processed
added-sugar processed



grain

refined-oil
processed

added-sugar






pulse
grain
pulse

starchy
starchy
pulse processed refined-oil
grain
added-sugar processed
grain
grain processed
grain
grain
added-sugar processed
added-sugar processed
added-sugar processed
added-sugar processed
added-sugar


grain added-sugar processed
added-sugar processed
added-sugar processed
grain added-sugar processed
added-sugar processed
added-sugar processed
added-sugar
added-sugar
processed animal-rennet alcohol


refined-oil processed
refined-oil processed
refined-oil processed
grain pulse added-sugar processed
grain added-sugar processed
grain refined-oil processed
processed
processed

starchy
starchy
starchy
starchy






processed
grain added-sugar
added-sugar

added-sugar
grain
grain processed


added-sugar processed

processed
processed
processed




pulse added-sugar processed
grain added-sugar processed
processed
processed
processed
added-sugar processed
added-sugar processed
added-sugar processed
added-sugar processed
added-sugar processed
added-sugar processed
added-sugar processed
added-sugar processed
grain refined-oil processed
alcohol
alcohol
added-sugar alcohol
added-sugar alcohol
added-sugar alcohol
added-sugar alcohol
added-sugar alcohol
alcohol
alcohol


processed
starchy added-sugar
added-sugar
added-sugar
added-sugar processed
alcohol

grain





processed
starchy



pulse
pulse processed

processed

added-sugar processed processed-meat
grain
starchy
starchy
grain pulse added-sugar processed
grain pulse processed
added-sugar

pulse


pulse refined-oil processed
grain refined-oil processed
grain processed
grain
pulse


added-sugar processed
added-sugar





starchy
refined-oil processed
grain
pulse processed

grain
added-sugar processed
added-sugar
added-sugar processed
grain added-sugar
added-sugar processed
processed
added-sugar

starchy
processed
pulse processed
refined-oil
refined-oil
processed


added-sugar processed alcohol
added-sugar

added-sugar processed
processed
processed
pulse processed
refined-oil processed
added-sugar refined-oil processed




grain pulse added-sugar processed alcohol
refined-oil processed


pulse
processed
added-sugar processed
processed processed-meat

processed
pulse processed
grain added-sugar alcohol
grain pseudo-grain
grain pseudo-grain
refined-oil processed
processed alcohol
grain pulse processed
grain starchy
grain
grain
pulse
pulse
pseudo-grain
grain




pseudo-grain
grain
grain refined-oil processed
processed
processed processed-meat
processed-meat
grain processed

grain
grain added-sugar processed
grain processed
grain processed
grain processed
grain added-sugar processed
added-sugar processed
grain added-sugar processed
grain processed
grain

processed processed-meat
processed processed-meat
grain added-sugar processed
refined-oil processed
refined-oil processed
added-sugar processed
processed
grain
grain
grain
grain refined-oil processed
starchy refined-oil processed
starchy
starchy
refined-oil processed
refined-oil processed
processed
added-sugar processed
`,
`0.38
1
0.53
1
1
0.67
1
0.56
0.88
0.78
0.78
0.78
1
0.9
0.71
0.46
0.71
0.99
0.78
0.78
0.78
0.93
0.89
1
0.84
0.62
1
0.75
0.89
0.92
0.89
0.86
0.57
0.54
1
1
0.97
0.79
1
0.81
0.4
0.72
0.87
0.93
1
0.85
1
1
1
0.92
1
0.69
0.92
0.9
1
0.46
0.44
0.65
0.74
0.94
0.95
0.85
0.85
0.79
0.97
0.97
0.97
1
1
0.89
0.84
1
1
1
0.75
0.77
1
0.9
0.9
0.9
0.9
0.9
0.85
0.94
0.4
1
1
0.82
0.82
0.82
0.73
0.73
0.97
0.82
1
1
1
0.81
0.81
0.81
0.81
1
1
0.7
1
0.91
0.9
0.85
1
1
1
1
1
0.95
1
1
0.88
0.86
0.88
1
0.91
0.91
0.91
0.91
1
1
1
1
1
1
1
1
1
0.81
0.75
1
1
0.92
0.9
0.96
1
0.99
1
1
1
1
1
1
1
1
1
0.8
0.8
0.85
0.8
0.8
0.95
0.8
0.8
0.9
0.9
1
1
0.93
1
0.74
0.64
0.96
0.95
1
0.51
0.92
0.9
1
0.77
0.98
1
1
1
1
0.99
1
1
0.49
0.96
0.78
0.46
0.28
0.76
0.53
1
1
0.84
1
0.6
0.77
0.71
1
0.91
1
1
0.73
1
1
0.62
0.52
0.96
1
0.9
0.84
0.51
1
1
0.65
0.94
1
1
1
1
1
0.96
1
0.75
0.94
1
0.9
0.52
1
1
1
1
0.88
1
1
0.92
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.52
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.8
1
0.82
0.67
0.73
0.54
0.68
1
1
0.64
1
1
0.71
1
1
1
0.72
1
1
1
1
1
1
1
1
1
0.97
0.96
0.91
0.99
1
0.99
0.94
1
0.99
0.65
0.99
0.99
1
0.99
1
1
1
1
1
0.79
0.79
0.7
1
0.48
1
1
0.75
1
1
1
0.95
0.75
1
1
0.76
0.95
0.7
0.63
1
1
0.63
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.87
1
1
1
1
1
1
0.25
1
0.3
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.67
0.68
0.72
0.72
0.72
1
0.73
0.54
1
0.97
0.76
0.97
1
1
1
1
1
1
1
1
0.99
0.99
1
0.65
0.48
0.79
0.7
1
1
1
1
1
1
0.95
0.7
0.76
0.7
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.92
1
1
1
1
1
1
0.61
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.97
0.69
0.98
0.98
0.96
0.96
0.94
1
0.93
0.53
0.65
0.96
0.56
0.75
0.61
0.67
0.8
0.91
0.78
0.57
1
0.92
1
0.83
0.75
0.49
0.82
1
0.51
0.95
0.71
0.7
0.73
1
1
0.83
0.76
0.87
1
0.64
0.77
0.6
0.77
0.71
1
1
0.53
0.85
1
0.61
1
1
1
1
0.96
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.9
0.98
0.94
1
0.96
0.96
0.91
0.99
0.66
1
1
1
1
1
1
0.7
0.8
0.94
0.84
1
1
1
1
1
1
0.7
0.75
0.75
1
1
1
1
1
0.75
0.44
1
1
0.7
0.54
0.47
1
0.7
0.7
0.52
0.8
1
1
0.65
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.21
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.94
1
1
0.6
0.29
0.54
0.44
1
1
1
1
0.75
1
1
1
0.36
0.53
0.62
1
0.62
1
1
1
1
1
1
0.65
0.9
0.87
1
1
1
1
1
1
0.48
1
1
1
1
1
1
1
1
1
0.35
1
1
1
1
1
1
1
1
1
0.88
1
1
1
1
0.95
1
1
1
1
1
1
0.7
0.65
0.87
0.88
0.37
0.95
1
1
1
0.89
0.97
0.97
0.86
1
1
1
1
1
1
1
0.67
0.74
1
0.64
1
1
1
1
0.98
1
1
1
1
1
1
0.55
0.32
1
0.5
0.5
1
1
1
1
1
0.71
1
0.93
0.6
0.75
1
0.6
1
1
1
0.7
0.8
0.6
1
0.65
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.5
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.8
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.25
0.5
0.6
0.99
0.7
0.55
1
1
1
0.6
0.64
0.7
1
1
1
1
1
0.25
0.3
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.8
0.8
0.8
0.8
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.41
0.94
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.9
0.9
1
1
1
1
1
0.75
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.3
0.3
0.25
0.25
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.3
1
1
1
1
1
1
1
1
1
1
1
1
1
0.9
1
1
0.5
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.85
1
1
1
1
1
1
1
1
1
1
0.6
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0.95
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1`,
`piece=128;medium=128;large=162;baby=60
cup=20;leaf=2;bunch=100
cup=134;spear=16;piece=16;small=12;medium=16;large=20;bunch=200;stalk=16
cup=131;can=140
cup=104
cup=136;piece=82;small=50;medium=82;large=150;baby=35;bunch=330
cup=157;can=245;cup shredded=195;cup sliced=170;cup whole=163;piece=70
cup=38;leaf=32;bunch=190;cup cooked=144
cup=70;head=150;leaf=14;piece=150;baby=80;bunch=400;cup cooked=170
cup=91;bunch=608;cup chopped=88;spear=31;stalk=151;head=350;piece=350;floret=11;small=225;medium=350;large=500;cup cooked=156
cup=40;stalk=19;bunch=340;piece=340
cup=88;stalk=30;bunch=300
cup=156;floret=11
cup=88;piece=19
cup=140;piece=600;small=450;medium=600;large=900;half=300
cup=140;piece=431
cup=101;piece=700
cup=127;piece=196;small=118;medium=196;large=323
cup=89;cup shredded=70;head=908;leaf=33;piece=908;small=714;medium=908;large=1248;cup cooked=150
cup=89;cup shredded=70;head=839;leaf=23;piece=839;small=567;medium=839;large=1134
cup=70;head=640;leaf=30;cup cooked=145
cup=76;head=840;leaf=30
cup=128;cup grated=110;cup sliced=122;slice=3;strip=7;piece=61;small=50;medium=61;large=72;baby=10;stick=7;cup shredded=110;cup julienne=110;cup matchstick=110
piece=10;medium=10;large=15;cup=128
cup=206;piece=408
cup=107;head=575;piece=575;small=265;medium=588;large=840;floret=13
cup=132
cup=156;piece=450
cup=101;tbsp=7.5;stalk=40;strip=4;piece=40;small=17;medium=40;large=64;bunch=400;head=400;heart=200
cup=36;leaf=48;bunch=220;cup cooked=175
cup=90;head=53;piece=53
cup=50;head=513;piece=440
cup=36;head=300;bunch=250;cup cooked=190
cup=145;ear=102;piece=102;small=73;medium=102;large=143
cup=136
cup=164;can=211
cup=104;piece=280;small=150;medium=200;large=280;lebanese=130;persian=100;japanese=100;mini=100;kirby=120;snack=60;baby=60
cup=116;piece=338;cm=18;watermelon=100
cup=150
cup=82;piece=458;small=250;medium=458;large=548;japanese=170;chinese=200;indian=60;thai=40;baby=100;garden=60;lebanese=150
cup=109
cup=87;piece=234
cup=136;tsp=2.8;clove=3;piece=3;head=43;bulb=43;tbsp=8.5;tsp paste=5;tbsp paste=15;tsp puree=5;tbsp puree=15
cup=96;tsp=2;slice=2.2;tbsp=6;piece=30;cm=5.5;knob=20;tsp paste=5;tbsp paste=15;tsp puree=5;tbsp puree=15
leaf=4;piece=4
cup=100;piece=5.5;bunch=200
cup=121
cup=135;can=262
cup=146;piece=33;can=220
cup=90;piece=14
cup=136;cup sliced=104;piece=22
cup=150;piece=60
cup=130;cup sliced=120;slice=6;piece=659;small=365;medium=659;large=1200
cup=20.6;leaf=25;bunch=180;cup cooked=130
cup=150
cup=135;slice=16;piece=200
cup=89;slice=6;piece=89;small=60;medium=89;large=124
cup=67;tbsp=4.8;stalk=20;piece=20
cup=55;head=163;leaf=15;piece=163
cup=47;leaf=6;head=300;piece=300;heart=200;gem=100;head gem=100;small=200;large=500
cup=57;cup shredded=72;head=539;leaf=15;piece=539;small=324;medium=539;large=755;wedge=90
cup=36;head=360;leaf=4.8;piece=300
cup=28;leaf=2.6;head=309;piece=260
slice=8.1;piece=115
cup=96;cup sliced=70;cup piece=70;slice=6;piece=18;small=10;medium=18;large=23;cup cooked=156
cup=72;cup whole=87;piece=20
cup=86;piece=84;large=84
piece=19;cup=80
piece=3.6;cup=40
cup=80;piece=15;small=15;large=148;king=60
cup=70;cup whole=64;piece=3;medium=3;large=5
cup=70;piece=1.1
cup=80;piece=5.4
cup=156;can=132;cup piece=156;slice=4;piece=12;small=7;medium=12;large=16
cup=56;bunch=250;leaf=15;cup cooked=140
cup=100;pod=11.88;piece=12
cup=112
cup=160;tbsp=10;cup sliced=115;slice=38;piece=110;small=70;medium=110;large=150
piece=110;cup=160;tbsp=10;small=70;medium=110;large=150;slice=14
piece=200;medium=150;small=90;large=331;cup=160
cup=100;tbsp=6;piece=15;small=5;medium=15;large=25;bunch=95;stalk=15
tbsp=10;cup=160;piece=30;small=15;medium=30;large=45;lobe=20
cup=133;piece=120
cup=98;cup whole=63;piece=3.4
cup=145
cup=134
cup=140
cup=149;tbsp=9.3;cup sliced=92;strip=2.7;piece=119;small=74;medium=119;large=164
cup=149;tbsp=9.3;cup sliced=92;piece=119;small=74;medium=119;large=164;mini=30
cup=149;cup sliced=92;strip=5.2;piece=119;small=74;medium=119;large=186
cup=150;piece=20;bird=2;bonnet=10;habanero=8;thai=2;small=10;fresno=20;cherry=15;rawit=2;padi=2;shito=10
cup=150;piece=20;poblano=64;anaheim=45;padron=5;shishito=5;hatch=45;bird=2;thai=2
cup=105;piece=6.1
cup=124;piece=46;small=33;medium=46;large=75
cup=139;can=113;tbsp=8.7
piece=17
cup=140;piece=70
cup=150;piece=213;small=170;medium=213;large=369
cup=150;piece=213;small=170;medium=213;large=369
cup=150;piece=213;small=170;medium=213;large=369
cup=150;piece=213;small=92;medium=213;large=369
strip=8.9;cup=100
cup=210;piece=55;patty=55
cup=116;piece=1500
cup=245;can=425
cup=40;leaf=8;head=230
cup=116;slice=1;piece=4.5;small=2;medium=4.5;large=9;bunch=150
cup=140;piece=386;small=192;medium=386;large=772
cup=142
tbsp=5;cup=80
tbsp=5;cup=80
tbsp=5;cup=80;piece=10;sheet=10
tsp=2;tbsp=6
cup=30;bunch=340;leaf=10;cup cooked=180;cup puree=240
cup=156
cup=30;leaf=1;cup cooked=180
cup=133;piece=130;small=60;medium=130;large=180
cup=104;piece=250
cup=150;small=60;medium=130;large=180;piece=250;tuber=1500
cup=132;piece=34;medium=34
cup=180;slice=20;piece=123;small=91;medium=123;large=182;beefsteak=182
cup=152;piece=17;handful=75
cup=180;piece=62
cup=180;slice=20;piece=123;small=91;medium=123;large=182
cup=240;tbsp=15;can=400;piece=111;small=82;medium=111;large=164
cup=245;can=400
cup=242;can=400
cup=264;tbsp=16;can=170
cup=250;can=411;tbsp=15.6;packet=500;jar=680
cup=245;can=425
cup=243;floz=30.33;ml=1.027
cup=54;piece=2
cup=110;piece=3
cup=130;slice=15;piece=122;small=61;medium=122;large=183;baby=40
cup=55;bunch=250;leaf=20;cup cooked=144
cup=140
cup=140;can=140;piece=8
cup=34;sprig=2.5;bunch=100
cup=124;cup sliced=113;slice=9.9;piece=196;small=118;medium=196;large=323
cup=86;piece=60
cup=165
cup=132;piece=203
cup=55;bunch=200
cup=168;piece=20;can=240;jar=170
cup=155
cup=130
cup=150
cup=100
cup=160;can=240
tsp=5;tbsp=15;cup=240
tbsp=20;tsp=6.5;cup=320
cup=24;tbsp=2.65;leaf=0.5;bunch=30;sprig=2.5
tbsp=3;tsp=1;cup=48;bunch=20;sprig=1
cup=16;sprig=2.22;bunch=50;tbsp=1;leaf=0.2;root=3
cup=8.9;sprig=0.2;bunch=30;tbsp=0.6
tbsp=5.7;leaf=0.15;cup=25;bunch=30;sprig=2
cup=60;tbsp=3.8;sprig=1;bunch=50
tsp=0.7;tbsp=1.7;cup=27.2;bunch=20;sprig=2
tsp=0.8;bunch=20;sprig=0.8;tbsp=2.4
cup=125;cup sliced=109;piece=182;small=149;medium=182;large=223
cup=109;piece=167;small=144;medium=167;large=206
cup=244;tbsp=15.3
cup=248;floz=31;ml=1.04
cup=165;cup half=155;piece=35
cup=130;piece=7;half=3.5
cup=146;cup cubed=150;cup pureed=230;piece=150;small=100;medium=150;large=201;half=75
cup=150;cup mashed=225;piece=118;small=81;medium=118;large=136;slice=5
cup=144;piece=6
cup=148;piece=1.4
cup=155;piece=1.4
cup=156;cup balls=177;cup cubed=160;piece=552;small=441;medium=552;large=814;wedge=69;slice=69
cup=138;cup without pits=154;piece=8.2;handful=60
cup=155;piece=8
cup=160
piece=74
cup=110;cup whole=100;piece=1.1
cup=160;piece=0.5
cup=144;tbsp=9;tbsp packed=10
piece=24;cup=150
cup=147;piece=7.1
piece=50;small=40;medium=50;large=64
cup=149;piece=8.4
tbsp=5.6;cup=90
cup=230;piece=246;half=123
cup=151;piece=5;handful=60;bunch=450
cup=165;piece=55
cup=170;cup balls=177;piece=1280;wedge=69;slice=69
cup=165;cup 1" piece=151
cup=180;piece=69;slice=7
cup=212;piece=58;small=40;medium=58;large=84;slice=8;wedge=7
cup=244;floz=30.5;fruit=48;tbsp=15.2;tsp=5.1;ml=1.03
tbsp=6;tsp=2;cup=96;piece=6;fruit=6;lime=2.5
piece=67;small=44;medium=67;large=80;slice=7;wedge=8
cup=242;floz=30.8;fruit=44;tbsp=15.2;tsp=5.1;ml=1.03
cup=190;piece=9.6
cup=195;piece=88;small=76;medium=88;large=120
cup=165;piece=207;small=150;medium=207;large=336
piece=10;cup=80;slice=10
cup=143;piece=142;small=129;medium=142;large=156
piece=3.8;cup=135;tbsp=8.5;slice=0.8;large=4.4
piece=2.7;cup=135;tbsp=8.5
cup=180;piece=131;small=96;large=184;medium=131;slice=20
cup=248;floz=31;fruit=86;ml=1.04
tbsp=6;tsp=2;cup=96;piece=6;fruit=6
cup=145;cup mashed=230;piece=157;small=157;large=781
cup=236;piece=18
cup=154;piece=150;small=130;medium=150;large=175
cup=250;cup half or sliced=248;piece=98;can=250
cup=161;cup sliced=140;piece=178;small=148;medium=178;large=230
piece=168
cup=165;slice=84;piece=905;ring=56;medium=905
cup=249;slice=47;can=250;ring=47
cup=250;floz=31.3;ml=1.04
cup=148;piece=179;medium=179
cup=165;piece=66
cup=174;tbsp=11;piece=150
cup=249;floz=31.4;ml=1.04
cup=174;piece=9.5
cup=145;cup packed=165;tbsp=9;tbsp packed=10;piece=0.5
cup=145;cup packed=165;tbsp=9;tbsp packed=10;piece=0.5
cup=123;piece=2
cup=140;piece=1.9
cup=122;stalk=51
cup=166;cup half=152;cup pureed=232;cup whole=144;piece=12;small=7;medium=12;large=18;handful=60
cup=149;piece=12
cup=120;piece=2;tbsp=15
cup=152;cup balls=154;piece=4500;wedge=286;slice=280
cup=253;floz=31.6;ml=1.04
cup=253;floz=31.6;ml=1.04
cup=277;slice=57;tbsp=17
piece=5
cup=243;piece=50;small=38;medium=44;large=50;xl=56
cup=243;piece=33;large=33;tbsp=15
cup=243;piece=17;large=17
piece=9
tbsp=7;scoop=25
cup=227;tbsp=14.2;stick=113;tsp=4.7;knob=15;pat=5;block=250;cube=113
cup=227;tbsp=14.2;stick=113;tsp=4.7;knob=15;pat=5;block=250;cube=113
cup=205;tbsp=12.8;tsp=4.3
cup=244;floz=30.5;tbsp=15;ml=1.03
cup=244;floz=30.5;ml=1.03
cup=244;floz=30.5;ml=1.03
cup=245;floz=30.6;ml=1.03
cup=244;floz=30.5;ml=1.03
cup=245;floz=30.6;ml=1.035
cup=252;floz=31.5;can=370;ml=1.06
cup=306;floz=38.2;ml=1.29;can=397;tbsp=19
cup=68;tbsp=4.3
cup=128;tbsp=8
cup=242;floz=30.2;tbsp=15;ml=1.02
cup=240;floz=30;tbsp=15;ml=1
cup=238;tbsp=15;floz=29.8;cup whipped=120;packet=200;ml=1
cup=60;tbsp=3
cup=230;tbsp=12
cup=242;tbsp=15
cup=245;tbsp=15.3;pot=150
cup=245;tbsp=15.3;pot=150
cup=245;tbsp=15.3;pot=150
cup=245;tbsp=15.3;pot=170
cup=245;tbsp=15.3;pot=170
cup=245;tbsp=15.3;pot=170
cup=245;ml=1.035
cup=210;cup small curd=225;tbsp=14
cup=226;tbsp=14
cup=226;tbsp=14
cup=232;tbsp=14.5;block=226
tbsp=14.5;cup=232
cup=248;tbsp=15.5
cup=248;tbsp=15.5
cup=112;slice=28.33;ball=125;piece=125;bocconcini=25;ball bocconcini=25;piece bocconcini=25;ball ciliegine=8;ball pearl=3;pearl=3;ciliegine=8
cup=113;slice=28;cup diced=132;tbsp=7;stick=28;piece=28
cup=113;slice=28;cup diced=132;tbsp=7;block=250;stick=21
slice=21;cup=113
cup=113;slice=28;cup diced=132;tbsp=7
cup=113;slice=28;cup diced=132;tbsp=7
cup=100;tbsp=5;rind=40
cup=100;tbsp=5
tbsp=5;cup=80
cup=100;tbsp=5
cup=150;tbsp=9.4;slice=30;block=200
cup=150;tbsp=14;block=115
cup=113;slice=28
cup=135;slice=28;tbsp=8.5
slice=28;tbsp=8.5;cup=135
cup=144;slice=28;piece=200
cup=246;slice=28;piece=250
slice=28;cup=113
slice=28;cup=113;babybel=20
cup=108;slice=28;cup diced=132
cup=108;slice=28;cup diced=132
cup=132;slice=28
cup=108;slice=28;cup diced=132
cup=113;slice=28;cup diced=132
cup=122
tsp=2.5;tbsp=7.5;cup=120
cup=113;slice=28
cup=112;tbsp=7
cup=113;slice=21;cup diced=140;piece=21
tbsp=19;cup=304
cup=132;scoop=66
cup=96.97;scoop=30;tbsp=8
scoop=30;tbsp=8;cup=97
cup=243;ml=1.03
cup=243;floz=30.6;ml=1.03
cup=262;ml=1.03
cup=243;ml=1.03
floz=30;cup=240;ml=1.03
cup=240;ml=1.03
cup=226;tbsp=15;can=400;ml=0.97
cup=240;tbsp=15;can=400;ml=1
cup=245;ml=1
cup=245;tbsp=15.3;pot=125
scoop=30;tbsp=8
scoop=30;tbsp=8
cup=252;piece=400;block=400;slice=84;packet=400
piece=400;block=400;slice=84;cup=252;packet=400
cup=252;piece=400;block=400;slice=84
piece=340;block=340;slice=84;cup=252
piece=13;cup=60
cup=166;block=227;piece=227;slice=28
cup=175;packet=45
cup=275;tbsp=17;tsp=5.7
cup=120;tbsp=7.5
piece=70
slice=28;piece=50
cup=168;piece=85
piece=17
tbsp=15;cup=246
cup=258;tbsp=16;tsp=5.3
cup=258;tbsp=16;tsp=5.3
cup=258;tbsp=16;tsp=5.3
cup=250;tbsp=16;tsp=5.3
tbsp=16;cup=256;tsp=5.3
tbsp=16;cup=256
tbsp=15;cup=240;tsp=5
cup=194;tbsp=12.1
cup=172;can=240
cup=172;can=240
cup=184
cup=177;tbsp=11;can=240
can=240;cup=177
cup=193;tbsp=12
cup=171;tbsp=10.6;can=240
can=240;cup=171
cup=208
cup=202;tbsp=12.6
cup=202
cup=179;can=240
cup=177;can=240
cup=197
cup=167;tbsp=10.5
cup=200;tbsp=12.5
cup=164;can=240
cup=152;can=240
cup=92;tbsp=5.75
cup=150;tbsp=9.4
cup=192;tbsp=12
cup=198;tbsp=12.3;can=240
cup=192
cup=178;tbsp=11.1
cup=180
cup=207;tbsp=13
cup=197
cup=205
cup=186
cup=254;can=415
cup=242;can=444
cup=238;can=442
cup=207
cup=185
cup=158;packet=250
cup=195
cup=200
cup=185
cup=185
cup=185
cup=202
cup=190
cup=185
cup=185
cup=185
cup=160
cup=170
cup=185
cup=140
cup=173
cup=157
cup=200
cup=164
cup=200
cup=193
cup=193
cup=174
cup=174
cup=192
cup=186
cup=81;tbsp=5;packet=28
cup=156
cup=94;tbsp=5
cup=58;tbsp=5
cup=115;tbsp=7.2
cup=122
cup=157
cup=156;tbsp=9.7
cup=176;tbsp=10.9
cup=8;cup kernel=200;tbsp kernel=12.5
cup=14
cup=122;tbsp=7.6
cup=91;cup macaroni=115;cup ditalini=115;cup elbow=115;cup penne=95;cup farfalle=81;cup rotini=96;cup shell=64;cup lasagna=90;sheet=18;cup orzo=170
cup=124;cup spaghetti packed=151;cup elbow not packed=120;cup elbow packed=132;cup penne=107;cup farfalle=107;cup rotini=107;cup shell=105;cup lasagne=116
cup=91;cup elbow=122;cup penne=95;cup farfalle=81;cup rotini=96;cup shell=64;cup lasagne=90;cup orzo=170
cup=105
cup=90;sheet=25
cup=38;nest=50;sheet=18;packet=250
cup=60;nest=50
bundle=90
bundle=90
cup=140;nest=50
cup=35;cup crumbs=45;slice=32;large=30;medium=29;cup breadcrumb=45;cup crumb=45;tbsp breadcrumb=2.8
slice=32
slice=32;large=41
slice=32
slice=26
stick=250;slice=40;loaf=450;piece=60;baguette=250;cup=40
slice=30;piece=70;loaf=450;roll=70;cup=40
slice=38
slice=28
piece=45;medium=45;small=30;large=62;6 inch=30;8 inch=45;10 inch=62
piece=75
piece=60;mini=28;small=28;large=60
piece=64;small=28;large=64
piece=90;mini=50
piece=68;small=40;roti=45;chapati=45;phulka=30
piece=57
piece=49;medium=49;small=30;large=72;6 inch=30;8 inch=49;10 inch=72;12 inch=104;street=25;fajita=30;burrito=72;mini=25
piece=41;small=30;large=72;6 inch=30;8 inch=41;10 inch=72;fajita=30;burrito=72;mini=25
piece=24;4 inch=12;6 inch=24;8 inch=38;street=14
piece=13.3;medium=13.3;large=21
piece=105;mini=26;small=69;medium=105;large=131
piece=57
piece=48;slider=30
piece=56
piece=28;small=25;large=43;dinner=28;roll=57;bap=57
piece=57;mini=28;small=42;medium=57;large=67
cup=108;tbsp=6.75
cup=120;tbsp=7.5
cup=30
cup=70;piece=3;sleeve=113
cup=84;piece=15;small=7;large=15;sleeve=135
cup=55;piece=10;slice=10
piece=28
piece=9;thin=6
piece=19;sheet=19
sheet=245
piece=200
piece=8;roll=24
cup=26;piece=2;handful=28;cup crushed=56
cup=21;piece=1.8;handful=28
cup=45;piece=6;mini=2;stick=1
cup=125;tbsp=7.8
cup=137
cup=137
cup=125
cup=120
cup=167
cup=102
cup=120
cup=120
cup=104
cup=158
cup=158
cup=158
cup=114
cup=128;tbsp=8;tsp=2.7
cup=152;tbsp=8;cup flour=120;cup starch=120;tbsp flour=7.5;tbsp starch=7.5;tsp flour=2.5;tsp starch=2.5
cup=128;tbsp=8;tsp=2.7
cup=160
cup=95;tbsp=6
cup=112;tbsp=7
cup=120;tbsp=7.5
cup=84;tbsp=5.2
cup=121
cup=119
cup=112;tbsp=7
tsp=4.6;tbsp=13.8;sachet=11
tsp=4.6;tbsp=13.8
tsp=3;tbsp=9
tsp=3.1;tbsp=9.3;piece=7.2;cup=192;sachet=7
piece=7;tsp=2.8;tbsp=7;sachet=7;leaf=2;sheet=2
piece=50;tbsp=9
cup=86;tbsp=5.4;tsp=1.8
square=10;piece=10;cup=170;bar=100
cup=168;cup mini chips=173;cup large chips=182;tbsp=10.5
cup=168;square=10;bar=100;piece=10
cup=170;tbsp=14;bar=100;square=10
cup=132;square=28;piece=28
cup=208;tsp=4.2;tbsp=13;ml=0.88;pod=4.2;bean=4.2
mini=0.7;cup=50;piece=7
cup=103;tbsp=6
cup=332;tbsp=21
cup=162
cup=200;tsp=4.2;tbsp=12.5
cone=200;cup=220;tsp=4.6;cup unpacked=145;tbsp=13.8
cup=120;tbsp=8;tsp=2.5;cup sifted=100
cup=339;tbsp=21;tsp=7;ml=1.42
cup=315;tbsp=20;tsp=6.7;ml=1.33
cup=330;tsp=6.9;tbsp=21;ml=1.37
cup=337;tbsp=20;ml=1.4
cup=341;tbsp=22;ml=1.44
tsp=1;tbsp=3;sachet=1
tbsp=20;cup=320;tsp=6.7
cup=320;tbsp=20
cup=282;tbsp=17
tbsp=18.5;tsp=6.2
cup=304;tbsp=19
cup=143;cup slivered=108;cup ground=95;cup sliced=92;piece=1.2;tbsp=9;cup flaked=92
cup=145;tbsp=9.1;piece=1.2
cup=227;tbsp=14
cup=133;piece=5
cup=137;piece=1.6
cup=137;tbsp=8.6;piece=1.6
cup=143;piece=8.4
cup=93;tbsp=5.8
cup=93
cup=80;piece=397;medium=397;tbsp paste=15
cup=135;cup ground=75;cup chopped=115;piece=1.4
cup=134;piece=2.6
cup=131
cup=146;tbsp=9;piece=1
cup=146;tbsp=9;piece=1
cup=109;cup half=99;piece=1.5;half=1.5
cup=135;tbsp=8.6;piece=0.17
cup=123;piece=0.7
cup=117;cup half=100;cup ground=80;cup shelled=100;cup piece=120;half=2;piece=4
tbsp=10.3;cup=163;tsp=3.4
cup=168;tbsp=10.3;tsp=3.4;egg=7;tbsp ground=7;tbsp milled=7;cup ground=104;tsp ground=2.5;cup meal=104;tbsp meal=7;tsp meal=2.5
tbsp=10;cup=160;tsp=3.3
tsp=2.8;tbsp=8.8;cup=140.8
cup=129;tbsp=8
cup=144;tbsp=9;tsp=3
cup=144;tbsp=9;tsp=3
cup=140;tbsp=8.75
cup=216;tbsp=13.5;tsp=4.5;ml=0.916
cup=218;tbsp=14;tsp=4.5;ml=0.916
cup=218;tbsp=13.6;tsp=4.5;ml=0.916
cup=218;tbsp=14;tsp=4.5;ml=0.916
cup=218;tbsp=13.6;tsp=4.5;ml=0.916
cup=216;tbsp=13.5;tsp=4.5;ml=0.916
cup=218;tbsp=13.6;tsp=4.5;ml=0.916
cup=218;tbsp=13.6;tsp=4.5
cup=218;tbsp=14;tsp=4.5;ml=0.916
cup=218;tbsp=13.6;tsp=4.5;ml=0.916
cup=218;tbsp=13.6;tsp=4.5;ml=0.916
cup=218;tbsp=13.6;ml=0.916
cup=216;tbsp=13.6;tsp=4.5
cup=218;tbsp=13.6;tsp=4.5;ml=0.916
spray=0.25;tsp=4
cup=205;tbsp=12.8;tsp=4.3
cup=205;tbsp=12.8;tsp=4.3
cup=205;tbsp=12.8;tsp=4.3
tsp=4.3;tbsp=12.9
cup=205;tbsp=12.8;tsp=4.3
cup=227;tbsp=14;tsp=4.7;stick=113;cube=113
tbsp=14;cup=224;tsp=4.7
cup=220;tbsp=13.8;tsp=4.6
tbsp=15;cup=240;tsp=4.6
cup=240;tbsp=15
tbsp=15;cup=240
cup=235;tbsp=14.7
cup=235;tbsp=14.7
cup=245;tbsp=15
cup=250;tbsp=16
piece=0.15;tsp=1.9;tbsp=6;cup=96;berry=0.1
tsp=2.1;tbsp=6.7;cup=107.2
tsp=0.7;tbsp=2.1;cup=33.6
tsp=0.6;tbsp=1.8;cup=28.8;piece=0.2;leaf=0.2
tsp=2.3;tbsp=6.9;cup=110.4;pinch=0.2;peppercorn=0.05;grind=0.2
tsp=2.4;tbsp=7.1;cup=113.6;pinch=0.2
tsp=2.1;tbsp=6.7;cup=107.2
tsp=2;tbsp=5.8;cup=92.8;piece=0.2;pod=0.2;black=0.7
tsp=1.8;tbsp=5.3;cup=84.8;pinch=0.2
tsp=2;tbsp=6.5;cup=104
tsp=2.7;tbsp=8;cup=128
tsp=2.6;tbsp=7.8;cup=124.8;stick=3;piece=3;cm=0.4
tsp=2.1;tbsp=6.5;cup=104;piece=0.1
tsp=1.8;tbsp=5;cup=80
tsp=2.1;tbsp=6;cup=96
tsp=2;tbsp=6.3;cup=100.8
tsp=1;tbsp=3.1;cup=49.6
tsp=2;tbsp=5.8;cup=92.8
tsp=3.7;tbsp=11.1;cup=177.6
tsp=3.1;tbsp=9.7;cup=155.2
tsp=1.8;tbsp=5.2;cup=83.2
tsp=1.7;tbsp=5.3;cup=84.8;piece=0.5;strip=0.5
tsp=0.6;tbsp=1.7;cup=27.2
tsp=2;tbsp=6.3;cup=100.8;tsp seed=3.3;tbsp seed=10
tsp=2.2;tbsp=7;cup=112;piece=5
tsp=2.4;tbsp=6.9;cup=110.4
tsp=1;tbsp=3
tsp=2.3;tbsp=6.8;cup=108.8
tsp=0.5;tbsp=1.6;cup=25.6
tsp=1.7;tbsp=5.6;cup=89.6
tsp=1.2;tbsp=3.3;cup=52.8
tsp=0.7;tbsp=2.1;cup=33.6;pinch=0.05;thread=0.002;sachet=0.125
tsp=0.7;tbsp=2;cup=32
tsp=0.6;tbsp=1.8;cup=28.8
tsp=1;tbsp=2.7;cup=43.2
tsp=3;tbsp=9.4;cup=150.4
cup=292;tsp=6;tbsp=18;pinch=0.4;tsp diamond=2.8;tbsp diamond=8.4;tsp morton=4.8;tbsp morton=14.4;tsp kosher=4;tbsp kosher=12;cup kosher=192
tsp=2.85;tbsp=8.5;sachet=28;packet=28
cup=239;tbsp=14.9;tsp=5;ml=1.006
cup=238;tbsp=14.9;tsp=5;ml=1.006
cup=239;tbsp=14.9;tsp=5;ml=1.006
cup=255;tbsp=16;tsp=5.3;ml=1.08
cup=249;tsp=5;tbsp=15.6
tbsp=8.6;cup=137.6;tsp=2.9
cup=240;tbsp=17;tsp=5.7
cup=155;cup chopped=143;spear=35;slice=7;piece=65;small=35;large=135;gherkin=35;cornichon=6;chip=7
cup=245;tbsp=15
cup=255;tbsp=16;tsp=5.3;ml=1.15
cup=255;tbsp=14.2;tsp=4.5;ml=1.15
tbsp=18;tsp=6;cup=288;ml=1.15
tbsp=18;cup=288;tsp=6;ml=1.2
tbsp=18;cup=288;tsp=6
tbsp=16;cup=256;tsp=5.3
cup=288;tbsp=18;floz=36;tsp=6
cup=275;tbsp=17;tsp=5.7
tsp=4.8;tbsp=14.4
tsp=6.5;tbsp=19
cup=286;tbsp=17
tbsp=17.5;cup=280
cup=260;tbsp=18
tbsp=15;cup=240
cup=224;can=283
cup=264;tbsp=16.5;jar=680
cup=252;tbsp=15.8
cup=252;tbsp=15.8
tbsp=8;piece=35
tbsp=18;cup=288
tbsp=15;cup=240
tbsp=17;cup=272
cup=305;tbsp=19
cup=240;tbsp=15
tsp=6;tbsp=18
cup=249;ml=1;can=411
cup=240;ml=1;can=411
cup=240;ml=1
cup=240;can=411;ml=1
cup=240;ml=1
cup=221;can=411;ml=1
cup=233;ml=1
piece=10;tsp=5;pot=28;tsp base=6;tbsp base=18
piece=10;tsp=5;pot=28;tsp base=6;tbsp base=18
cup=252;can=295
floz=29.6;cup=236.8;ml=1;tbsp=14.8;tsp=4.9;cube=30
cup=237;floz=29.67;ml=1
floz=29.6;cup=236.8;ml=1;shot=30
tsp=1
cup=237;floz=29.67;ml=1;packet=237;sachet=237
cup=245;floz=29.6;ml=1;packet=237;sachet=237
floz=29.4;cup=235.2;ml=0.99;tbsp=14.7;glass=150
floz=29.4;cup=235.2;ml=0.99;tbsp=14.7;glass=150
tsp=4.9;floz=29;cup=232;ml=0.98
floz=29.7;can=356;cup=237.6;ml=1
floz=29.1;cup=232.8;ml=0.98
floz=28;cup=224;ml=0.95
floz=28;cup=224;ml=0.95
floz=29.6;can=474;cup=236.8;ml=1
piece=175;small=120;medium=175;large=240;fillet=175;cup=140
piece=174
piece=110;fillet=110
piece=150
piece=75
piece=344
piece=50
piece=1000
cup=225;patty=113
piece=44;cup=140
cup=140;piece=640;breast=140;thigh=100;whole=640
piece=170;slice=56;cup=140
piece=250
piece=5002
piece=114;cup=225
cup=225;patty=113
piece=170
piece=200;whole=1400;breast=200
slice=20
slice=20
slice=16
piece=56;patty=35;chicken=85;link chicken=85
cup=225;patty=113;burger=113
cup=225;patty=113
cup=225;patty=113
cup=225;patty=113
cup=225;patty=113
piece=225
piece=227
piece=227
piece=170
piece=450
piece=450
piece=679
cup=225
piece=1855
piece=150;rib=150
piece=450
piece=450
slice=85;piece=85
slice=28
piece=20;large=20
slice=20
piece=115
cup=225;patty=113
cup=225;patty=113
cup=225;steak=150;leg=2000
cup=225
piece=95;rack=350
cup=225
piece=240
piece=113;cup=225
piece=150;cup=225
piece=900;cup=225;leg=150
piece=150;cup=225
cup=225;patty=113
cup=225
piece=505
piece=199
piece=170
piece=170
piece=288;cup=225
slice=60
piece=30;rack=850
piece=30;rack=620
slice=28;cup=140
slice=28.5
cup=140;steak=225;hock=300
slice=20;cup=135
slice=9.8
piece=2;slice=2
piece=60
piece=113
piece=57;breakfast=25;link=25;chipolata=28
piece=85
piece=227;link=85;ring=400;packet=370
piece=50
slice=15
tbsp=13;cup=208
fillet=150;piece=150;side=1000
fillet=150;piece=150
fillet=150;piece=150
can=160;cup=150
cup=136;slice=20;fillet=115
piece=150;fillet=150;steak=150
cup=154;can=112
cup=146;can=112
fillet=150;piece=150
fillet=150;piece=150
piece=80
fillet=150;piece=150
fillet=150;piece=150
fillet=116;piece=116
fillet=150;piece=150
fillet=150;piece=150
fillet=116;piece=116
fillet=120;piece=79;whole=180
fillet=129;piece=129;whole=250
fillet=150;piece=150;whole=400
fillet=150;piece=150
fillet=112;piece=112;can=90;whole=200
fillet=184;piece=184
cup=149;can=92;piece=12;small=12
can=45;piece=4;fillet=4;tbsp=15;tsp=5
piece=150;fillet=150;steak=150
piece=150;fillet=150;steak=150
fillet=92;piece=92
fillet=60;piece=60
stick=17;piece=17;cup=110
tbsp=14;can=227;cup=224
piece=12;small=5;medium=8;large=12;cup=145;jumbo=18
cup=128;can=128;piece=3.2
cup=135;can=125
piece=163
piece=150
cup=140;piece=10
piece=30;small=12;large=35;cup=145
cup=227;piece=14.5;small=9;medium=14.5;large=20
cup=160;can=100
cup=150;piece=16;small=10;medium=16;large=20
piece=15;small=10;medium=15;large=25
piece=85;cup=150
piece=300;cup=150
cup=150;piece=85;slice=30
tbsp=5;cup=80
slice=30;cup=130;block=225
cup=130;piece=15;block=225
tbsp=14.5;cup=232
tbsp=15;cup=240
cup=245;tbsp=15.3;pot=170
tbsp=16;cup=240
cup=113;slice=20;tbsp=7
cup=245;tbsp=15
cup=245;tbsp=15
tbsp=17;tsp=5.7;ml=1.15
tbsp=16;tsp=5.3
tbsp=16;tsp=5.3
tbsp=20;tsp=6.7;cup=300
tbsp=16;tsp=5.3
cup=60;tbsp=3.8;handful=30
cup=108;tbsp=6.8
tsp=2;tbsp=6
tsp=2.3;tbsp=6.8
piece=2.5;sheet=2.5;tsp=0.3;tbsp=1
slice=15
cup=140;slice=10
tbsp=17;ml=1.13
tbsp=14.9;ml=1.006
tsp=2.5;tbsp=7.5
tsp=2.3;tbsp=7
tbsp=16;piece=14;can=198
cup=238;ml=1
cup=240;tbsp=15;can=400;ml=1.01
cup=95
cup=95
cup=81;tbsp=5
cup=140;tbsp=8.8
piece=10;tsp=5;pot=28;tsp base=6;tbsp base=18
tbsp=15;tsp=5
tbsp=17;tsp=5.7
piece=1;tsp=2
tsp=2;tbsp=6
tsp=2.7;tbsp=8
tsp=1;tbsp=3
tsp=1.8;tbsp=5.3;pinch=0.2
tbsp=15
scoop=30;tbsp=8
cup=243;ml=1.03
cup=200;tsp=4.2;tbsp=12.5
piece=4;cup=135;tbsp=8.5
tbsp=17;cup=275;tsp=5.7
tsp=2;tbsp=6
tsp=2.4;tbsp=7.2
tsp=2.4;tbsp=7.2
cup=107;head=575;piece=575;small=265;medium=588;large=840
cup=85
cup=30;leaf=5
piece=40;cup=150
cup=91;stalk=20;spear=20;bunch=200
cup=63;piece=3.4;handful=50
cup=24;tbsp=2.65;leaf=0.5;bunch=30;sprig=2.5
piece=0.5;leaf=0.5
tbsp=6;slice=2.2;tsp=2;piece=30;inch=14
fillet=150;piece=150
cup=240;tbsp=15;scoop=30
fillet=10;piece=20
fillet=129;piece=129
fillet=112;piece=112;can=90
fillet=150;piece=150
fillet=129;piece=129
cup=136;slice=20;fillet=150;piece=150
fillet=150;piece=150
fillet=150;piece=150
fillet=112;piece=112;can=90
fillet=112;piece=112;can=90
can=92;piece=12;small=12;cup=190
fillet=129;piece=129
fillet=60;piece=60
fillet=60;piece=60
fillet=60;piece=60
fillet=150;piece=150
fillet=129;piece=129
fillet=150;piece=150
fillet=150;piece=150
fillet=150;piece=150
fillet=150;piece=150
fillet=150;piece=150
fillet=150;piece=150
fillet=150;piece=150
can=160;cup=150
can=92;piece=12;small=12;cup=89
fillet=120;piece=79
piece=150;fillet=150;steak=150
piece=150;fillet=150;steak=150
fillet=150;piece=150
piece=150;fillet=150;steak=150
piece=150;fillet=150;steak=150
cup=146;can=112
cup=154;can=112
fillet=150;piece=150
fillet=150;piece=150
slice=20;cup=136;fillet=115;piece=115
fillet=150;piece=150
piece=150;fillet=150;steak=150
cup=136;slice=20;fillet=115
can=227;tbsp=16
piece=163
piece=163
piece=163
piece=150
piece=30;small=12;large=35;cup=145
piece=85;cup=150
cup=160;can=100
piece=44;cup=140
piece=44;cup=140
piece=110;fillet=110
piece=75
piece=400
piece=2900;slice=30;leg=350;breast=450
piece=800;breast=150
piece=109
piece=170;slice=56;cup=140
piece=344
piece=180
piece=44;cup=140
piece=225
piece=288;cup=225
piece=225
piece=150;cup=225
cup=225;patty=113
slice=85;piece=85
slice=30;piece=450
slice=30;piece=1200
slice=85;piece=85
cup=205;tbsp=12.8;tsp=4.3
cup=225
piece=450
piece=450
piece=450
piece=150;rib=150
piece=240
cup=225
piece=170
slice=85;piece=85
slice=85;piece=85
slice=20;piece=60
slice=30;piece=120
slice=85;piece=85
slice=30;piece=120
slice=60
piece=180
piece=288;cup=225
piece=30;rack=1200
cup=140;slice=10
slice=225;piece=225
piece=57;breakfast=25;link=25;chipolata=28;slice=25
slice=15
piece=85
tbsp=13;cup=208;slice=18
slice=28
slice=9.8
slice=28;cup=132
cup=113;slice=28;cup diced=132;tbsp=7;block=250;stick=21
slice=28;piece=200;cup=134
slice=28;cup=132
slice=28;cup=113
slice=28;cup=113
cup=150;tbsp=14;block=115
cup=113;slice=28;cup diced=132;tbsp=7;stick=28;piece=28
cup=132
slice=28;cup=132
slice=28;cup=132
cup=118
floz=30.5;cup=245
cup=120;tbsp=6.5
floz=30.5;cup=250
floz=30.5;cup=254
piece=70
cup=230
floz=29.8;cup=120;tbsp=15
tsp=0.6;tbsp=1.9
tsp=2.1;tbsp=6.6
tsp=1.5;tbsp=4.4
tsp=1.4;tbsp=4.4
leaf=0.15;bunch=30;sprig=2;tbsp=1.6
tsp=0.5;tbsp=1.6
tbsp=16;cup=250
tbsp=15;cup=245
tbsp=15
tbsp=16;cup=250
tbsp=15;cup=245
cup=245
cup=218;tsp=4.5
cup=218;tsp=4.5
cup=218;tsp=4.5
cup=218;tsp=4.5
cup=218;tsp=4.5
tbsp=12.8;cup=205
tbsp=12.8;cup=205
tbsp=14;cup=218;tsp=4.5
cup=132;large=124;medium=91;small=70;piece=91
cup=160;piece=235
piece=6;cup=112
piece=6;cup=112
piece=6;cup=145
piece=6;cup=150
piece=6;cup=140
piece=7;cup=150
piece=19
cup=190;piece=3.2
cup=149;large=20;medium=16;small=13.6;piece=16
cup=140;piece=1.5
cup=190;piece=609
cup=149;piece=103
cup=125;cup sliced=109;piece=92
cup=225;piece=625
piece=157;small=157;large=781;cup=241
cup=161;cup sliced=140;piece=122
cup=220;piece=384
cup=243;piece=42
cup=160
piece=35;cup=110
cup=33;tbsp=3
slice=9.9;piece=124;cup=93
cup=118;piece=156
stalk=40;strip=4;piece=40;small=17;medium=40;large=64;bunch=400;head=400;heart=200;cup=178
cup=29;bunch=200
cup=56
cup=145
piece=5.5;cup=91;bunch=200
sprig=2.5;cup=50;bunch=50
slice=9.9;piece=196;cup=116;small=400;medium=700;large=1000
slice=9.9;piece=196;small=118;medium=196;large=323;cup=95
piece=3.6;cup=28
piece=5.4;cup=66
small=60;medium=130;large=180;piece=250;cup=136
sprig=2.5;cup=43;piece=3
piece=120;cup=133
cup=70
piece=431;cup=116
bunch=340;leaf=10;cup=56
leaf=48;cup=28;bunch=250
slice=6;piece=659;small=365;medium=659;large=1200;cup=124
slice=60;piece=2000;cup=132
piece=7
piece=1.5;cup=37;arbol=0.5;guajillo=6;chipotle=3;pasilla=6;kashmiri=1;small=0.8
cup=134;spear=16;piece=16;small=12;medium=16;large=20;bunch=200;stalk=16
sprig=2.22;bunch=50;leaf=0.2;tbsp=0.8
cup=130;piece=169
head=575;piece=575;small=265;medium=588;large=840;floret=13;cup=64
spear=35;slice=7;piece=65;small=35;large=135;gherkin=35;cornichon=6;cup=160;chip=7
tsp=0.5;tbsp=1.6;cup=25.6
cup=77
cup=112
bunch=340;leaf=10;cup=25
cup=38
cup=143;piece=8.4
half=2;piece=4;cup=125;tbsp=7.8
cup=240;tbsp=15;can=400;ml=1
cup=108
cup=32;piece=0.4
cup=195
cup=183
cup=210
cup=196
slice=8;piece=8;cup=144
cup=26;piece=10
can=240;cup=182
can=240;cup=262
can=240;cup=171
can=240;cup=196;tbsp=12.2
can=240;cup=179;tbsp=11.2
can=240;cup=188;tbsp=11.7
can=240;cup=241
can=240;cup=202
can=240;cup=230
can=240;cup=170
can=240;cup=256
can=240;cup=177
can=240;cup=177
can=240;cup=260
can=240;cup=168
can=240;cup=172;tbsp=10.7
cup=184
cup=157
cup=156
cup=192
cup=169
cup=186
cup=148
nest=50;sheet=18;cup=56
cup=182;tbsp=8.4
cup=174
cup=164
cup=160
cup=117
cup=114
cup=176
cup=246
cup=168
cup=194
cup=252
cup=174
cup=186
cup=257;tbsp=16
cup=140;piece=170;slice=85
cup=140;piece=170;slice=85
cup=140;piece=170;slice=85
cup=140;piece=170;slice=85
cup=140;piece=170;slice=85
cup=140;piece=170;slice=85
cup=140;piece=331;slice=85
cup=140;piece=170;slice=85
cup=140;piece=170;slice=85
cup=225;patty=113
cup=225;patty=113
cup=225;patty=113
cup=140;piece=113;slice=85
tbsp=13;cup=205
tbsp=13;cup=205
cup=140;piece=170;slice=85
cup=140;piece=170;slice=85
cup=140;piece=170;slice=85
cup=140;piece=170;slice=85
cup=140;piece=430;slice=85
cup=140;piece=765;slice=85
cup=225;patty=113
cup=140;piece=113;slice=85
slice=28;cup=135;piece=28;tbsp=15
cup=140;piece=170
cup=140;piece=170
cup=140;piece=170
cup=140;piece=170
cup=140;piece=150
cup=140;piece=150
cup=140;piece=150
cup=225;patty=85
cup=225;patty=102
cup=140;piece=150
cup=140;piece=120
cup=140;piece=120
cup=140;piece=120
cup=140;piece=120
cup=140;piece=120
cup=140;piece=120
cup=140;piece=120
cup=140;piece=120
cup=140;piece=120
cup=140;piece=120
cup=140;piece=120
cup=140;piece=150
cup=225;patty=109
cup=140;piece=150
fillet=79;piece=140;cup=140
fillet=32;piece=140;cup=140
fillet=218;piece=140;cup=140
fillet=159;piece=140;cup=140
fillet=79;piece=140;cup=140
fillet=408;piece=140;cup=140
fillet=184;piece=140;cup=140
fillet=225;piece=140;cup=140
fillet=80;piece=80;slice=28;cup=136
fillet=119;piece=140;cup=140
fillet=80;piece=80;slice=28;cup=136
can=369;cup=146;piece=12
fillet=64;piece=140;cup=166
fillet=184;piece=140;cup=140
fillet=140;piece=140;cup=140
fillet=80;piece=80;slice=28;cup=136
fillet=79;piece=140;cup=140
fillet=159;piece=140;cup=140
can=312;cup=146;piece=12
tbsp=15;cup=140;piece=42
piece=28;cup=140
piece=15;cup=150
piece=15;cup=127
can=272;cup=248;piece=12;can smoked=70;tin smoked=70
piece=14;cup=150
cup=240;tbsp=15;ml=1
piece=30;cup=140
piece=7.5;cup=140
piece=30;cup=140
tbsp=15;cup=205;piece=15
cup=85;tbsp=5;tsp=2.3
cup=67;tbsp=4;tsp=2.3
cup=243;tbsp=15
link=75;piece=75;cup=135;slice=12
slice=28;cup=135;piece=28;tbsp=15
slice=30;cup=135;piece=28;tbsp=15
link=45;piece=75;cup=135;slice=12
link=75;piece=45;cup=135;slice=12
slice=21;cup=135;piece=28;tbsp=15
slice=21;cup=135;piece=28;tbsp=15
slice=28;cup=135;piece=28;tbsp=15
slice=28;cup=135;piece=28;tbsp=15
slice=28;cup=135;piece=28;tbsp=13
slice=26;cup=135;piece=28;tbsp=15
slice=12.3;cup=135;piece=28;tbsp=15
slice=28;cup=135;piece=28;tbsp=15
slice=28;cup=135;piece=28;tbsp=15
link=75;piece=75;cup=135;slice=12
link=75;piece=75;cup=135;slice=12
link=75;piece=75;cup=135;slice=12
slice=28;cup=135;piece=28;tbsp=15
piece=28;cup=140
slice=28;cup=135;piece=28;tbsp=15
link=75;piece=75;cup=135;slice=12
link=75;piece=75;cup=135;slice=12
piece=85
slice=28;cup=135;piece=28;tbsp=15
cup=40;piece=5
cup=40;piece=5
slice=28;cup=113;tbsp=7
cup=145;tbsp=15
cup=226
slice=21;cup=140;tbsp=7
slice=21;cup=140;tbsp=7
slice=34;wedge=21;cup=140;tbsp=7
slice=28;cup=97;tbsp=7
slice=19;cup=113;tbsp=7
slice=28;cup=113;tbsp=7
slice=28;cup=113;tbsp=15
slice=28;cup=230;tbsp=15
cup=240;tbsp=15;ml=1
cup=240;tbsp=15;ml=1.01
cup=240;tbsp=15;ml=1.01
cup=240;tbsp=15;ml=1.01
cup=240;tbsp=15;ml=1.01
cup=240;tbsp=15;ml=1.01
cup=240;tbsp=15;ml=1.01
cup=240;tbsp=15;ml=1.01
cup=243;tbsp=15;ml=1.01
cup=240;tbsp=15;ml=1
cup=240;tbsp=15;ml=1
cup=240;tbsp=15
cup=245;tbsp=15;tub=170
cup=245;tbsp=15;tub=170
cup=245;tbsp=15;tub=170
cup=262;tbsp=15;tub=170
block=280;cup=140;slice=40;piece=40;tbsp=15
cup=110;tbsp=7;tsp=2.3
tbsp=15;cup=240;ml=1
slice=28;piece=50
cup=95;tbsp=6
piece=57
slice=14
piece=18;cup=144
piece=85
piece=71
piece=43
tbsp=7;cup=110
cup=150;can=280
cup=178;can=400;tbsp=16
cup=120;piece=30
block=280;cup=140;slice=40;piece=17;tbsp=15
tbsp=16;tsp=5.3;cup=256;block=11;piece=11
cup=122
cup=105;tbsp=6.6;tsp=2.6
cup=85;tbsp=7.8;tsp=2.6
cup=93;piece=5
cup=60;tbsp=7.8;tsp=2.6
cup=146;tbsp=9
cup=146;tbsp=9;piece=0.9
cup=184;tbsp=12
cup=184;tbsp=12
cup=215;tbsp=12
cup=196;tbsp=12
cup=210;tbsp=12
cup=202;tbsp=12
cup=296;tbsp=18
cup=253
cup=259
cup=256
cup=240
cup=253
tbsp=15;cup=246
cup=207
cup=196
cup=197
cup=170;can=240
cup=166
cup=92;tbsp=5.75
cup=28;leaf=14;bunch=250
cup=242;can=248;spear=18
cup=140
spear=20;piece=20;cup=134
cup=151
piece=10;cup=150;can=240
cup=156
cup=227;can=240
cup=146;can=284;slice=2.8
cup=128
cup=236;tbsp=15.5;ml=1.05
cup=120;leaf=8
cup=140
cup=256;can=418
ear=125;piece=125
ear=90;cup=154;piece=90
piece=11;cup=100
cup=21
cup=54;tbsp=2;piece=3
cup=28
cup=120;bunch=120
tbsp=5;tsp=1.7;cup=80
piece=9;cup=180
piece=9;tbsp=12
cup=140
piece=20
piece=40;cup=75
piece=12;cup=100
clove=5;piece=5;head=40
cup=144
cup=120
piece=10;cup=136
cup=140
cup=140
cup=136;slice=3
cup=154
cup=180;can=240
cup=60;tbsp=4
cup=230
cup=250
cup=90;piece=9
cup=194
cup=182
cup=150;piece=6;serving=150
piece=37
piece=2;cup=33
cup=270;can=850
cup=116;tbsp=2;piece=3
cup=150;tbsp=10;piece=10
cup=128;tbsp=8
cup=136
cup=30;tbsp=5;piece=3
cup=156
cup=255;can=240
cup=176
piece=130;medium=130;cup=133
cup=255;can=411
cup=241;can=283
tbsp=7;tsp=2.3
cup=244;can=425
piece=212;medium=123;cup=139
cup=164
cup=253;tbsp=15.5;ml=1.05
cup=163;can=240
cup=100
cup=130
cup=120
cup=133;bunch=100;leaf=3
cup=100
piece=11
cup=100
cup=126
leaf=3;cup=14
tbsp=15;cup=245
cup=182;can=240;piece=5.5
cup=25;piece=3;tbsp=3
cup=86;piece=5;packet=150
cup=96;cup sliced=70;cup piece=70;slice=6;piece=18;small=10;medium=18;large=23
piece=20;tsp=2
piece=305;cup=135
ring=6.4;cup=86
cup=173
can=595;cup=264;tbsp=16
cup=262;can=595
cup=248;floz=31;ml=1.04
cup=244;can=425
cup=242
piece=304;cup=230
cup=150
cup=40;piece=5
piece=118;cup=150;small=101;medium=118;large=136
cup=151
cup=132
cup=160;tbsp=10
cup=140
cup=100
cup=155
cup=140;piece=8.2
cup=250;can=425
cup=240;tbsp=15;ml=1.01
cup=296;tbsp=19
cup=253;tbsp=15.5;ml=1.05
piece=155;cup=250
cup=243
cup=237;can=425
piece=246;half=123;cup=230
piece=236;half=118;cup=230
cup=249;can=425
cup=247;tbsp=15.5;ml=1.05;piece=196
tbsp=20;tsp=7;cup=238
cup=248;tbsp=15.5;ml=1.05
cup=251;tbsp=15.5;ml=1.05
piece=207;cup=165
tsp=2.5;tbsp=7
cup=150;piece=120
cup=250;piece=10;can=425
cup=175;piece=558
cup=196
cup=170;piece=1640;wedge=164
cup=247;tbsp=15.5;ml=1.05
tbsp=15;tsp=5;piece=7
piece=60;tbsp=15
piece=209;cup=233
piece=81;cup=180
piece=200;cup=180
piece=5;tsp=2
cup=145;piece=300
cup=247;tbsp=15.5;ml=1.05
cup=160;half=13
cup=244;half=76;can=425
cup=180;half=18
piece=34
cup=245
cup=130;ring=20
cup=130
cup=252;piece=46;can=425
piece=10;tbsp=15
cup=256;tbsp=15.5;ml=1.05
tbsp=18;tsp=7;cup=320
cup=150;piece=9
cup=137
cup=248;tbsp=15.5;ml=1.05
cup=248;tbsp=15.5;ml=1.05
cup=248;tbsp=15.5;ml=1.05
cup=248;tbsp=15.5;ml=1.05;can=166
cup=147;tbsp=9;piece=7.1
cup=320;tbsp=20;tsp=6.7;ml=1.35
cup=320;tbsp=20;tsp=6.7;ml=1.35
cup=337;tbsp=20;ml=1.4
cup=150;tbsp=9.4;tsp=3.1
cup=125;tbsp=6.9;tsp=2.6
cup=122;tbsp=7.8;tsp=2.6
cup=193
piece=100
cup=95;tbsp=11.5
cup=185
cup=185
cup=90
cup=128;tbsp=7.8;tsp=2.6
cup=102;tbsp=7.8;tsp=2.6
cup=125;tbsp=7.8
cup=192;tbsp=11.5
tsp=3;tbsp=9
cup=180
cup=125;tbsp=7.8;tsp=2.6
cup=90;tbsp=6
cup=200;tbsp=12.5;tsp=3;piece=28
cup=328;tbsp=20;tsp=6.7;ml=1.35
cup=341;tbsp=22;ml=1.44
cup=320;tbsp=20;tsp=6.7;ml=1.35
cup=314;tbsp=20;tsp=6.7;ml=1.35
cup=320;tbsp=20;tsp=6.7;ml=1.35
cup=320;tbsp=20;tsp=6.7;ml=1.35
cup=340;tbsp=21;tsp=6.7;ml=1.35
cup=320;tbsp=20.5;tsp=6.7;ml=1.35
cup=320;tbsp=20;tsp=6.7;ml=1.35
tbsp=20;tsp=7;cup=320
cup=170;piece=162;tbsp=10;square=14
cup=170;piece=112;tbsp=10;square=14
cup=170;piece=10;tbsp=10;square=14;bar=90
tbsp=8;cup=120
tbsp=7
piece=11
piece=8
piece=7
piece=25
piece=12
piece=12
piece=5
piece=7
piece=4
piece=16
piece=24
slice=30;cake=300;loaf=300
slice=38
slice=28
piece=56
piece=113
piece=113
piece=64
piece=95
piece=35
piece=41
piece=170
slice=43
slice=45;piece=77;cup=40
slice=40;cup=40;loaf=450;whole=450
piece=38
piece=57
piece=30
slice=32
slice=27
slice=32
slice=48
piece=25
piece=6
piece=5
piece=10;slice=10
piece=2
piece=3.3;sleeve=107;cup=62;cup crushed=80
piece=4
piece=1
piece=3
piece=2
piece=3
piece=28
piece=28
cup=115;tbsp=7
piece=14
piece=90
piece=79
piece=106
piece=55
piece=60
piece=60;tube=463;can=463;packet=463
piece=400;cup=200
piece=28;can=226;packet=226
piece=65;cup=115
piece=80
piece=39;cup=240
piece=60
cup=125;piece=10
cup=125;piece=10
cup=125;piece=10
cup=125;piece=10
piece=40
piece=25
piece=25
piece=9;sheet=9
piece=20;sheet=20
cup=150;piece=15
packet=85;block=85
cup=100
cup=38
cup=125;piece=10
cup=105
cup=95
cup=105;nest=50
cup=85
cup=28
cup=40
cup=62
cup=50;piece=20
cup=28
bar=24;piece=24
cup=150
cup=144
cup=40;piece=5
cup=40;piece=5
cup=40;piece=5
cup=40;piece=5
cup=40;piece=5
piece=30
piece=14
piece=10
cup=250
cup=250
cup=250;can=400
cup=140;scoop=66;tbsp=9
cup=132;scoop=66;tbsp=9
cup=132;scoop=66;tbsp=9
tbsp=4;cup=75;tub=226;packet=226
tsp=2;tbsp=6
tsp=2.5;tbsp=7.5
tsp=2.5;tbsp=7.5
tsp=2.5;tbsp=7.5
tsp=2;piece=0.2
tsp=2.5;tbsp=7.5
tsp=2.5;tbsp=7.5
tsp=2.5;tbsp=7.5
tsp=0.7;tbsp=2;cup=20
cup=30;bunch=100;tbsp=2;leaf=0.2
piece=0.1;leaf=0.1;sprig=2;tbsp=3;cup=30
tsp=0.6;tbsp=1.8
tsp=2.5;tbsp=7.5;tbsp paste=16;tsp paste=5.3
tsp=2.5;tbsp=7.5
tsp=2.5;tbsp=7.5
tsp=2.5;tbsp=7.5
tsp=2.5;tbsp=7.5
tsp=2.5;tbsp=7.5
tsp=2.5;tbsp=7.5
tsp=2.5;tbsp=7.5
sachet=5;tsp=3
sachet=37;tbsp=8;tsp=3;packet=37
sachet=28;tbsp=9;packet=28
sachet=39;tbsp=7;packet=39
tsp=4.8;tbsp=14.4
tsp=2.5;tbsp=7.5
tsp=2.5;tbsp=7.5
tsp=2.5;tbsp=7.5
leaf=1;piece=1;bunch=30;tbsp=2
cup=30
piece=5;leaf=5;tbsp=3;bunch=50
tbsp=16;tsp=5.3;cup=256
cup=275;tbsp=17;tsp=5.7
cup=275;tbsp=17;tsp=5.7
tbsp=14;tsp=4.6;cup=224
tbsp=14;tsp=4.6;cup=224
tbsp=16;tsp=5.3;cup=256
tbsp=16;tsp=5.3
tbsp=16;tsp=5.3;cup=256
cup=250;tbsp=15.6
tbsp=16;tsp=5.3;cup=256
tbsp=16;tsp=5.3;cup=256
can=45;piece=4;fillet=4;tbsp=15;tsp=5
tbsp=16;tsp=5.3;cup=256
cup=5;tbsp=1;packet=3
tbsp=5;cup=80
cup=40;tbsp=3
tbsp=16;tsp=5.3;cup=256
tbsp=20;tsp=6.7;cup=320
tbsp=16;tsp=5.3;cup=256
tbsp=16;tsp=5.3;cup=256
tbsp=16;tsp=5.3;cup=273
tbsp=15;tsp=5
tbsp=16;tsp=5.3;cup=256
tbsp=16;tsp=5.3;cup=256
tbsp=16;tsp=5.3;cup=256
tbsp=14;tsp=4.6;cup=224
cup=255;tbsp=16;tsp=5.3;ml=1.15
tbsp=16;tsp=5.3;cup=256
tbsp=15;cup=246
tbsp=15;cup=246
tbsp=18;cup=246
tbsp=15;cup=250
cup=252;tbsp=15.6
tbsp=16;tsp=5.3;cup=256
tbsp=15;cup=246
tbsp=16;tsp=5.3;cup=256
tbsp=16;tsp=5.3;cup=256
tbsp=14;tsp=4.6;cup=224
cup=206;tbsp=15.6
cup=233;tbsp=15.6;can=291
cup=228;tbsp=15.6
tbsp=6;tsp=2;sachet=24;packet=24
tbsp=16.5;tsp=5.3;cup=256
cup=250;tbsp=15.6
cup=250;tbsp=15.6
tbsp=20;tsp=7;cup=320
cup=150;tbsp=10;piece=10
cup=150;tbsp=10;piece=10
piece=65;tbsp=9;cup=155;pickle=65;cucumber=65
cup=150;tbsp=10;piece=10
tbsp=12;cup=192
piece=3
cup=120
cup=248;tbsp=15;ml=1;can=310
cup=252;can=305
cup=252;can=305
cup=148;can=294
cup=240;can=539
cup=248;can=567
cup=221;can=411;ml=1
tsp=3;tbsp=9
cup=238;tbsp=14.9;tsp=5;ml=1.006
cup=239;tbsp=14.9;tsp=5;ml=1.006
floz=29.1;cup=232.8;ml=0.98
cup=235;tbsp=14.7;ml=0.99
cup=235;tbsp=14.7;ml=0.99
cup=235;tbsp=14.7;ml=0.99
cup=235;tbsp=14.7;ml=0.99
cup=235;tbsp=14.7;ml=0.99
cup=235;tbsp=14.7;ml=0.99
cup=235;tbsp=14.7;ml=0.99
cup=237;tbsp=15;ml=1
cup=246;can=370;ml=1.04
cup=246;can=488;ml=1.04
cup=246;can=355;ml=1.04
cup=246;can=496;ml=1.04
cup=246;can=488;ml=1.04
cup=246;can=493;ml=1.04
cup=237;tbsp=15;ml=1;packet=237;sachet=237
cup=237;tbsp=15;ml=1;packet=237;sachet=237
cup=237;tbsp=15;ml=1;packet=237;sachet=237
cup=237;tbsp=15;ml=1;packet=237;sachet=237
cup=237;tbsp=15;ml=1
cup=237;tbsp=15;ml=1
cup=237;tbsp=15;ml=1
tsp=2;tbsp=5
cup=228;tbsp=15;ml=1
cup=244;tbsp=15;ml=1.03
cup=244;tbsp=15;ml=1.03
cup=244;tbsp=15;ml=1.03
cup=245;tbsp=15;ml=1.03
tbsp=7.5;cup=145
cup=245;tbsp=15;tub=170
cup=245;tbsp=15;tub=170
cup=245;tbsp=15;tub=170
cup=245;tbsp=15;tub=170
cup=100;tbsp=5;slice=28
cup=144;slice=28;piece=200
cup=246;tbsp=15
tbsp=15;cup=232
cup=238;tbsp=15;floz=29.8;cup whipped=120;ml=1
piece=20
cup=125;can=240
cube=17;tsp=5
cup=227;tbsp=15
cup=60;packet=170
cup=137
tbsp=8;tsp=2.7;packet=37;sachet=37
piece=60;bar=60
scoop=30;tbsp=10
scoop=30;tbsp=10
cup=140;piece=113;slice=85
cup=225
piece=679
piece=450
cup=225
piece=288;cup=225
piece=60
piece=60
piece=18
piece=180
cup=140;piece=640;breast=140;thigh=100
piece=200
cup=136;slice=20;fillet=120
fillet=150;piece=150
fillet=150;piece=150
piece=60
cup=149;can=92;piece=12;small=12
cup=227;piece=14.5;small=9;medium=14.5;large=20
cup=150;piece=16;small=10;medium=16;large=20
cup=150
piece=300;cup=150
tsp=5;sachet=4
piece=25;slice=10;sheet=45
cup=239;tbsp=14.9;tsp=5;ml=1.006
cup=239;tbsp=14.9;tsp=5;ml=1.006
piece=100
tsp=4.8;tbsp=14.4
cup=56;tbsp=3.5
cup=120;packet=432
cup=130;tbsp=8
cup=120;tbsp=7.5
cup=130;packet=520
piece=300;small=125;large=400
piece=400;slice=100
cup=250;tbsp=15.6;jar=425
piece=75
tbsp=5;tsp=1.7;cup=80
tbsp=18;tsp=6;cup=290
cup=160;tbsp=10;piece=15
tsp=4;tbsp=12;pinch=0.25
tbsp=15;tsp=5;cup=240
piece=2;bag=2;tsp=2;tbsp=5
piece=12
tbsp=6;tsp=2;scoop=10
cup=216;tbsp=13.5;tsp=4.5;ml=0.916
cup=176;packet=200;block=200;piece=200;serving=200
fillet=80;piece=80;cup=136
fillet=65;piece=130;can=90
fillet=65;piece=65;slice=20;cup=136
cup=140;slice=60
leaf=0.5;sprig=2;bunch=20;tbsp=2;tsp=0.7;cup=26
leaf=0.1;sprig=1;bunch=20;tbsp=2;tsp=0.7;cup=24
leaf=0.1;sprig=1;bunch=20;tbsp=2;tsp=0.7;cup=24
leaf=0.1;sprig=1;bunch=20;tbsp=2.4;tsp=0.8;cup=26
sheet=20;piece=20;packet=250
cup=195;tbsp=12.2
tbsp=9;tsp=3;sachet=28;cup=140
cup=28
cup=251;tbsp=15.7;ml=1.06
cup=248;floz=31;ml=1.03
cup=240;floz=30;can=355;bottle=355;ml=1.01
can=125;cup=205
cup=236;can=420
slice=5;cup=100
tbsp=14;tsp=4.7;cup=227
tsp=4.2;tbsp=13;cup=208
tsp=4.2;tbsp=13;cup=208
tsp=5;tbsp=15;cup=240;ml=1
tsp=5;tbsp=15;drop=0.05
packet=200;cup=125;block=250;piece=250
cup=250;tbsp=16
can=240;cup=177
tbsp=14;tsp=4.7;cup=224
cup=170;tbsp=10.6
piece=65;mini=20
piece=55;mini=25
tbsp=9;cup=140;tsp=3
cup=120;piece=5;fillet=52
cup=234;tbsp=14.6
piece=66
piece=98;small=69;medium=98;large=131
cup=39;bunch=250
cup=35;leaf=16;bunch=250
piece=130;small=90;medium=130;large=180;fillet=130;cup=140;slice=25
piece=80;fillet=80;thigh=80;leg=95;drumstick=44;cup=140
cup=145
cup=140;slice=40;piece=130
cup=145;patty=85
cup=145;patty=85;burger=85
cup=145;patty=85;burger=85
piece=170;slice=30;steak=170;cup=140
cup=140;slice=60
cup=140;slice=40
cup=140;slice=40;piece=130
cup=140;slice=30;piece=380
cup=145
slice=9;piece=9;rasher=9;cup=80;tbsp=5
piece=48;link=21;patty=27;cup=110
piece=83;link=83;cup=110
cup=140;slice=40
cup=145;patty=85
cup=140;breast=120
fillet=120;piece=120;cup=140
fillet=120;piece=120;cup=140
fillet=115;piece=115;cup=140
fillet=90;piece=90;cup=140
piece=125;fillet=125;steak=125;cup=140
fillet=110;piece=110;cup=140
fillet=88;piece=88;cup=140
piece=10;small=4;medium=7;large=10;jumbo=15;cup=145
piece=20;small=8;large=25;cup=145
piece=127;cup=118
piece=120;cup=145
piece=60;cup=145
piece=30;cup=140
cup=260;tbsp=16;can=400
tbsp=12;tsp=4;cup=192
slice=60;cup=40
slice=25;cup=140
tbsp=15;tsp=5;cup=240
tbsp=16;tsp=5.3;cup=256
tbsp=16;tsp=5.3;cup=256
cup=80;tbsp=5;tsp=1.7
piece=12
tsp=3;tbsp=9
tsp=4.5;tbsp=13.6;cup=218;ml=0.92
cup=120;tbsp=10
tsp=2.5;tbsp=7.5
tsp=4.2;tbsp=12.5;cup=200;packet=8;sachet=8
tsp=0.1;tbsp=0.3;cup=4.8
cup=150;tbsp=10;tsp=3.3
piece=4;leaf=4;packet=170
tsp=2;tbsp=6
cup=96;tbsp=6;tsp=2;slice=2.2;piece=15;cm=4;knob=15
cup=233;ml=1
cup=95
cup=185;tbsp=11.6
tbsp=15;tsp=5;cup=175
tbsp=7;tsp=2.4
cup=240;tbsp=15;can=435
cup=240;piece=150;ball=150;serving=200
piece=113;patty=113
cup=240;tbsp=15;slice=60;serving=250
tbsp=16;tsp=5.3
piece=105;mini=26;small=69;medium=105;large=131
sheet=245
piece=90;mini=50
piece=52
packet=96;sachet=96;tbsp=12
packet=85;sachet=85;tbsp=12
piece=17;mini=8
cup=160;tbsp=10;piece=39;bar=39
cup=293;tbsp=18.3;can=360;ml=1.24
tsp=3.5;tbsp=10.5
packet=100;cup=240;tbsp=15
packet=241;cup=140
cup=280;tbsp=17.5;can=453
piece=13;nest=13
piece=10;large=29
cup=148;scoop=74
piece=5;medium=5
cup=115;tbsp=7;piece=2
cup=115;tbsp=7;piece=3
cup=245;tbsp=15;jar=680
tsp=2.6;tbsp=7.8
tsp=5;tbsp=15;cup=240;jar=210
tbsp=16;tsp=5.3
tbsp=16;tsp=5.3
tbsp=16;tsp=5.3
tbsp=17;tsp=5.7;cup=275
piece=20;cube=20;block=20;packet=230;tbsp=15
cup=50;tbsp=3
piece=60;medium=60
piece=60;medium=60;yolk=15
piece=60;cup=80;fillet=120;head=150
cup=150;tbsp=9.4
cup=160
cup=140;tbsp=8.8
cup=120;tbsp=7.5
piece=150;medium=150;large=250;small=80;cup=136
tsp=2.5;tbsp=7.5
tsp=5;tbsp=15;cup=240;ml=1
tsp=5;tbsp=15;ml=1
tsp=0.5;tbsp=1.5;cup=12
piece=7;medium=7;tsp=2;tbsp=6
tbsp=16;tsp=5.3;cup=260
cup=240;glass=240;ml=1
cup=150;jar=680;can=440;tbsp=10
piece=5;bunch=5;sachet=3
tbsp=20;tsp=7;slice=20;piece=20;cup=320
cup=240;ball=30;piece=30;tbsp=15
tbsp=16;tsp=5.3;block=100
tsp=3;tbsp=9
cup=165;can=280
tsp=6;tbsp=18;cup=290;ml=1.2
tbsp=15;tsp=5;cup=240
tbsp=15;tsp=5
tbsp=15;tsp=5
tbsp=15;tsp=5;cup=240;jar=185
piece=150;cup=140;carcass=400
piece=150;bone=400;cup=140
piece=200;cup=140
piece=250;cup=140;head=300
cup=255;can=395;tbsp=16
piece=7.8;cup=110;packet=250
tsp=6;tbsp=18
tsp=6;tbsp=18;packet=25;pot=28
tsp=6;tbsp=18;packet=25;pot=28
cup=208;piece=0.9;tbsp=13
piece=52;bar=52;mini=9
piece=52;bar=52;mini=8
piece=42;bar=42;stick=10.5;mini=8.4
piece=25;bar=50;mini=10
piece=2.1;cup=95
piece=5;cup=200;tbsp=12;large=14
piece=2.5;cup=150
cup=30;piece=2.5;handful=28;packet=262
cup=224;tbsp=14;floz=28;ml=0.95
cup=224;tbsp=14;floz=28;ml=0.95
cup=250;tbsp=15.5;floz=31;ml=1.05
cup=250;tbsp=15.5;floz=31;ml=1.05
cup=250;tbsp=15.5;floz=31;ml=1.05
cup=235;tbsp=14.7;floz=29.5;ml=0.99
cup=235;tbsp=14.7;floz=29.5;ml=0.99
cup=235;tbsp=14.7;floz=29.5;ml=0.99;bottle=740;glass=125
cup=235;tbsp=14.7;floz=29.5;ml=0.98
piece=180;carcass=900;cup=140
fruit=7;piece=7;cup=246;tbsp=15.4;tsp=5.1;ml=1.02
packet=40;sachet=22;tbsp=10;tsp=3.3
cup=300;tbsp=19;jar=340
cup=300;tbsp=19;jar=340
cup=240;jar=340;tbsp=15
tbsp=17;tsp=5.7;cup=272
tsp=4.2;tbsp=13;drop=0.05
piece=3;cup=134;tbsp=8.4
piece=50;block=50
tsp=5;tbsp=15
cup=218;tbsp=13.6;tsp=4.5;ml=0.92
tbsp=7;tsp=2.4;cup=115
cup=100;bunch=200
cup=34;bunch=100;stalk=5
tsp=6;tbsp=18;cup=288
cup=240;block=400;piece=400
piece=250;medium=250;cup=100;can=280
piece=1;sheet=1;leaf=1
piece=15;cup=20;medium=15;head=15
sheet=20;piece=20;stick=20;cup=60
block=200;piece=60;cup=150
piece=8;cup=80;tbsp=8;medium=8
piece=60;cup=50
piece=100;cup=120
cup=30;tbsp=4
cup=128;tbsp=8;tsp=2.7
cup=160;tbsp=10;tsp=3.3
cup=128;tbsp=8;tsp=2.7
tbsp=16;tsp=5.3;cup=256
tbsp=17;tsp=5.7;cup=275
tbsp=21;tsp=7;cup=330
cup=30;piece=0.5;tbsp=3
cup=20;bunch=100;handful=20
cup=50;bunch=100;tbsp=3;stalk=2;handful=30
cup=20;bunch=40;leaf=1;sprig=2;tbsp=1.5
cup=45;tbsp=3;handful=20
piece=5;cup=40
cup=120;packet=175
cup=185;tbsp=12
tsp=2.5;tbsp=7.5
tsp=2.5;tbsp=7.5
tbsp=15;tsp=5;cup=240
tbsp=18;tsp=6;cup=290
tbsp=20;tsp=7
cup=225
cup=120;tbsp=7.5;handful=30
cup=90;tbsp=6
tbsp=8;tsp=2.7
tbsp=6;tsp=2;cup=80
tbsp=8;tsp=3
tbsp=15;tsp=5
cup=180;tbsp=11
cup=250;can=410;tbsp=16
tbsp=13.5;tsp=4.5;cup=216;ml=0.91
cup=140;nest=125;packet=200;piece=125;serving=125
piece=15;fillet=60;cup=140;jar=250;slice=15
tbsp=16;tsp=5.3;cup=256
cup=300;tbsp=19
slice=60;piece=750;cup=45
tbsp=17;tsp=5.7;cup=270
tbsp=8;cup=110;tsp=2.7;packet=50
tbsp=20;tsp=7;cup=310
cup=20;bunch=40;leaf=2;tbsp=1.5;piece=2
cup=130;tbsp=8
cup=244;tbsp=15;tsp=5;ml=1.03;glass=240
cup=243;tbsp=15;tsp=5;ml=1.03;glass=240
tbsp=14.2;tsp=4.7;cup=227;stick=113.5;knob=15;pat=5
tbsp=12.8;tsp=4.3;cup=205;ml=0.91
cup=170;tbsp=10.6;piece=0.5
cup=240;tbsp=15;tsp=5;tub=250;packet=250
cup=240;tbsp=15;tsp=5;tub=250;pot=60
tbsp=20;tsp=7;cup=300;jar=411
cup=130;tbsp=9;tsp=3;piece=10
cup=150;tbsp=9.4;handful=30
piece=40;bar=40;cup=60
cup=240;tbsp=15;ml=1.01;can=411
cup=240;tbsp=15;ml=1.01;can=411
cup=245;tbsp=15;tsp=5;tub=350
cup=240;tbsp=15;tsp=5;ml=1
cup=235;tbsp=15;tsp=5
cup=133;piece=80;medium=80;small=50;large=120
cup=80;handful=30
piece=0.5;cup=15;handful=5;tbsp=1
cup=60;bunch=40;sprig=2;tbsp=3.8;leaf=0.5
tbsp=17;tsp=5.7;cup=270;ml=1.1
cup=240;can=800;tbsp=15
piece=2;tbsp=8;tsp=2.7
tsp=3;tbsp=9
cup=150;tbsp=9.4;tsp=3
piece=28
piece=7;cup=50;mini=0.7
piece=60;rack=900
cup=168;piece=20;can=240;jar=170
cup=168;piece=20;jar=170;can=170
cup=258;tbsp=16;tsp=5.4
cup=235;tbsp=14.7;floz=29.5;ml=0.99
cup=180;tbsp=11
cup=165;tbsp=10
cup=205;tbsp=12.8;tsp=4.3
cup=235;tbsp=14.7;floz=29.5;ml=0.99
cup=272;tbsp=17;tsp=5.7;ml=1.15
cup=128;tbsp=8;tsp=2.7
cup=157
cup=156;tbsp=9.7
cup=192;tbsp=12
cup=192
cup=164
cup=200
cup=249;ml=1;can=411
cup=221;can=411;ml=1
cup=240;can=411;ml=1
tsp=4.6;tbsp=13.8;sachet=11
cup=120
cup=150;tbsp=9.4;tsp=3.1
cup=26;piece=2;handful=28;cup crushed=56
tbsp=16;tsp=5.3
slice=8;piece=200;cup=135;link=200
can=340;cup=140;slice=28
piece=32;disc=32;packet=330
cup=225
cup=140;tbsp=9
cup=37
cup=27
cup=63
cup=116;tbsp=7.3
cup=31
bar=40;piece=40
bar=68;piece=68
cup=70;box=206;packet=206
cup=176;packet=454
cup=100;piece=15
piece=50;link=50
piece=85;link=85;packet=340;cup=140;slice=10
cup=29
tbsp=14;cup=229;tsp=4.7
cup=220;tbsp=13.8;tsp=4.6
tbsp=18;tsp=6;cup=280
piece=6;tsp=5
piece=50
piece=40;large=60;small=20;mini=10
piece=115;large=143;medium=115;small=62
cup=85;handful=28
piece=1.6;cup=26;can=158;packet=165
cup=169;piece=130;slice=12
cup=118;piece=20;slice=20
tbsp=14;cup=224;tsp=4.7;stick=113
tbsp=14;cup=224;tsp=4.7;stick=113
can=305;cup=257
can=595;cup=252
can=175;cup=189`,
`Produce
Produce
Produce
Canned & jars
Produce
Produce
Canned & jars
Produce
Produce
Produce
Produce
Produce
Frozen
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Frozen
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Frozen
Canned & jars
Produce
Produce
Frozen
Produce
Produce
Produce
Produce
Produce
Canned & jars
Produce
Frozen
Canned & jars
Canned & jars
Produce
Canned & jars
Produce
Produce
Produce
Chilled & plant-based
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Nuts, seeds & snacks
Produce
Produce
Produce
Produce
Canned & jars
Produce
Produce
Frozen
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Frozen
Frozen
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Canned & jars
Spices & herbs
Canned & jars
Produce
Produce
Produce
Produce
Frozen
Frozen
Produce
Canned & jars
Produce
Produce
Produce
Canned & jars
Oils & condiments
Oils & condiments
Oils & condiments
Baking
Produce
Frozen
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Drinks
Canned & jars
Canned & jars
Produce
Produce
Frozen
Canned & jars
Produce
Produce
Produce
Canned & jars
Produce
Produce
Frozen
Frozen
Frozen
Frozen
Frozen
Frozen
Oils & condiments
Oils & condiments
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Canned & jars
Drinks
Produce
Nuts, seeds & snacks
Produce
Produce
Produce
Produce
Frozen
Produce
Produce
Produce
Nuts, seeds & snacks
Produce
Produce
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Produce
Nuts, seeds & snacks
Nuts, seeds & snacks
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Nuts, seeds & snacks
Produce
Canned & jars
Canned & jars
Produce
Drinks
Produce
Produce
Produce
Produce
Canned & jars
Produce
Produce
Produce
Canned & jars
Drinks
Produce
Produce
Produce
Drinks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Produce
Frozen
Produce
Produce
Frozen
Oils & condiments
Produce
Drinks
Drinks
Canned & jars
Canned & jars
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Baking
Dairy & eggs
Dairy & eggs
Oils & condiments
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Baking
Baking
Baking
Baking
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Baking
Frozen
Baking
Baking
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Canned & jars
Canned & jars
Drinks
Chilled & plant-based
Baking
Baking
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Oils & condiments
Baking
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Grains, pasta & rice
Canned & jars
Canned & jars
Grains, pasta & rice
Canned & jars
Canned & jars
Grains, pasta & rice
Canned & jars
Canned & jars
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Canned & jars
Canned & jars
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Canned & jars
Canned & jars
Baking
Grains, pasta & rice
Grains, pasta & rice
Canned & jars
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Canned & jars
Canned & jars
Canned & jars
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Nuts, seeds & snacks
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Chilled & plant-based
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Frozen
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Canned & jars
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Baking
Baking
Bakery
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Frozen
Frozen
Chilled & plant-based
Chilled & plant-based
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Nuts, seeds & snacks
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Canned & jars
Canned & jars
Canned & jars
Baking
Baking
Baking
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Baking
Nuts, seeds & snacks
Nuts, seeds & snacks
Baking
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Canned & jars
Baking
Baking
Produce
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Dairy & eggs
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Dairy & eggs
Chilled & plant-based
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Canned & jars
Canned & jars
Chilled & plant-based
Canned & jars
Chilled & plant-based
Canned & jars
Chilled & plant-based
Canned & jars
Canned & jars
Canned & jars
Other
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Chilled & plant-based
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Fish & seafood
Fish & seafood
Fish & seafood
Canned & jars
Fish & seafood
Fish & seafood
Canned & jars
Canned & jars
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Canned & jars
Canned & jars
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Canned & jars
Canned & jars
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Canned & jars
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Chilled & plant-based
Baking
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Baking
Baking
Spices & herbs
Spices & herbs
Oils & condiments
Meat
Meat
Oils & condiments
Oils & condiments
Spices & herbs
Spices & herbs
Oils & condiments
Canned & jars
Canned & jars
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Baking
Canned & jars
Oils & condiments
Oils & condiments
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Oils & condiments
Baking
Chilled & plant-based
Baking
Canned & jars
Oils & condiments
Spices & herbs
Spices & herbs
Spices & herbs
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Fish & seafood
Chilled & plant-based
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Canned & jars
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Canned & jars
Canned & jars
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Canned & jars
Canned & jars
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Canned & jars
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Oils & condiments
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Baking
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Produce
Spices & herbs
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Nuts, seeds & snacks
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Nuts, seeds & snacks
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Nuts, seeds & snacks
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Spices & herbs
Spices & herbs
Produce
Produce
Oils & condiments
Produce
Oils & condiments
Spices & herbs
Produce
Oils & condiments
Produce
Produce
Canned & jars
Nuts, seeds & snacks
Canned & jars
Nuts, seeds & snacks
Nuts, seeds & snacks
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Chilled & plant-based
Nuts, seeds & snacks
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Baking
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Canned & jars
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Canned & jars
Canned & jars
Frozen
Fish & seafood
Fish & seafood
Canned & jars
Fish & seafood
Canned & jars
Frozen
Frozen
Frozen
Canned & jars
Baking
Baking
Dairy & eggs
Meat
Meat
Meat
Meat
Meat
Canned & jars
Canned & jars
Meat
Meat
Meat
Meat
Meat
Meat
Canned & jars
Meat
Meat
Meat
Meat
Frozen
Meat
Meat
Meat
Meat
Meat
Nuts, seeds & snacks
Nuts, seeds & snacks
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Baking
Canned & jars
Chilled & plant-based
Grains, pasta & rice
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Oils & condiments
Canned & jars
Canned & jars
Chilled & plant-based
Chilled & plant-based
Oils & condiments
Chilled & plant-based
Baking
Baking
Nuts, seeds & snacks
Baking
Nuts, seeds & snacks
Nuts, seeds & snacks
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Chilled & plant-based
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Canned & jars
Canned & jars
Baking
Produce
Canned & jars
Frozen
Produce
Produce
Canned & jars
Produce
Canned & jars
Canned & jars
Frozen
Drinks
Produce
Frozen
Canned & jars
Frozen
Produce
Produce
Produce
Canned & jars
Produce
Produce
Spices & herbs
Frozen
Canned & jars
Frozen
Frozen
Produce
Produce
Produce
Frozen
Produce
Canned & jars
Frozen
Frozen
Canned & jars
Produce
Canned & jars
Baking
Chilled & plant-based
Chilled & plant-based
Frozen
Frozen
Frozen
Chilled & plant-based
Frozen
Produce
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Frozen
Canned & jars
Frozen
Produce
Canned & jars
Canned & jars
Spices & herbs
Canned & jars
Produce
Frozen
Drinks
Canned & jars
Frozen
Frozen
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Canned & jars
Canned & jars
Canned & jars
Produce
Frozen
Produce
Produce
Nuts, seeds & snacks
Frozen
Canned & jars
Canned & jars
Drinks
Canned & jars
Frozen
Produce
Frozen
Nuts, seeds & snacks
Frozen
Frozen
Frozen
Nuts, seeds & snacks
Frozen
Frozen
Frozen
Frozen
Canned & jars
Chilled & plant-based
Canned & jars
Drinks
Produce
Produce
Canned & jars
Produce
Produce
Canned & jars
Drinks
Nuts, seeds & snacks
Drinks
Drinks
Produce
Spices & herbs
Produce
Canned & jars
Produce
Canned & jars
Produce
Drinks
Drinks
Canned & jars
Produce
Produce
Produce
Spices & herbs
Produce
Drinks
Nuts, seeds & snacks
Canned & jars
Nuts, seeds & snacks
Nuts, seeds & snacks
Frozen
Nuts, seeds & snacks
Nuts, seeds & snacks
Canned & jars
Canned & jars
Drinks
Nuts, seeds & snacks
Canned & jars
Frozen
Drinks
Drinks
Drinks
Drinks
Nuts, seeds & snacks
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Bakery
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Baking
Baking
Baking
Grains, pasta & rice
Baking
Baking
Baking
Nuts, seeds & snacks
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Baking
Nuts, seeds & snacks
Baking
Baking
Baking
Nuts, seeds & snacks
Baking
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Frozen
Frozen
Baking
Frozen
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Frozen
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Nuts, seeds & snacks
Bakery
Bakery
Baking
Bakery
Bakery
Bakery
Bakery
Bakery
Bakery
Frozen
Chilled & plant-based
Chilled & plant-based
Bakery
Bakery
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Frozen
Frozen
Frozen
Grains, pasta & rice
Chilled & plant-based
Chilled & plant-based
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Chilled & plant-based
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Baking
Baking
Baking
Dairy & eggs
Dairy & eggs
Dairy & eggs
Frozen
Frozen
Frozen
Frozen
Baking
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Produce
Produce
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Spices & herbs
Produce
Produce
Produce
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Canned & jars
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Canned & jars
Canned & jars
Canned & jars
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Chilled & plant-based
Canned & jars
Oils & condiments
Chilled & plant-based
Oils & condiments
Oils & condiments
Oils & condiments
Canned & jars
Canned & jars
Canned & jars
Spices & herbs
Oils & condiments
Canned & jars
Canned & jars
Nuts, seeds & snacks
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Produce
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Canned & jars
Spices & herbs
Oils & condiments
Oils & condiments
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Baking
Drinks
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Baking
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Dairy & eggs
Chilled & plant-based
Canned & jars
Chilled & plant-based
Chilled & plant-based
Baking
Baking
Baking
Nuts, seeds & snacks
Baking
Baking
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Frozen
Meat
Meat
Meat
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Canned & jars
Fish & seafood
Canned & jars
Frozen
Fish & seafood
Canned & jars
Frozen
Oils & condiments
Oils & condiments
Bakery
Spices & herbs
Oils & condiments
Baking
Baking
Baking
Baking
Bakery
Frozen
Canned & jars
Frozen
Baking
Nuts, seeds & snacks
Nuts, seeds & snacks
Spices & herbs
Oils & condiments
Drinks
Bakery
Baking
Oils & condiments
Grains, pasta & rice
Fish & seafood
Fish & seafood
Fish & seafood
Meat
Produce
Produce
Produce
Produce
Grains, pasta & rice
Grains, pasta & rice
Drinks
Grains, pasta & rice
Dairy & eggs
Drinks
Drinks
Canned & jars
Canned & jars
Meat
Dairy & eggs
Baking
Baking
Baking
Baking
Chilled & plant-based
Canned & jars
Canned & jars
Chilled & plant-based
Baking
Frozen
Frozen
Nuts, seeds & snacks
Frozen
Grains, pasta & rice
Bakery
Bakery
Produce
Produce
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Meat
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Fish & seafood
Meat
Chilled & plant-based
Baking
Bakery
Meat
Canned & jars
Nuts, seeds & snacks
Nuts, seeds & snacks
Baking
Chilled & plant-based
Spices & herbs
Oils & condiments
Baking
Spices & herbs
Baking
Spices & herbs
Chilled & plant-based
Other
Spices & herbs
Produce
Chilled & plant-based
Grains, pasta & rice
Grains, pasta & rice
Other
Spices & herbs
Canned & jars
Other
Chilled & plant-based
Grains, pasta & rice
Oils & condiments
Bakery
Frozen
Bakery
Bakery
Baking
Baking
Nuts, seeds & snacks
Baking
Frozen
Spices & herbs
Frozen
Baking
Baking
Bakery
Nuts, seeds & snacks
Frozen
Bakery
Nuts, seeds & snacks
Nuts, seeds & snacks
Canned & jars
Spices & herbs
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Nuts, seeds & snacks
Dairy & eggs
Dairy & eggs
Fish & seafood
Grains, pasta & rice
Frozen
Grains, pasta & rice
Baking
Fish & seafood
Spices & herbs
Baking
Baking
Spices & herbs
Spices & herbs
Canned & jars
Drinks
Canned & jars
Produce
Canned & jars
Chilled & plant-based
Spices & herbs
Spices & herbs
Canned & jars
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Oils & condiments
Meat
Meat
Meat
Fish & seafood
Canned & jars
Bakery
Spices & herbs
Spices & herbs
Spices & herbs
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Nuts, seeds & snacks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Drinks
Meat
Produce
Spices & herbs
Canned & jars
Canned & jars
Canned & jars
Oils & condiments
Baking
Nuts, seeds & snacks
Grains, pasta & rice
Oils & condiments
Oils & condiments
Nuts, seeds & snacks
Produce
Produce
Canned & jars
Chilled & plant-based
Canned & jars
Frozen
Nuts, seeds & snacks
Chilled & plant-based
Chilled & plant-based
Fish & seafood
Fish & seafood
Fish & seafood
Meat
Baking
Baking
Baking
Oils & condiments
Oils & condiments
Baking
Nuts, seeds & snacks
Produce
Produce
Produce
Nuts, seeds & snacks
Nuts, seeds & snacks
Baking
Grains, pasta & rice
Spices & herbs
Spices & herbs
Oils & condiments
Oils & condiments
Canned & jars
Meat
Nuts, seeds & snacks
Spices & herbs
Baking
Spices & herbs
Baking
Oils & condiments
Grains, pasta & rice
Canned & jars
Oils & condiments
Chilled & plant-based
Fish & seafood
Baking
Baking
Bakery
Oils & condiments
Baking
Canned & jars
Produce
Baking
Dairy & eggs
Chilled & plant-based
Dairy & eggs
Oils & condiments
Baking
Dairy & eggs
Dairy & eggs
Canned & jars
Baking
Nuts, seeds & snacks
Baking
Canned & jars
Canned & jars
Chilled & plant-based
Chilled & plant-based
Oils & condiments
Produce
Produce
Produce
Produce
Oils & condiments
Canned & jars
Spices & herbs
Spices & herbs
Grains, pasta & rice
Dairy & eggs
Baking
Meat
Canned & jars
Canned & jars
Canned & jars
Oils & condiments
Grains, pasta & rice
Grains, pasta & rice
Oils & condiments
Drinks
Oils & condiments
Baking
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Canned & jars
Canned & jars
Canned & jars
Baking
Baking
Baking
Nuts, seeds & snacks
Oils & condiments
Meat
Canned & jars
Chilled & plant-based
Meat
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Grains, pasta & rice
Nuts, seeds & snacks
Nuts, seeds & snacks
Grains, pasta & rice
Grains, pasta & rice
Produce
Meat
Meat
Grains, pasta & rice
Chilled & plant-based
Oils & condiments
Oils & condiments
Canned & jars
Frozen
Frozen
Bakery
Nuts, seeds & snacks
Nuts, seeds & snacks
Frozen
Frozen
Chilled & plant-based
Chilled & plant-based
Canned & jars
Canned & jars
Canned & jars`,
`Produce
Produce
Produce
Pantry
Produce
Produce
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Produce
Produce
Proteins
Produce
Produce
Produce
Produce
Produce
Pantry
Produce
Produce
Pantry
Pantry
Produce
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Produce
Produce
Produce
Produce
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Pantry
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Produce
Produce
Produce
Pantry
Pantry
Pantry
Pantry
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Produce
Produce
Produce
Pantry
Produce
Produce
Produce
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Proteins
Pantry
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Pantry
Produce
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Produce
Produce
Pantry
Pantry
Pantry
Pantry
Produce
Pantry
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Produce
Pantry
Pantry
Produce
Pantry
Produce
Produce
Produce
Produce
Pantry
Produce
Produce
Produce
Pantry
Pantry
Produce
Produce
Produce
Pantry
Pantry
Pantry
Pantry
Produce
Produce
Produce
Produce
Produce
Pantry
Produce
Pantry
Pantry
Pantry
Pantry
Proteins
Proteins
Proteins
Proteins
Pantry
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Pantry
Dairy & Alternatives
Pantry
Pantry
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Pantry
Pantry
Pantry
Dairy & Alternatives
Pantry
Pantry
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Pantry
Pantry
Proteins
Proteins
Proteins
Proteins
Proteins
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Pantry
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Produce
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Dairy & Alternatives
Dairy & Alternatives
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Pantry
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Proteins
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Dairy & Alternatives
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Proteins
Produce
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Pantry
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Proteins
Dairy & Alternatives
Dairy & Alternatives
Pantry
Pantry
Pantry
Pantry
Produce
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Pantry
Produce
Produce
Pantry
Produce
Pantry
Pantry
Produce
Pantry
Produce
Produce
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Proteins
Proteins
Proteins
Proteins
Pantry
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Pantry
Pantry
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Pantry
Proteins
Proteins
Proteins
Proteins
Pantry
Pantry
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Pantry
Pantry
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Proteins
Pantry
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Pantry
Produce
Produce
Proteins
Proteins
Pantry
Proteins
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Pantry
Proteins
Proteins
Proteins
Produce
Proteins
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Produce
Produce
Pantry
Produce
Pantry
Produce
Pantry
Produce
Produce
Produce
Produce
Produce
Pantry
Produce
Produce
Pantry
Produce
Produce
Pantry
Pantry
Pantry
Produce
Produce
Produce
Pantry
Produce
Produce
Produce
Pantry
Pantry
Pantry
Pantry
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Produce
Pantry
Produce
Produce
Produce
Produce
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Produce
Produce
Produce
Pantry
Produce
Produce
Produce
Produce
Produce
Dairy & Alternatives
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Produce
Produce
Produce
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Produce
Produce
Produce
Pantry
Produce
Produce
Pantry
Produce
Pantry
Pantry
Produce
Pantry
Pantry
Produce
Pantry
Produce
Pantry
Produce
Produce
Produce
Produce
Produce
Produce
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Produce
Produce
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Produce
Produce
Produce
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Proteins
Proteins
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Produce
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Pantry
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Proteins
Produce
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Pantry
Proteins
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Proteins
Proteins
Proteins
Produce
Produce
Produce
Produce
Pantry
Proteins
Pantry
Pantry
Proteins
Pantry
Pantry
Proteins
Proteins
Proteins
Proteins
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Pantry
Pantry
Proteins
Proteins
Pantry
Proteins
Pantry
Pantry
Pantry
Produce
Produce
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Pantry
Pantry
Proteins
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Dairy & Alternatives
Pantry
Pantry
Produce
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Produce
Pantry
Pantry
Pantry
Pantry
Dairy & Alternatives
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Proteins
Proteins
Pantry
Pantry
Pantry
Pantry
Proteins
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Produce
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Proteins
Proteins
Proteins
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Produce
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Produce
Produce
Pantry
Produce
Produce
Produce
Pantry
Proteins
Proteins
Proteins
Proteins
Proteins
Proteins
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Produce
Produce
Produce
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Produce
Pantry
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Dairy & Alternatives
Pantry
Dairy & Alternatives
Dairy & Alternatives
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Dairy & Alternatives
Dairy & Alternatives
Pantry
Produce
Produce
Produce
Produce
Pantry
Pantry
Pantry
Pantry
Pantry
Dairy & Alternatives
Pantry
Proteins
Produce
Produce
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Proteins
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Proteins
Proteins
Pantry
Proteins
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Produce
Proteins
Proteins
Pantry
Dairy & Alternatives
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Pantry
Produce
Produce
Dairy & Alternatives
Dairy & Alternatives
Pantry
Produce
Produce`,
`337 1 piece
80;120;142 5 oz;200
250 1 bunch;450 1 bunch
140 225 g can;140 8 oz can
200;300
122 1 piece
240 400 g can;250 15 oz can
250 1 bunch;340 1 bunch
170 1 piece;500
350;454 1 lb;500
400 1 bunch
400 1 bunch
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag
250;400;454 1 lb
845 1 piece
937 1 piece
986 1 piece
198 1 piece
900 1 head
900 1 head
800 1 head
900 1 head
69 1 piece;454 1 lb;500;1000 1 kg
300;454 1 lb;500
486 1 piece
650 1 head;1000 1 kg
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag
600 1 piece
450;454 1 lb
250 1 bunch;340 1 bunch
60 1 piece
500 1 head
250 1 bunch;340 1 bunch
189 1 piece
340 12 oz bag;454 16 oz bag;500 500 g bag;900 900 g bag
211 340 g can;260 15.25 oz can
289 1 piece
428 1 piece
340 12 oz bag;500 500 g bag;1000 1 kg bag
565 1 piece
250;454 1 lb;500
325 1 piece
50 1 head
100;200
250 400 g jar;300 16 oz jar
250;454 1 lb;500
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag
220 400 g can;225 14.5 oz can
220 400 g can;230 14 oz can
15 1 piece
200 12 oz jar;220 400 g jar
250;454 1 lb;500
716 1 piece
200 1 bunch;200
250 250 g jar;397 14 oz jar;400 400 g jar
435 1 piece
202 1 piece
90 3 stalks
220 1 piece
319 1 piece
567 1 piece
360 1 head
309 1 head
146 1 piece
200;227 8 oz;250
200;227 8 oz;250
87 1 piece
99 3.5 oz;100;125;150
28 1 oz;30;50
99 3.5 oz;100;125;150
99 3.5 oz;100;125;150
99 3.5 oz;100;125;150
99 3.5 oz;100;125;150
113 4 oz can;170 290 g can
250 1 bunch;340 1 bunch
250;454 1 lb
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag
122 1 piece;1000 1 kg
122 1 piece;1000 1 kg
222 1 piece;1000 1 kg
100 1 bunch
100;250
141 1 piece
150;200;227 8 oz
250;454 1 lb;500
340 12 oz bag;454 16 oz bag;500 500 g bag;900 900 g bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag
145 1 piece
145 1 piece
227 1 piece
27 1 piece
27 1 piece
6 1 piece
56 1 piece
113 113 g can;113 4 oz can;198 7 oz can
50;57 2 oz;100
260 350 g jar;280 12 oz jar
263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb
263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb
263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb
263 1 piece;1000 1 kg;2000 2 kg;2268 5 lb
750;794 28 oz;1000 1 kg
700;850 30 oz
500;1000 1 kg
425 15 oz can;425 425 g can
250 1 head
200 1 bunch
454 1 piece
350 500 g jar;680 24 oz jar
50;100
50;100
50;100
30;50
200;283 10 oz;300
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag
80;120;142 5 oz;200
148 1 piece;907 2 lb;1000 1 kg
291 1 piece
284 1 piece
250;454 1 lb
135 1 piece;454 1 lb;500
250;283 10 oz;330;454 1 lb
68 1 piece;454 1 lb;500
135 1 piece
400 400 g can;411 14.5 oz can;794 28 oz can;800 800 g can
400 400 g can;411 14.5 oz can;794 28 oz can;800 800 g can
400 400 g can;411 14.5 oz can;794 28 oz can;800 800 g can
140 140 g can;170 6 oz can;200 200 g tube
500 500 g carton;680 24 oz jar;700 700 g jar
227 8 oz can;400 400 g can;425 15 oz can
1027 1 l carton;1397 46 fl oz bottle
100;198 7 oz jar;200 200 g jar
100;198 7 oz jar;200 200 g jar
151 1 piece
250 1 bunch;340 1 bunch
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag
140 225 g can;140 8 oz can
80;120;142 5 oz;200
218 1 piece
300;454 1 lb
240 400 g can;255 15 oz can
205 1 piece
250 1 bunch;340 1 bunch
300 300 g bag;340 12 oz bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag;1000 1 kg bag
750;794 28 oz;1000 1 kg
340 12 oz bag;500 500 g bag;1000 1 kg bag
150 150 g jar;227 8 oz jar
43 1.5 oz tube;43 43 g tube
20;21 0.75 oz;30 1 bunch
20;21 0.75 oz
30;60 1 bunch
20;21 0.75 oz;30 1 bunch
20;21 0.75 oz;30 1 bunch
60 1 bunch
20;21 0.75 oz
20;21 0.75 oz
202 1 piece;1000 1 kg;1361 3 lb
186 1 piece;1000 1 kg;1361 3 lb
400 400 g jar;680 24 oz jar;680 680 g jar
984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle
38 1 piece
150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag
203 1 piece
184 1 piece
150;170;170 6 oz
125;150;170 6 oz;300;312 11 oz
340 12 oz bag;400 400 g bag;500 500 g bag;1000 1 kg bag;1361 3 lb bag
1082 1 piece
250;454 1 lb;500
250;454 1 lb;500
150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag
96 1 piece;907 2 lb;1000 1 kg
300;340 12 oz
150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag
150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag
150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag
150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag
51 1 piece
150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag
150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag
502 1 piece
400;500;907 2 lb
71 1 piece
2783 1 piece
400;1000 1 kg
91 1 piece
109 1 piece
48 1 lemon;206 200 ml bottle;258 250 ml bottle;457 15 fl oz bottle
6 1 lemon
80 1 piece
44 1 lime;206 200 ml bottle;258 250 ml bottle;457 15 fl oz bottle
250;500
114 1 piece
292 1 piece
150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag
156 1 piece
120 200 g jar;170 340 g jar;170 6 oz can
120 200 g jar;170 340 g jar;170 6 oz can
179 1 piece
984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle
6 1 orange
253 1 piece
35 1 piece
156 1 piece
250 400 g can;350 20 oz can
198 1 piece
200 1 piece
1775 1 piece
250 400 g can;350 20 oz can
984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle
275 1 piece
70 1 piece
100;142 5 oz;150
984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle
250 250 g bag;340 12 oz bag;500 500 g bag
150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag
150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag
150;170;170 6 oz
340 12 oz bag;400 400 g bag;500 500 g bag;1000 1 kg bag;1361 3 lb bag
400;454 1 lb
250;400;454 1 lb
340 12 oz bag;400 400 g bag;500 500 g bag;1000 1 kg bag;1361 3 lb bag
200;397 14 oz;400
1000 1 kg;4000 4 kg
984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle
984 32 fl oz bottle;1040 1 l carton;1968 64 fl oz bottle
250 250 g jar;397 14 oz can
110 225 g jar;140 10 oz jar
400 pack of 6;680 dozen
454 16 oz carton;500 500 g carton
102 pack of 6
120 pack of 12
250;500
227;250;454 1 lb
227;250;454 1 lb
250 250 g jar;369 13 oz jar;500 500 g jar
975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle
975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle
975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle
975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle
975 32 fl oz carton;1030 1 l carton
518 500 ml carton;979 32 fl oz carton;1035 1 l carton
376 12 fl oz can;410 410 g can
397 14 oz can;397 397 g can
300;400;726 25.6 oz
300;400;726 25.6 oz
482 473 ml carton;483 16 fl oz carton
250 250 ml carton;300 300 ml carton;473 16 fl oz carton;500 500 ml carton
250 250 ml carton;300 300 ml carton;473 16 fl oz carton;500 500 ml carton
198 7 oz can;250 250 g can
200;227 8 oz;300;454 16 oz
200;227 8 oz;300;454 16 oz
150;500;907 32 oz;1000 1 kg
150;500;907 32 oz;1000 1 kg
150;500;907 32 oz;1000 1 kg
170;450;500;907 32 oz;1000 1 kg
170;450;500;907 32 oz;1000 1 kg
170;450;500;907 32 oz;1000 1 kg
518 500 ml bottle;979 32 fl oz bottle;1035 1 l bottle
200;300;454 16 oz
200;300;454 16 oz
200;300;454 16 oz
180;200;227 8 oz
180;200;227 8 oz
250;425 15 oz;500
250;425 15 oz;500
125;227 8 oz;250
200;227 8 oz;250;400;454 16 oz
200;227 8 oz;250;400;454 16 oz
200;227 8 oz;250
200;227 8 oz;250;400;454 16 oz
200;227 8 oz;250;400;454 16 oz
100;142 5 oz;150;200;227 8 oz
100;142 5 oz;150;200;227 8 oz
100;142 5 oz;150;200;227 8 oz
100;142 5 oz;150;200;227 8 oz
150;200;227 8 oz
100;113 4 oz;150
150;170 6 oz;200
100;142 5 oz;150
100;142 5 oz;150
150;200;227 8 oz;250
150;200;227 8 oz;250
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
200;250;283 10 oz
200;250;283 10 oz
200;250;283 10 oz
200;227 8 oz;250;400;454 16 oz
200;340 12 oz
250 250 g jar;369 13 oz can
264 16 fl oz tub;279 500 ml tub;558 1 l tub
500 500 g tub;907 2 lb tub;1000 1 kg tub
500 500 g tub;907 2 lb tub;1000 1 kg tub
975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton
975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton
975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton
975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton
975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton
975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton
194 200 ml can;387 13.5 fl oz can;388 400 ml can
200 200 ml can;399 13.5 fl oz can;400 400 ml can
330 330 ml carton;500 16.9 fl oz carton;1000 1 l carton
400;500;680 24 oz
500 500 g tub;907 2 lb tub;1000 1 kg tub
500 500 g tub;907 2 lb tub;1000 1 kg tub
280;350;397 14 oz;400
280;350;397 14 oz;400
280;350;397 14 oz;400
300;340;349 12.3 oz;454 1 lb
142 5 oz;150;200
200;227 8 oz;250
100;150
150;300;500 500 g tub
283 10 oz bag;500 500 g bag;1000 1 kg bag
284
200;250;255 9 oz
200;250;255 9 oz
200;227 8 oz;250
200;283 10 oz;300
340 340 g jar;454 16 oz jar;500 500 g jar
340 340 g jar;454 16 oz jar;500 500 g jar
340 340 g jar;454 16 oz jar;500 500 g jar
170 170 g jar;250 250 g jar;340 12 oz jar
170 170 g jar;250 250 g jar;340 12 oz jar
340 340 g jar;454 16 oz jar
300 300 g jar;454 16 oz jar
454 1 lb bag;500 500 g bag;1000 1 kg bag
240 400 g can;250 250 g pouch
240 400 g can;255 15 oz can
454 1 lb bag;500 500 g bag;1000 1 kg bag
240 400 g can;250 250 g pouch
240 400 g can;255 15 oz can
454 1 lb bag;500 500 g bag;1000 1 kg bag
240 400 g can;250 250 g pouch
240 400 g can;255 15 oz can
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
240 400 g can;255 15 oz can
240 400 g can;255 15 oz can
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
240 400 g can;250 250 g pouch
240 400 g can;255 15 oz can
500 500 g bag;624 22 oz bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
240 400 g can;250 250 g pouch
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
500 500 g bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
415 415 g can;454 16 oz can
430 430 g can;454 16 oz can
430 430 g can;454 16 oz can
454 1 lb bag;500 500 g bag;1000 1 kg bag
500 500 g bag;907 2 lb bag;1000 1 kg bag
249 8.8 oz pouch;250 250 g pouch
500 500 g bag;907 2 lb bag;1000 1 kg bag
500 500 g bag;907 2 lb bag;1000 1 kg bag
500 500 g bag;907 2 lb bag;1000 1 kg bag
500 500 g bag;907 2 lb bag;1000 1 kg bag
500 500 g bag;907 2 lb bag;1000 1 kg bag
249 8.8 oz pouch;250 250 g pouch
500 500 g bag;907 2 lb bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
227 8 oz pouch;250 250 g pouch
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
250 250 g pouch
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
500;510 18 oz;1000 1 kg;1191 42 oz
500;510 18 oz;1000 1 kg;1191 42 oz
400;454 16 oz
400;454 16 oz
400;454 16 oz
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
500 500 g bag;907 2 lb bag
340 12 oz;350
340 12 oz;400;500
454 1 lb;500;1000 1 kg
250
454 1 lb;500;1000 1 kg
340 12 oz;400;500
250;255 9 oz;400
250;340 12 oz;375
200;397 14 oz;400
250;269 9.5 oz
300;397 14 oz
170 6 oz;200
400;567 20 oz;800
400;567 20 oz;800
400;680 24 oz;800
400;454 16 oz;500
400;454 16 oz;500
400;454 16 oz;500
350;397 14 oz;400
600;680 24 oz
400;500;510 18 oz
270 pack of 6;360 pack of 8
300 pack of 4
300 pack of 5;360 pack of 6
300 pack of 5;360 pack of 6
180 pack of 2;360 pack of 4
400 pack of 6
300;397 14 oz
392 pack of 8;490 pack of 10
328 pack of 8
288 pack of 12;720 pack of 30
160 pack of 12
380 pack of 4;475 pack of 5
228 pack of 4;342 pack of 6
176 pack of 4;352 pack of 8
224 pack of 4;448 pack of 8
168 pack of 6;336 pack of 12
228 pack of 4
400;425 15 oz
200;400;425 15 oz
140;142 5 oz
300;454 16 oz
400;408 14.4 oz
250;255 9 oz
300;450;454 16 oz
100;130;142 5 oz
270;454 16 oz;454
320;375;490 17.3 oz
320;400 14.1 oz
340 12 oz;340
200;300;312 11 oz
150;200;227 8 oz
200;250;454 16 oz
1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag
1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag
907 2 lb bag;1000 1 kg bag
1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag
1000 1 kg bag;1500 1.5 kg bag;2268 5 lb bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
250;454 16 oz;500
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
200 200 g bag;450 450 g bag;454 16 oz bag
454 16 oz bag;500 500 g bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
100;200;227 8 oz
100;200;227 8 oz
40;43 1.5 oz;50
21;57 2 oz jar;100
28 1 oz;28;50
50 1.75 oz;50
125;227 8 oz;250
99 3.5 oz;100
200;340 12 oz;340
100;200;312 11 oz
100;200;312 11 oz
100;113 4 oz
52 2 fl oz bottle;53 60 ml bottle
150;200;283 10 oz
454 1 lb bag;500 500 g bag;1000 1 kg bag
340 340 g jar;567 20 oz jar
454 1 lb bag;500 500 g bag;1000 1 kg bag
500 500 g bag;1000 1 kg bag;1814 4 lb bag
500 500 g bag;907 2 lb bag;1000 1 kg bag
500 500 g bag;907 2 lb bag
340 12 oz bottle;340 340 g jar;500 500 g jar
330 330 g bottle;332 250 ml bottle;472 12 fl oz bottle
342 250 ml bottle;476 11.75 fl oz bottle
340 340 g jar;497 12 fl oz bottle
677 470 ml bottle;681 16 fl oz bottle
50;99 3.5 oz;100
340 12 oz jar;340 340 g jar
340 12 oz jar;340 340 g jar
340 340 g jar;482 17 oz jar
350 350 g jar;369 13 oz jar
400 400 g bottle;680 24 oz bottle
100 100 g bag;200 200 g bag;227 8 oz bag
100 100 g bag;200 200 g bag;227 8 oz bag
198 7 oz;200
100 100 g bag;200 200 g bag;227 8 oz bag
100 100 g bag;200 200 g bag;227 8 oz bag
100 100 g bag;200 200 g bag;227 8 oz bag
142 5 oz;180;200
200 200 g bag;227 8 oz bag
200 200 g bag;397 14 oz bag
763 1 piece
100 100 g bag;200 200 g bag;227 8 oz bag
100 100 g bag;200 200 g bag;227 8 oz bag
100 100 g bag;200 200 g bag;227 8 oz bag
200 200 g bag;227 8 oz bag
200 200 g bag;227 8 oz bag
100 100 g bag;200 200 g bag;227 8 oz bag
50 50 g bag;57 2 oz bag;100 100 g bag
100 100 g bag;200 200 g bag;227 8 oz bag
100 100 g bag;200 200 g bag;227 8 oz bag
150 150 g bag;227 8 oz bag;300 300 g bag
150 150 g bag;227 8 oz bag;300 300 g bag
150 150 g bag;227 8 oz bag;300 300 g bag
50;74 2.6 oz;100
150 150 g bag;227 8 oz bag;300 300 g bag
100;113 4 oz;250
100;113 4 oz;250
150 150 g bag;227 8 oz bag;300 300 g bag
458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle
458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle
458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle
458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle
458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle
458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle
229 250 ml bottle;230 8.5 fl oz bottle
300 300 g jar;397 14 oz jar;500 500 g jar
229 250 ml bottle;230 8.5 fl oz bottle
458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle
229 250 ml bottle;230 8.5 fl oz bottle
229 250 ml bottle;230 8.5 fl oz bottle
300 300 g jar;397 14 oz jar;500 500 g jar
458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle
140 140 g can;142 5 oz can
250;454 1 lb
300 300 g jar;397 14 oz jar
198 7 oz jar;200 200 g jar
200 200 g jar
250;454 1 lb
250;454 1 lb
250;369 13 oz
400 400 g jar;425 15 oz jar;850 30 oz jar
400 400 g jar;425 15 oz jar;850 30 oz jar
240 240 g jar;340 12 oz jar
254 250 ml bottle;480 16 fl oz bottle
248 250 ml bottle;470 16 fl oz bottle
248 250 ml bottle;470 16 fl oz bottle
259 250 ml bottle;490 16 fl oz bottle
264 250 ml bottle;500 16 fl oz bottle
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
10 10 g jar;14 0.5 oz jar;15 15 g jar
10 10 g jar;14 0.5 oz jar;15 15 g jar
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
10 10 g jar;14 0.5 oz jar;15 15 g jar
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
10 10 g jar;14 0.5 oz jar;15 15 g jar
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
10 10 g jar;14 0.5 oz jar;15 15 g jar
40 40 g jar;57 2 oz jar;100 100 g bag
10 10 g jar;14 0.5 oz jar;15 15 g jar
40 40 g jar;57 2 oz jar;100 100 g bag
10 10 g jar;14 0.5 oz jar;15 15 g jar
1;2
10 10 g jar;14 0.5 oz jar;15 15 g jar
10 10 g jar;14 0.5 oz jar;15 15 g jar
10 10 g jar;14 0.5 oz jar;15 15 g jar
40 40 g jar;57 2 oz jar;100 100 g bag
500;737 26 oz;750
28 1 oz;35
252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle
252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle
252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle
270 250 ml bottle;511 16 fl oz bottle;540 500 ml bottle
200 200 g jar;227 8 oz bottle
60 100 g jar;60 3.5 oz jar
460 460 g bottle;567 20 oz bottle
190 350 g jar;400 24 oz jar
250 250 g jar;283 10 oz jar
172 150 ml bottle;288 250 ml bottle;340 10 fl oz bottle
172 150 ml bottle;288 250 ml bottle;340 10 fl oz bottle
172 150 ml bottle;288 250 ml bottle;340 10 fl oz bottle
240 200 ml bottle;240 6.75 fl oz bottle;840 700 ml bottle
304 250 ml bottle;324 9 fl oz bottle
256 8 fl oz bottle;271 250 ml bottle
304 250 ml bottle;360 10 fl oz bottle
174 150 ml bottle;337 290 ml bottle;344 10 fl oz bottle
144 5 fl oz bottle;146 150 ml bottle
257 200 ml bottle;646 17 fl oz bottle
400 400 g bottle;510 18 oz bottle
296 250 ml bottle;350 10 fl oz bottle
300 300 g jar;454 16 oz jar
230 230 g jar;454 16 oz jar
280 280 g can;283 10 oz can;794 28 oz can
350 350 g jar;500 500 g jar;680 24 oz jar
200 200 g jar;397 14 oz jar
170 6 oz jar;190 190 g jar
35 1.25 oz;35
350 350 g jar;500 500 g jar;680 24 oz jar
250 250 g jar;340 12 oz bottle;500 500 g jar
250 250 g jar;340 12 oz bottle;500 500 g jar
250 250 g jar;340 12 oz bottle;500 500 g jar
250 250 g jar;340 12 oz bottle;500 500 g jar
125 125 g jar;125 4.4 oz jar;250 250 g jar
500 500 ml carton;907 32 oz carton;1000 1 l carton
500 500 ml carton;907 32 oz carton;1000 1 l carton
500 500 ml carton;907 32 oz carton;1000 1 l carton
500 500 ml carton;907 32 oz carton;1000 1 l carton
500 500 ml carton;907 32 oz carton;1000 1 l carton
500 500 ml carton;907 32 oz carton;1000 1 l carton
500 500 ml carton;907 32 oz carton;1000 1 l carton
64 2.25 oz;66;80
64 2.25 oz;66;80
295 295 g can;298 10.5 oz can
1000 1 l tap
4000 250 g packet;5400 12 oz packet
500 250 g packet
100 100 g jar;198 7 oz jar
4000 pack of 20
4000 pack of 20
742 750 ml bottle
742 750 ml bottle
363 370 ml bottle;464 16 fl oz bottle
330 330 ml bottle;355 12 fl oz can;355 355 ml can
294 300 ml bottle;706 720 ml bottle
665 700 ml bottle;712 750 ml bottle
665 700 ml bottle;712 750 ml bottle
1000 1 l bottle;1000 33.8 fl oz bottle
300;454 1 lb;500;1000 1 kg
300;454 1 lb;500;1000 1 kg
400;454 1 lb;500;1000 1 kg
300;454 1 lb;500;1000 1 kg
454 1 lb;500;1000 1 kg
907 2 lb;1000 1 kg
300;454 1 lb;500;1000 1 kg
1200 1.2 kg;1500 1.5 kg;1588 3.5 lb
250;400;454 1 lb;500
300;454 1 lb;500;1000 1 kg
900
300;454 1 lb;500;1000 1 kg
300;454 1 lb;500;1000 1 kg
5000 5 kg;5443 12 lb
250;400;454 1 lb;500
250;400;454 1 lb;500
350;400;454 1 lb
2000 2 kg;2268 5 lb
100;150;200;227 8 oz;340 12 oz
100;150;200;227 8 oz;340 12 oz
100;150;200;227 8 oz;340 12 oz
200;227 8 oz;340 12 oz;400
250;400;454 1 lb;500
250;400;454 1 lb;500
250;400;454 1 lb;500
250;400;454 1 lb;500
250;400;454 1 lb;500
225;300;454 1 lb;500
227;300;454 1 lb
227;300;454 1 lb
250;454 1 lb;500;1000 1 kg
454 1 lb;500;600
454 1 lb;500;600
800;907 2 lb;1000 1 kg
400;454 1 lb;500
800;907 2 lb;1000 1 kg
500;907 2 lb;1000 1 kg
454 1 lb;500;600
454 1 lb;500;600
250;454 1 lb;500;1000 1 kg
100;150;200;227 8 oz;340 12 oz
50;81 2.85 oz;85
100;150;200;227 8 oz;340 12 oz
250;454 1 lb;500;1000 1 kg
250;400;454 1 lb;500
250;400;454 1 lb;500
500;907 2 lb;1000 1 kg
500;907 2 lb;1000 1 kg
250;454 1 lb;500;1000 1 kg
400;454 1 lb;500
400;800
250;400;454 1 lb;500
250;454 1 lb;500;1000 1 kg
250;454 1 lb;500;1000 1 kg
250;454 1 lb;500;1000 1 kg
250;400;454 1 lb;500
250;400;454 1 lb;500
400;454 1 lb;500
250;454 1 lb;500;1000 1 kg
250;454 1 lb;500;1000 1 kg
500;907 2 lb;1000 1 kg
1000 1 kg;1361 3 lb;1500 1.5 kg
400;454 1 lb;500
800;907 2 lb;1000 1 kg
800;907 2 lb;1000 1 kg
200;250;340 12 oz;454 16 oz
100;150;200;227 8 oz;340 12 oz
907 2 lb;1000 1 kg
100;150;200;227 8 oz;340 12 oz
100;150;200;227 8 oz;340 12 oz
100;150;200;227 8 oz;340 12 oz
100;150;200;227 8 oz;340 12 oz
400;454 1 lb;500
200;227 8 oz;340 12 oz;400
100;150;200;227 8 oz;340 12 oz
200;227 8 oz;340 12 oz;400
100;150;200;227 8 oz;340 12 oz
100;150;200;227 8 oz;340 12 oz
150;200;227 8 oz
240;300;400;454 1 lb
240;300;400;454 1 lb
240;300;400;454 1 lb
160 213 g can;315 14.75 oz can
100;113 4 oz;150
250;400;454 1 lb
102 145 g can;113 5 oz can
102 145 g can;113 5 oz can
250;400;454 1 lb
250;400;454 1 lb
400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
90 120 g can;92 3.75 oz can
30 50 g can;45 2 oz can
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
200;227 8 oz;250
50;99 3.5 oz jar;100 100 g jar
200;300;400;454 1 lb
113 4 oz can;120 120 g can
120 170 g can;125 6 oz can
150;200;227 8 oz
150;250
250;454 1 lb
200;250;454 1 lb
500;907 2 lb;1000 1 kg
100 184 g can;105 6.5 oz can
500;907 2 lb;1000 1 kg
90 pack of 6;180 pack of 12
250;400;454 1 lb
300;454 1 lb;500
200;227 8 oz;250
125;142 5 oz;150
200;250;283 10 oz
200;250;283 10 oz
200;227 8 oz;250
200;227 8 oz;250
170;450;500;907 32 oz;1000 1 kg
250;454 16 oz
200;227 8 oz
350;400;454 16 oz
350;400;454 16 oz
272 8 fl oz bottle;288 250 ml bottle
113 4 oz jar;114 114 g jar;200 200 g jar
113 4 oz jar;114 114 g jar;200 200 g jar
200;499 17.6 oz;500
90 90 g jar;180 180 g jar;283 10 oz jar
200;400;425 15 oz
200;227 8 oz
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
25;50
80;100;113 4 oz
80;100;113 4 oz
169 150 ml bottle;334 10 fl oz bottle;339 300 ml bottle
252 250 ml bottle;476 16 fl oz bottle;503 500 ml bottle
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
198 198 g can;198 7 oz can
500 500 ml carton;1000 1 l carton
403 13.5 fl oz can;404 400 ml can
227 8 oz;250;400
227 8 oz;250;400
450 450 g bag;907 32 oz bag;1000 1 kg bag
500 500 g bag;624 22 oz bag;1000 1 kg bag
64 2.25 oz;66;80
200 200 g jar;227 8 oz jar
198 7 oz jar;200 200 g jar
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
100;200 200 g jar;340 12 oz jar
500 500 g tub;907 2 lb tub;1000 1 kg tub
975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton
250;454 16 oz;500
120 200 g jar;170 340 g jar;170 6 oz can
150;300;500 500 g tub
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
300;340 12 oz;400
300 300 g bag;397 14 oz bag
80;120;142 5 oz;200
500;680 1.5 lb;750
200;227 8 oz;250
150;200;227 8 oz
20;21 0.75 oz;30 1 bunch
10;20
50;100
240;300;400;454 1 lb
150;200;227 8 oz
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
100;113 4 oz;150
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
90 120 g can;92 3.75 oz can
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
240;300;400;454 1 lb
240;300;400;454 1 lb
240;300;400;454 1 lb
240;300;400;454 1 lb
240;300;400;454 1 lb
160 213 g can;315 14.75 oz can
90 120 g can;92 3.75 oz can
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
250;400;454 1 lb
102 145 g can;113 5 oz can
102 145 g can;113 5 oz can
250;400;454 1 lb
250;400;454 1 lb
100;113 4 oz;150
250;400;454 1 lb
250;400;454 1 lb
100;113 4 oz;150
50;99 3.5 oz jar;100 100 g jar
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
150;250
200;250;454 1 lb
250;400;454 1 lb
100 184 g can;105 6.5 oz can
300;454 1 lb;500;1000 1 kg
300;454 1 lb;500;1000 1 kg
400;454 1 lb;500;1000 1 kg
300;454 1 lb;500;1000 1 kg
1200 1.2 kg;1500 1.5 kg;1588 3.5 lb
4000 4 kg;4536 10 lb
900;907 2 lb
350;400;454 1 lb
300;454 1 lb;500;1000 1 kg
300;454 1 lb;500;1000 1 kg
300;454 1 lb;500;1000 1 kg
300;454 1 lb;500;1000 1 kg
225;300;454 1 lb;500
1000 1 kg;1361 3 lb;1500 1.5 kg
225;300;454 1 lb;500
250;454 1 lb;500;1000 1 kg
250;400;454 1 lb;500
250;454 1 lb;500;1000 1 kg
250;454 1 lb;500;1000 1 kg
250;454 1 lb;500;1000 1 kg
250;454 1 lb;500;1000 1 kg
300 300 g jar;397 14 oz jar
400;454 1 lb;500
454 1 lb;500;600
454 1 lb;500;600
454 1 lb;500;600
500;907 2 lb;1000 1 kg
400;800
500;907 2 lb;1000 1 kg
250;454 1 lb;500;1000 1 kg
250;454 1 lb;500;1000 1 kg
250;454 1 lb;500;1000 1 kg
250;454 1 lb;500;1000 1 kg
250;454 1 lb;500;1000 1 kg
250;454 1 lb;500;1000 1 kg
250;454 1 lb;500;1000 1 kg
400;454 1 lb;500
800;907 2 lb;1000 1 kg
1000 1 kg;1361 3 lb;1500 1.5 kg
800;907 2 lb;1000 1 kg
200;340 12 oz
100;150;200;227 8 oz;340 12 oz
200;227 8 oz;340 12 oz
150;200;227 8 oz;340 12 oz
100;150;200;227 8 oz;340 12 oz
100;150;200;227 8 oz;340 12 oz
100;150;200;227 8 oz;340 12 oz
100;150;200;227 8 oz;340 12 oz
150;200;227 8 oz
200;227 8 oz;250;400;454 16 oz
150;200;227 8 oz;250
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
100;113 4 oz;150
200;227 8 oz;250;400;454 16 oz
200;250;283 10 oz
200;250;283 10 oz
200;250;283 10 oz
200;250;283 10 oz
975 32 fl oz carton;1030 1 l carton
300;400;726 25.6 oz
975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle
975 32 fl oz carton;1030 1 l carton;1949 64 fl oz carton;2060 2 l bottle
120 pack of 12
200;227 8 oz;300;454 16 oz
250 250 ml carton;300 300 ml carton;473 16 fl oz carton;500 500 ml carton
10 10 g jar;14 0.5 oz jar;15 15 g jar
40 40 g jar;57 2 oz jar;100 100 g bag
40 40 g jar;57 2 oz jar;100 100 g bag
10 10 g jar;14 0.5 oz jar;15 15 g jar
20;21 0.75 oz;30 1 bunch
10 10 g jar;14 0.5 oz jar;15 15 g jar
248 250 ml bottle;470 16 fl oz bottle
264 250 ml bottle;500 16 fl oz bottle
248 250 ml bottle;470 16 fl oz bottle
254 250 ml bottle;480 16 fl oz bottle
254 250 ml bottle;480 16 fl oz bottle
248 250 ml bottle;470 16 fl oz bottle
458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle
458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle
229 250 ml bottle;230 8.5 fl oz bottle
229 250 ml bottle;230 8.5 fl oz bottle
300 300 g jar;397 14 oz jar;500 500 g jar
198 7 oz jar;200 200 g jar
198 7 oz jar;200 200 g jar
458 16.9 fl oz bottle;458 500 ml bottle;916 1 l bottle
71 1 piece
253 1 piece
150;170;170 6 oz
150;170;170 6 oz
150;170;170 6 oz
150;170;170 6 oz
150;170;170 6 oz
150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag
96 1 piece;907 2 lb;1000 1 kg
250;500
38 1 piece
150;170;170 6 oz
502 1 piece
71 1 piece
202 1 piece;1000 1 kg;1361 3 lb
253 1 piece
253 1 piece
198 1 piece
275 1 piece
71 1 piece
150 150 g bag;227 8 oz bag;250 250 g bag;500 500 g bag
202 1 piece;1000 1 kg;1361 3 lb
200;300
218 1 piece
141 1 piece
450;454 1 lb
250 1 bunch;340 1 bunch
80;120;142 5 oz;200
250;454 1 lb;500
250;454 1 lb;500
80;120;142 5 oz;200
218 1 piece
218 1 piece
28 1 oz;30;50
99 3.5 oz;100;125;150
284 1 piece
80;120;142 5 oz;200
141 1 piece
200;300
937 1 piece
200;283 10 oz;300
250 1 bunch;340 1 bunch
716 1 piece
218 1 piece
50;57 2 oz;100
50;57 2 oz;100
250 1 bunch;450 1 bunch
30;60 1 bunch
150 150 g jar;227 8 oz jar
650 1 head;1000 1 kg
190 350 g jar;400 24 oz jar
10 10 g jar;14 0.5 oz jar;15 15 g jar
200;300
50;100
200;283 10 oz;300
200;300
142 5 oz;180;200
100 100 g bag;200 200 g bag;227 8 oz bag
200 200 ml can;399 13.5 fl oz can;400 400 ml can
150 150 g bag;227 8 oz bag;300 300 g bag
150 150 g bag;227 8 oz bag;300 300 g bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
200;250;255 9 oz
200;300;312 11 oz
240 400 g can;250 250 g pouch
240 400 g can;255 15 oz can
240 400 g can;250 250 g pouch
240 400 g can;250 250 g pouch
240 400 g can;250 250 g pouch
240 400 g can;250 250 g pouch
240 400 g can;255 15 oz can
240 400 g can;250 250 g pouch
240 400 g can;250 250 g pouch
240 400 g can;250 250 g pouch
240 400 g can;255 15 oz can
240 400 g can;250 250 g pouch
240 400 g can;250 250 g pouch
240 400 g can;255 15 oz can
240 400 g can;250 250 g pouch
240 400 g can;250 250 g pouch
454 1 lb bag;500 500 g bag;1000 1 kg bag
249 8.8 oz pouch;250 250 g pouch
500;510 18 oz;1000 1 kg;1191 42 oz
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
250;340 12 oz;375
250 250 g pouch
227 8 oz pouch;250 250 g pouch
249 8.8 oz pouch;250 250 g pouch
250
250
250
250
227 8 oz pouch;250 250 g pouch
227 8 oz pouch;250 250 g pouch
250 250 g pouch
227 8 oz pouch;250 250 g pouch
249 8.8 oz pouch;250 250 g pouch
249 8.8 oz pouch;250 250 g pouch
249 8.8 oz pouch;250 250 g pouch
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
500;600;907 2 lb
500;600;907 2 lb
500;600;907 2 lb
500;600;907 2 lb
500;600;907 2 lb
500;600;907 2 lb
250;454 1 lb;500
250;454 1 lb;500
150;200;227 8 oz;340 12 oz
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
500;600;907 2 lb
500;600;907 2 lb
500;600;907 2 lb
900;907 2 lb;1500 1.5 kg
500;600;907 2 lb
500;600;907 2 lb
500;600;907 2 lb
900;907 2 lb;1500 1.5 kg
500;600;907 2 lb
500;600;907 2 lb
500;600;907 2 lb
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
240;300;400;454 1 lb
240;300;400;454 1 lb
240;300;400;454 1 lb
240;300;400;454 1 lb
240;300;400;454 1 lb
240;300;400;454 1 lb
240;300;400;454 1 lb
240;300;400;454 1 lb
250;340 12 oz;400
240;300;400;454 1 lb
250;340 12 oz;400
170 170 g can;170 6 oz can
240;300;400;454 1 lb
240;300;400;454 1 lb
240;300;400;454 1 lb
250;340 12 oz;400
240;300;400;454 1 lb
240;300;400;454 1 lb
170 170 g can;170 6 oz can
200 200 g jar;227 8 oz jar;300 300 g jar
300;340 12 oz;400
240;300;400;454 1 lb
240;300;400;454 1 lb
170 170 g can;170 6 oz can
240;300;400;454 1 lb
946 32 fl oz carton;1000 1 l carton
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
200 200 g jar;227 8 oz jar;300 300 g jar
150 150 g bag;200 200 g bag;227 8 oz bag
150 150 g bag;200 200 g bag;227 8 oz bag
473 16 fl oz carton;500 500 ml carton;1000 1 l carton
340 12 oz;400;454 1 lb;500
150;200;227 8 oz;340 12 oz
150;200;227 8 oz;340 12 oz
340 12 oz;400;454 1 lb;500
340 12 oz;400;454 1 lb;500
340 340 g can;340 12 oz can
340 340 g can;340 12 oz can
150;200;227 8 oz;340 12 oz
150;200;227 8 oz;340 12 oz
150;200;227 8 oz;340 12 oz
150;200;227 8 oz;340 12 oz
150;200;227 8 oz;340 12 oz
150;200;227 8 oz;340 12 oz
130 130 g can;130 4.6 oz can
340 12 oz;400;454 1 lb;500
340 12 oz;400;454 1 lb;500
340 12 oz;400;454 1 lb;500
150;200;227 8 oz;340 12 oz
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
150;200;227 8 oz;340 12 oz
340 12 oz;400;454 1 lb;500
340 12 oz;400;454 1 lb;500
340 12 oz;400;454 1 lb;500
150;200;227 8 oz;340 12 oz
150 150 g bag;200 200 g bag;227 8 oz bag
150 150 g bag;200 200 g bag;227 8 oz bag
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
946 32 fl oz carton;1000 1 l carton
946 32 fl oz carton;1000 1 l carton
946 32 fl oz carton;1000 1 l carton
946 32 fl oz carton;1000 1 l carton
946 32 fl oz carton;1000 1 l carton
946 32 fl oz carton;1000 1 l carton
946 32 fl oz carton;1000 1 l carton
946 32 fl oz carton;1000 1 l carton
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
450;500;680 24 oz
450;500;680 24 oz
450;500;680 24 oz
450;500;680 24 oz
280;350;400 14 oz;400
150 150 g bag;200 200 g bag;227 8 oz bag
240 400 g can;255 15 oz can
300;340 12 oz;400
454 1 lb bag;500 500 g bag;1000 1 kg bag
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
250 250 ml bottle;284 10 fl oz bottle
240 400 g can;255 15 oz can
400 400 g jar;425 15 oz jar
300;340 12 oz;400
150 150 g bag;200 200 g bag;227 8 oz bag
200 200 g jar;227 8 oz jar;300 300 g jar
280;350;400 14 oz;400
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
150 150 g bag;200 200 g bag;227 8 oz bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
150 150 g bag;200 200 g bag;227 8 oz bag
150 150 g bag;200 200 g bag;227 8 oz bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
400 400 g can;430 15 oz can
400 400 g can;454 16 oz can
400 400 g can;425 15 oz can
400 400 g can;425 15 oz can
430 430 g can;454 16 oz can
400 400 g can;425 15 oz can
250;340 12 oz;400
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
300 300 g can;400 400 g can
240 400 g can;255 15 oz can
454 1 lb bag;500 500 g bag;1000 1 kg bag
250;400;454 1 lb;500
240 400 g can;255 15 oz can
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
250;400;454 1 lb;500
250;400;454 1 lb;500
240 400 g can;255 15 oz can
250;400;454 1 lb;500
240 400 g can;255 15 oz can
240 400 g can;255 15 oz can
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
946 32 fl oz bottle;1000 1 l bottle
250;400;454 1 lb;500
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
400 400 g can;418 14.75 oz can
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
250;400;454 1 lb;500
250;400;454 1 lb;500
250;400;454 1 lb;500
50;57 2 oz;100
250;400;454 1 lb;500
250;400;454 1 lb;500
50 50 g jar;57 2 oz jar;75 75 g jar
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
200 200 g jar;227 8 oz jar;300 300 g jar
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
250;400;454 1 lb;500
250;400;454 1 lb;500
100 100 g jar;113 4 oz jar
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
250;400;454 1 lb;500
200 200 g jar;227 8 oz jar;300 300 g jar
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
200 200 g jar;227 8 oz jar;300 300 g jar
250;400;454 1 lb;500
240 400 g can;255 15 oz can
150 150 g bag;200 200 g bag;227 8 oz bag
250;340 12 oz;400
250;340 12 oz;400
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
250;340 12 oz;400
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
250;400;454 1 lb;500
240 400 g can;255 15 oz can
50;57 2 oz;100
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
50;57 2 oz;100
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
240 400 g can;255 15 oz can
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
250;400;454 1 lb;500
400 400 g can;411 14.5 oz can
283 10 oz can;400 400 g can
50 50 g jar;57 2 oz jar;75 75 g jar
400 400 g can;425 15 oz can
250;400;454 1 lb;500
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
946 32 fl oz bottle;1000 1 l bottle
240 400 g can;255 15 oz can
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
250;400;454 1 lb;500
250;400;454 1 lb;500
250;400;454 1 lb;500
250;400;454 1 lb;500
250;400;454 1 lb;500
250;400;454 1 lb;500
250;400;454 1 lb;500
200 200 g jar;227 8 oz jar;300 300 g jar
240 400 g can;255 15 oz can
28 1 oz bag;30 30 g bag
250;400;454 1 lb;500
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
20;28 1 oz
250;400;454 1 lb;500
150 150 g bag;200 200 g bag;227 8 oz bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
400 400 g jar;425 15 oz jar
400 400 g jar;425 15 oz jar
946 32 fl oz bottle;1000 1 l bottle
400 400 g jar;425 15 oz jar
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
454 1 piece
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
150 150 g bag;200 200 g bag;227 8 oz bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
150 150 g bag;200 200 g bag;227 8 oz bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
400 400 g jar;425 15 oz jar
150;200;227 8 oz
400 400 g jar;425 15 oz jar
946 32 fl oz bottle;1000 1 l bottle
282 1 piece
759 1 piece
400 400 g jar;425 15 oz jar
492 1 piece
472 1 piece
400 400 g jar;425 15 oz jar
946 32 fl oz bottle;1000 1 l bottle
340 340 g jar;340 12 oz jar
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz bottle;1000 1 l bottle
292 1 piece
50 50 g jar;57 2 oz jar;75 75 g jar
129 1 piece
400 400 g jar;425 15 oz jar
744 1 piece
400 400 g jar;425 15 oz jar
2733 1 piece
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz bottle;1000 1 l bottle
200 200 g jar;227 8 oz jar;300 300 g jar
299 1 piece
101 1 piece
333 1 piece
50 50 g jar;57 2 oz jar;75 75 g jar
462 1 piece
946 32 fl oz bottle;1000 1 l bottle
150 150 g bag;200 200 g bag;227 8 oz bag
400 400 g jar;425 15 oz jar
150 150 g bag;200 200 g bag;227 8 oz bag
150 150 g bag;200 200 g bag;227 8 oz bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
150 150 g bag;200 200 g bag;227 8 oz bag
150 150 g bag;200 200 g bag;227 8 oz bag
400 400 g jar;425 15 oz jar
200 200 g jar;227 8 oz jar;300 300 g jar
946 32 fl oz bottle;1000 1 l bottle
340 340 g jar;340 12 oz jar
400 400 g jar;425 15 oz jar
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz bottle;1000 1 l bottle
150 150 g bag;200 200 g bag;227 8 oz bag
340 12 oz bottle;340 340 g bottle
340 12 oz bottle;340 340 g bottle
340 12 oz bottle;340 340 g bottle
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
300;340 12 oz;400
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
150 150 g bag;200 200 g bag;227 8 oz bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
150 150 g bag;200 200 g bag;227 8 oz bag
454 16 oz bag;500 500 g bag;1000 1 kg bag
340 12 oz bottle;340 340 g bottle
340 12 oz bottle;340 340 g bottle
340 12 oz bottle;340 340 g bottle
340 12 oz bottle;340 340 g bottle
340 12 oz bottle;340 340 g bottle
340 12 oz bottle;340 340 g bottle
340 12 oz bottle;340 340 g bottle
340 12 oz bottle;340 340 g bottle
340 12 oz bottle;340 340 g bottle
340 340 g jar;340 12 oz jar
100;113 4 oz;200
100;113 4 oz;200
100;113 4 oz;200
150 150 g bag;200 200 g bag;227 8 oz bag
150 150 g bag;200 200 g bag;227 8 oz bag
200;250;284 10 oz
200;250;284 10 oz
200;250;284 10 oz
200;250;284 10 oz
200;250;284 10 oz
200;250;284 10 oz
200;250;284 10 oz
200;250;284 10 oz
200;250;284 10 oz
200;250;284 10 oz
200;250;284 10 oz
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
150 150 g bag;200 200 g bag;227 8 oz bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
200;227 8 oz;250
200;227 8 oz;250
200;227 8 oz;250
200;227 8 oz;250
200;227 8 oz;250
200;227 8 oz;250
200;227 8 oz;250
200;227 8 oz;250
200;227 8 oz;250
150 150 g bag;200 200 g bag;227 8 oz bag
200;227 8 oz;250
200;227 8 oz;250
150 150 g bag;200 200 g bag;227 8 oz bag
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
250;340 12 oz;400
250;340 12 oz;400
300;340 12 oz;400
300;340 12 oz;400
250;340 12 oz;400
250;340 12 oz;400
250;340 12 oz;400
250;340 12 oz;400
250;340 12 oz;400
250;340 12 oz;400
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
400;454 1 lb;500
250;340 12 oz;400
250;340 12 oz;400
400;454 1 lb;500
400;454 1 lb;500
400;454 1 lb;500
250;340 12 oz;400
400;454 1 lb;500
400;454 1 lb;500
400;454 1 lb;500
250;340 12 oz;400
250;340 12 oz;400
250;340 12 oz;400
250;340 12 oz;400
250;340 12 oz;400
250;340 12 oz;400
150 150 g bag;200 200 g bag;227 8 oz bag
150 150 g bag;200 200 g bag;227 8 oz bag
150 150 g bag;200 200 g bag;227 8 oz bag
150 150 g bag;200 200 g bag;227 8 oz bag
150 150 g bag;200 200 g bag;227 8 oz bag
150 150 g bag;200 200 g bag;227 8 oz bag
150 150 g bag;200 200 g bag;227 8 oz bag
150 150 g bag;200 200 g bag;227 8 oz bag
100;113 4 oz;200
100;113 4 oz;200
100;113 4 oz;200
450;500;623 22 oz
450;500;623 22 oz
450;500;623 22 oz
279 500 ml tub;264 16 fl oz tub;558 1 l tub
279 500 ml tub;264 16 fl oz tub;558 1 l tub
279 500 ml tub;264 16 fl oz tub;558 1 l tub
279 500 ml tub;264 16 fl oz tub;558 1 l tub
150 150 g bag;200 200 g bag;227 8 oz bag
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
100 1 bunch;250
30 1 bunch
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
50 50 g jar;57 2 oz jar;75 75 g jar
30 1 bunch
250;400;454 1 lb;500
30 1 bunch
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
250 250 ml bottle;284 10 fl oz bottle
250 250 ml bottle;284 10 fl oz bottle
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
400 400 g jar;425 15 oz jar
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
250 250 ml bottle;284 10 fl oz bottle
250 250 ml bottle;284 10 fl oz bottle
250 250 ml bottle;284 10 fl oz bottle
250 250 ml bottle;284 10 fl oz bottle
250 250 ml bottle;284 10 fl oz bottle
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
250 250 ml bottle;284 10 fl oz bottle
250 250 ml bottle;284 10 fl oz bottle
250 250 ml bottle;284 10 fl oz bottle
250 250 ml bottle;284 10 fl oz bottle
250 250 ml bottle;284 10 fl oz bottle
250;340 12 oz;400
250;340 12 oz;400
250;340 12 oz;400
250;340 12 oz;400
400 400 g jar;425 15 oz jar
200 200 g jar;227 8 oz jar;300 300 g jar
250;340 12 oz;400
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
250 250 ml bottle;284 10 fl oz bottle
400 400 g jar;425 15 oz jar
400 400 g jar;425 15 oz jar
400 400 g jar;425 15 oz jar
50 50 g jar;57 2 oz jar;75 75 g jar
250 250 ml bottle;284 10 fl oz bottle
400 400 g jar;425 15 oz jar
400 400 g jar;425 15 oz jar
340 340 g jar;340 12 oz jar
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
200 200 g jar;227 8 oz jar;300 300 g jar
250;400;454 1 lb;500
946 32 fl oz carton;1000 1 l carton
298 10.5 oz can;400 400 g can
298 10.5 oz can;400 400 g can
298 10.5 oz can;400 400 g can
298 10.5 oz can;400 400 g can
298 10.5 oz can;400 400 g can
946 32 fl oz carton;1000 1 l carton
50 50 g jar;57 2 oz jar;75 75 g jar
250 250 ml bottle;284 10 fl oz bottle
503 500 ml bottle;476 16 fl oz bottle
740 25 fl oz bottle;740 750 ml bottle
740 25 fl oz bottle;740 750 ml bottle
740 25 fl oz bottle;740 750 ml bottle
740 25 fl oz bottle;740 750 ml bottle
740 25 fl oz bottle;740 750 ml bottle
740 25 fl oz bottle;740 750 ml bottle
740 25 fl oz bottle;740 750 ml bottle
740 25 fl oz bottle;740 750 ml bottle
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz bottle;1000 1 l bottle
150 150 g bag;200 200 g bag;227 8 oz bag
946 32 fl oz bottle;1000 1 l bottle
946 32 fl oz carton;1000 1 l carton
946 32 fl oz carton;1000 1 l carton
946 32 fl oz carton;1000 1 l carton
946 32 fl oz carton;1000 1 l carton
150 150 g bag;200 200 g bag;227 8 oz bag
450;500;907 32 oz
450;500;907 32 oz
450;500;907 32 oz
450;500;907 32 oz
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
150;200;227 8 oz
250;340 12 oz;400
280;350;400 14 oz;400
240 400 g can;255 15 oz can
250;340 12 oz;400
250;340 12 oz;400
150 150 g bag;200 200 g bag;227 8 oz bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
150 150 g bag;200 200 g bag;227 8 oz bag
150 150 g bag;200 200 g bag;227 8 oz bag
150 150 g bag;200 200 g bag;227 8 oz bag
150 150 g bag;200 200 g bag;227 8 oz bag
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
250;454 1 lb;500
500;600;907 2 lb
500;600;907 2 lb
150;200;227 8 oz;340 12 oz
150;200;227 8 oz;340 12 oz
300 300 g bag;340 12 oz bag;454 16 oz bag;500 500 g bag
500;600;907 2 lb
150;200;227 8 oz;340 12 oz
150;200;227 8 oz;340 12 oz
250;340 12 oz;400
250;340 12 oz;400
240;300;400;454 1 lb
240;300;400;454 1 lb
170 170 g can;170 6 oz can
240;300;400;454 1 lb
170 170 g can;170 6 oz can
300;340 12 oz;400
240;300;400;454 1 lb
200 200 g jar;227 8 oz jar;300 300 g jar
300;340 12 oz;400
503 500 ml bottle;476 16 fl oz bottle
503 500 ml bottle;476 16 fl oz bottle
300;340 12 oz;400
50 50 g jar;57 2 oz jar;75 75 g jar
100;170 6 oz
432 15.25 oz;500
454 1 lb;907 2 lb
567 20 oz;1000 1 kg
520 18.3 oz;500
300 1 piece;400
350 12 oz;400 1 piece
425 15 oz jar;400 400 g jar
300;340 12 oz
227 8 oz bag;300 300 g bag
300 300 g jar;312 11 oz jar
100 100 g bag;150 150 g bag;227 8 oz bag
100;200
190 190 g jar;250 250 g jar
80 40 bags;125
200;250
284 10 oz;300
92 100 ml bottle;229 250 ml bottle
200;300;400
150;200
200;300
100;125;150
340 12 oz;454 1 lb
20;21 0.75 oz
20;21 0.75 oz
20;21 0.75 oz
20;21 0.75 oz
250;454 1 lb;500
500 500 g bag;907 2 lb bag;1000 1 kg bag
280 10 packets;300
340 12 oz;400
454 16 oz carton;500 500 g carton
1030 1 l bottle;1750 59 fl oz bottle
505 500 ml bottle;355 12 fl oz can
125 5 oz can;280 12.5 oz can
400 14 oz can;420 15 oz can
70 2.5 oz;100
100;125;150
59 2 fl oz bottle;118 4 fl oz bottle
59 2 fl oz bottle;118 4 fl oz bottle
100 100 ml bottle;250 250 ml bottle
30 4 small bottles;50
200;227 8 oz
234 8.25 oz jar;250 250 g jar
240 400 g can;255 15 oz can
200;227 8 oz
312 11 oz bag;300 300 g bag
300;340 12 oz
300;340 12 oz
200;227 8 oz;250
300;350
300 300 g pouch
264 pack of 4;396 pack of 6
392 pack of 4;490 pack of 5
250 1 bunch;340 1 bunch
250 1 bunch;340 1 bunch
200;300;454 1 lb
200;300;454 1 lb
250;454 1 lb
200;300;454 1 lb
250;454 1 lb
250;454 1 lb
250;454 1 lb
200;454 1 lb
200;454 1 lb
200;454 1 lb
200;454 1 lb
200;454 1 lb
250;454 1 lb
60 2.1 oz;70
200;340 12 oz
340 12 oz;454 1 lb
200;454 1 lb
250;454 1 lb
200;300
200;300
200;300
200;300
200;300
200;300
200;300
200;300
200;300;454 1 lb
200;250
150;227 8 oz
150;250
200;300
200;454 1 lb
400;500
80;100
400;500
200;300
400
170;200
170;250
100
120 pack of 10
100
250 250 ml
200
50
40 pack of 5;80 pack of 10
5 5 g jar;7 0.25 oz jar
200;340 12 oz
113 4 oz bag;170 6 oz bag
28 1 oz jar;30 30 g jar
100;113 4 oz
500 500 ml carton;907 32 oz carton;1000 1 l carton
227 8 oz;250
284 10 oz bag;454 1 lb bag;500 500 g bag
100;150
50 50 g jar;100 100 g bag
425 15 oz can;435 435 g can
400
226 8 oz;227
454 1 lb tube;500
200 200 g jar;227 8 oz jar
380 pack of 4;475 pack of 5
320;375;397 14 oz
180 pack of 2;360 pack of 4
312 pack of 6;416 pack of 8
96 3.4 oz;144 5.1 oz
85 3 oz;170 6 oz
227 8 oz bag;298 10.5 oz bag
227 8 oz bag
360 12 fl oz can
96 3.4 oz jar;100 100 g jar
400 14 oz;400 4 x 100 g
241 8.5 oz;425 15 oz
453 16 oz tub
113 4 oz;125
120 12 count
900 1.5 qt tub
200;250
113 4 oz bag;142 5 oz bag
113 4 oz bag;142 5 oz bag
680 24 oz jar
50 50 g jar;57 2 oz jar;100 100 g bag
210 210 g jar;300 300 g jar
114 4 oz jar;200 200 g jar;227 8 oz jar
185 185 g jar;200 200 g jar;227 8 oz jar
185 185 g jar;200 200 g jar;227 8 oz jar
340 300 ml bottle;360 12 fl oz bottle
220;230 8.1 oz
80 80 g bag;113 4 oz bag
360 pack of 6
360 pack of 6
200;454 1 lb
500 500 g bag;907 2 lb bag
500 500 g bag;454 1 lb bag
680 1.5 lb bag;907 2 lb bag
500 500 g bag;680 1.5 lb bag
200;454 1 lb
28 1 oz;50
100 100 ml bottle;250 250 ml bottle
100 100 ml bottle;250 250 ml bottle
28 1 oz;50
100 100 g bag;113 4 oz bag
370 370 g jar;680 24 oz jar
500 500 ml bottle;1000 1 L bottle
440 16 oz jar;680 24 oz jar
20 1 bunch;20
100;250
454 1 lb;907 2 lb
100;113 4 oz
142 5 oz jar;156 156 g jar
280 19 oz can;280 540 g can
142 4 fl oz bottle;170 5 oz bottle
300 300 ml bottle;355 12 fl oz bottle
213 7.5 oz jar;212 212 g jar
213 7.5 oz jar;212 212 g jar
185 185 g jar;227 8 oz jar
454 1 lb;1000 1 kg
454 1 lb;1000 1 kg
454 1 lb;1000 1 kg
454 1 lb;1000 1 kg
395 395 g can;439 15.5 oz can
250;250 8.8 oz
125 125 g jar;227 8 oz jar
227 8 oz jar;250 250 g jar
227 8 oz jar;250 250 g jar
150 5.3 oz bag;283 10 oz bag
52 1 bar;260 pack of 5
52 1 bar;260 pack of 5
42 1 bar;252 pack of 6
50 1 bar;250 pack of 5
141 5 oz;135
200;227 8 oz
142 5 oz;200
150 150 g bag;262 9.25 oz bag
665 700 ml bottle;712 750 ml bottle
665 700 ml bottle;712 750 ml bottle
735 700 ml bottle;787 750 ml bottle
735 700 ml bottle;787 750 ml bottle
735 700 ml bottle;787 750 ml bottle
740 25 fl oz bottle;740 750 ml bottle
740 25 fl oz bottle;740 750 ml bottle
740 25 fl oz bottle;740 750 ml bottle
353 360 ml bottle;353 12 fl oz bottle
454 1 lb;1000 1 kg
200;454 1 lb
40 1.4 oz packet;44 44 g packet
340 12 oz jar;340 340 g jar
340 12 oz jar;340 340 g jar
340 12 oz jar;340 340 g jar
320 11.3 oz bottle;340 12 oz bottle
29 1 fl oz bottle;59 2 fl oz bottle
100;113 4 oz
400;454 1 lb
80 80 g jar;85 3 oz jar
160 180 ml bottle;295 320 ml bottle
100;200
200;454 1 lb
100 1 bunch;200
240 8.5 oz jar;500 500 g jar
400;454 1 lb
280 19 oz can;280 540 g can
454 1 lb;500
85 3 oz;100
142 5 oz;200 200 g bag
200;227 8 oz
100 100 g bag;113 4 oz bag
100 100 g bag;113 4 oz bag
454 1 lb;500
113 4 oz;200
454 1 lb;500 500 g bag
454 1 lb;500 500 g bag
400;454 1 lb
227 8 oz jar;300 300 g jar
227 8 oz jar;340 12 oz jar
500 500 g jar;454 1 lb
100;170 6 oz
80;100
100 1 bunch;200
40 1 bunch;40
200 200 g bag;227 8 oz bag
200 200 g bag;227 8 oz bag
175 175 g packet;200 200 g packet
500 500 g bag;907 2 lb bag
100 100 g bag;200 200 g bag
50 50 g jar;100 100 g bag
227 8 oz jar;250 250 g jar
227 8 oz jar;320 320 g jar
300 300 g jar;400 400 g jar
454 1 lb;500
200;227 8 oz
100 100 g bag;200 200 g bag
100;227 8 oz
100;227 8 oz
100;227 8 oz
227 8 oz jar;250 250 g jar
500 500 g bag;907 2 lb bag
410 410 g can;439 15.5 oz can
91 100 ml bottle;228 250 ml bottle
300 300 g pack;400 400 g pack;454 1 lb
227 8 oz jar;454 1 lb jar
200;454 1 lb
454 1 lb;500
500;750
355 12 fl oz bottle;455 16 oz bottle
150;300
300 300 g jar;340 12 oz jar
40 1 bunch;40
250;500 500 g bag
946 1 quart;1000 1 L
946 1 quart;1000 1 L
113 1 stick;227 8 oz;454 1 lb
368 13 oz jar;454 1 lb jar
255 9 oz bag;200 200 g bag
250 250 g tub;500 500 g tub
250 250 g tub;500 500 g tub
411 411 g jar;765 27 oz jar
100;200
375;500 500 g bag
100;200
411 14.5 oz can;946 32 oz carton;1000 1 L carton
411 14.5 oz can;946 32 oz carton;1000 1 L carton
350 350 g tub;500 500 g tub
250 250 ml carton;240 8 fl oz
425 425 g bottle;443 15 fl oz jar
150 1 piece;500
90;100
15;28 1 oz
40 1 bunch;40
400 400 ml bottle;500 500 ml bottle
400 400 g can;800 800 g can
100;200
100;200
500 500 g bag;907 2 lb bag
170 6 wraps
150;283 10 oz bag
454 1 lb;500
240 14 oz can;240 400 g can
212 12 oz jar;170 280 g jar
340 12 oz jar;454 16 oz jar
640 640 ml bottle;740 750 ml bottle
454 1 lb bag;907 2 lb bag
250 250 g pouch;227 8 oz pouch
454 1 lb
740 25 fl oz bottle;740 750 ml bottle
240 200 ml bottle;296 10 fl oz bottle
454 1 lb;454 16 oz
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
500 500 ml carton;907 32 oz carton;1000 1 l carton
500 500 ml carton;907 32 oz carton;1000 1 l carton
500 500 ml carton;907 32 oz carton;1000 1 l carton
100;200;227 8 oz
454 1 lb bag;500 500 g bag;1000 1 kg bag
454 1 lb bag;500 500 g bag;1000 1 kg bag
200;300;312 11 oz
113 4 oz jar;114 114 g jar;200 200 g jar
200;250;400
340 340 g can;340 12 oz can
330 pack of 10
250;400;454 1 lb;500
454 1 lb bag;500 500 g bag;1000 1 kg bag
340 12 oz;400
340 12 oz;400
340 12 oz;400
340 12 oz;400
340 12 oz;400
160 pack of 4;240 pack of 6
340 pack of 5;408 pack of 6
206 7.25 oz box
454 1 lb;500
250;454 1 lb;500
200;340 12 oz;400
340 12 oz;400
340 12 oz;400
425 15 oz;500
270 270 g jar;340 12 oz jar
310 310 g jar;360 360 g jar
71
300
220
230 2 pieces
113 4 oz;200
165;158
400
400
227 8 oz
425 15 oz
305 10.75 oz can
595 21 oz can
175 298 g can;170 11 oz can`,
`6.07
27.42
7.26
9
10.42
3.451
4.32
5
5.051
7.57
7.57
7.57
5.76
7.16
3.12
2.98
3.12
4.92
1.96
3.1
1.96
5.338
2.4
3.32
3.3
5.37
5.89
3.863
2.86
8.44
8
8
7.59
5.47
4.15
4.36
3.06
3.3
9.3
5.297
6
6.998
11.32
8.5
12
6.44
4.91
4.27
16
6.21
3.83
7
3.836
8.44
17.58
4
3.573
12
10.07
5.67
4.33
5.67
5.67
8
9.56
9.56
9.56
22
55.67
22
22
22
22
8.5
7.19
12.67
5.53
2.72
2.72
2.72
7.308
6.6
3.442
13.44
4.9
4.9
4.53
3.63
4.6
4.6
4.928
4.928
6.547
9.52
9
30
11.76
2.15
2.15
2.15
2.15
4.67
4.67
2.177
4.58
12.38
4.45
4.378
3.63
52.89
52.89
52.89
90
10.13
5.6
10.13
2.84
5
2.84
6.5
4.36
9.51
3.06
4.36
2.63
2.63
2.63
4.08
2.63
2.63
3.22
29.82
29.82
4.172
7.19
4.39
8.5
18
4.02
5.27
4.5
4
7
11
6.38
5.65
4.37
4.67
5.99
15.37
33.43
72.27
62.97
16
72.27
72.27
14.17
72.27
72.27
4.56
4.56
2.88
1.95
8.88
18.82
6.57
1.42
16.58
10.21
9.39
1.85
11.46
10
34.34
3.88
7.918
12.49
16.99
14.13
14.13
15.33
17.99
32
3.55
5
6.919
2.85
6
6.4
5.973
10
60
4.754
8.25
12
3.88
3.61
25.31
5.83
13.14
33.63
3.4
2.38
60
3.29
5.491
5.35
5.53
4.54
4.024
1.52
4.06
2.73
1.859
6.21
20
7.34
15.55
9.81
9.81
19
15.13
9.09
7.29
8.21
14
0.94
9
2.31
5.07
14
3.34
5.34
11
16
35
8.86
8.86
42.9
1.08
1.08
1.08
1.08
4.2
2.4
3.56
5.11
12
12
4.23
6.52
8.58
8.02
6.01
6.19
5.7
5.7
5.7
8.37
8.37
8.37
4.78
5.24
5.84
5.84
9.95
9.95
6.21
6.21
12.73
12.7
13.19
14
13.46
14.64
22.83
22.83
22.83
22.83
24.12
43.26
43.26
32.42
38
20
20
23.39
23.39
19.06
19.06
16.92
28.68
15.45
11.11
15.78
12.15
11.2
11.54
9
9
32
32
1.72
1.72
2.16
2.16
2.94
3.65
6.2
7.52
5.62
12.36
28
28
8.05
8.05
8.05
8.05
8.05
12
14
14
13
16
19.47
19.95
22.79
15.44
6.91
6.91
6.91
23.75
27.82
13
20.68
3.75
4.22
4.68
4.71
3.54
4.24
3.48
3.84
4.23
3.95
4.23
4.23
4.38
4.38
3.68
4.73
3.68
4.32
4.31
6
4.5
4.52
6.49
4.52
5.88
9
3.68
4.52
4.5
3.5
3.42
3.51
3.51
4.5
2.45
6
2.45
3.4
3.6
3.6
3.39
6.5
3.39
2.45
7.27
8.5
14
9.5
6
6
6.5
9
4.17
9
2.63
10
10
7
8.5
7
9
5.82
5.82
8.51
7.73
17.44
2.6
3.5
2.47
6
4
21.15
13.58
3.03
6
3.85
6.5
9
5
7
9
6
9
4.02
6.2
5.27
9.06
9.54
7.42
6.32
9.48
17.32
16
17.32
8.41
11.74
15.65
14.14
10.81
6.27
9.48
2.59
11.86
6.63
9.1
5.96
8.31
8.66
13.58
4.02
5.5
9.4
7.28
10.7
9
8.85
20.65
8
8.5
8.5
7
10.37
14.17
8.66
1.21
1.21
1.21
1.21
1.21
2.6
2.6
4.5
7
6
5.5
5.5
5.5
3.6
4.5
7
14
8
25.95
9
12
8
8
8
13
14
4
50
30
60
40
18
23.12
10.93
15
13.74
20
220
7.39
14
11
9
2.26
3.19
3.06
13.88
24
11.46
9.21
5.03
28.33
7.61
8.56
9
11.5
4.72
25.95
25.95
20.27
34.46
33.72
25.18
20.58
11.75
11.75
4
24.21
48.46
19.72
6.27
8.21
33.15
89.67
34.74
23.41
16.82
11.58
26
18
14.29
12
12
14.47
13.94
5.62
5.62
5.62
3.32
9
30.28
17.05
20
12
28
26
8
8
20
7
16
22
12
7
5.51
5.13
6.26
6.3
13.83
7.22
7.84
8.82
8.71
6.18
38
38
70
110
48
48
38
120
48
48
38
38
48
38
38
48
70
38
48
38
38
48
70
38
48
38
70
38
70
48
70
4500
70
70
70
38
1.2
35
4.5
4.5
4.5
9
6.6
18
3.66
5.12
6.34
7.88
7.88
7.88
18.86
11.67
11.34
9.81
11
9.98
8.18
4.61
8.46
7.39
7.62
5.24
4.08
4.08
23.47
40
16.4
10.15
11.53
8.98
10.39
26
2.03
2.03
3
2.03
3
2.03
5
20
20
5.5
0.002
1.25
10
55
0.75
0.75
13.83
13.83
6
4
15
18.6
17.55
1.42
9.2
8.424
9.2
6.158
2.874
2.154
7.5
4.49
9.2
4.73
11
11
9.85
4
14.2
14.2
18.44
12.28
17.55
18.98
20.51
11.35
15.26
15.26
15.26
15.26
15.26
31.65
38
36
58
29
30
20.28
21.1
14.43
22
21
27
9.47
18.98
85.7
28.18
34
18
23.69
21.28
21.28
25.49
26.94
15
30.13
25.91
18
17.71
8.24
9
8.24
9.99
9.99
8.24
8.24
8.24
8.24
8.24
14.56
25.09
7.075
16.31
22.52
24.78
15.89
10.43
9.61
12.92
10.03
12.62
20
11.27
26.46
26.46
26.46
22.28
62.69
29.62
16.93
16.93
20.28
20.28
24.05
20.28
12
13.25
45
19.56
14.52
26.02
38.29
17.33
24
21.07
13.79
17.84
53.97
32.23
30
7.44
21.68
12.13
80
28.94
25
30
75.11
51.24
18.7
34.31
13.12
22
7.407
28.04
13.78
24.89
15
38
22
16
13
11
8.4
13
18
9
8
20
22
22
12
16
8.5
15
50
45
130
38
24
9
7
40
40
11
3
4.5
10.5
10
7.5
7
25
12
12
60
55
40
60
45
18
35
3.2
14
19
14
55
50
45
7.5
5
13
3.5
12
13
90
110
16
19
11
16
26
18
35
28
24
20
22
20
18
12
14
17
22
28
13
28
20
26
48
44
16
26
14
18
12
24
20
40
26
60
22
18
16
40
22
36
24
44
44
160
90
60
60
70
90
22
40
7
7
8
7
12
22
26
30
11
8
7
8
40
32
44
40
26
9
8
14
10
10
14
16
15
22
14
26
22
34
16
10
10
9
7
7
9
6
8
9
12
14
12
12
14
16
26
18
18
18
24
26
22
28
28
15
18
18
18
16
8
18
2.5
5
14
6
9
90
40
60
80
40
70
6
8
8
7
9
9
9
5
30
35
35
12
16
9
9
10
18
20
20
16
20
14
12
12
10
22
4
6
6
9
9
5
6
9
14
5
12
5
10
8
8
16
7
7
18
4
5
40
80
8
10
9
5
4
7
9
8
4
35
30
30
30
200
7
7
60
10
90
10
18
16
30
10
16
18
5
4
4
5
18
12
4
4.2
4
4
4
4
4.2
4
4
4
4.2
4
4
4.2
4
4
4
9
4
4
4
6
4
9
9
9
9
6
6
6
6
9
9
9
9
9
9
9
20
26
15
24
17
16
20
55
44
18
11
18
22
8
9
7
9
9
9.5
22
9
9
8
22
20
34
30
24
20
38
38
26
28
22
7.5
5
16
26
34
26
60
18
34
9
7
40
26
30
18
20
12
16
15
22
10
12
16
20
60
13
22
18
14
80
20
24
14
16
11
26
34
30
34
8
34
20
20
16
30
34
8
12
11
13
8
8
12
14
14
18
24
18
14
14
10
9
12
16
9
10
16
11
12
18
14
24
40
20
9
7
13
14
13
18
14
14
30
20
14
3
4
4
5
3
2.2
2.4
2.4
6
6
9
9
10
10
8
16
20
3
16
9
14
20
14
16
13
15
20
9
6
18
30
12
5
5
9
11
16
8
9
4
7
4.4
5
6
5
7
4
5
6
5
4
8
5
5
5
4
9
7
9
9
8
10
9
7
7
6
4
4
4
7
5
4
5
4
9
12
30
10
9
22
6
9
4
7
6
9
60
7
14
9
6
6
8
7
3.5
8
6
7
5
4
3
7
6
40
5
30
9
9
10
60
5
4
5
6
3
4
40
4
7
5
3
4
5
6
9
16
5
9
7
6
24
9
10
150
18
6
900
6
20
5
6
7
2.4
5
7
5
10
9
5
8
10
36
8
12
9
8
8
9
9
2
9
14
5
3.6
3.6
6
3
10
2.4
2.4
6
30
12
7
12
12
3
5
30
14
12
9
12
60
5
6
18
5
22
30
6
18
16
5
40
3
8
8
6
2.4
2.4
2.4
3
9
10
16
12
4
7
4
11
9
6
7
3
5
3
3
2
4
40
9
18
20
40
5
9
6
5.4
8
8
8
9
8
8
17
20
16
28
14
12
11
9
10
10
9
11
8
11
9
14
12
11
11
12
11
11
13
12
9
9
11
9
11
10
7
8
10
8
7
8
9
14
12
12
12
11
10
12
12
22
14
18
10
11
8
9
8
8
8
7
10
7
6
9
8
6
7
9
10
11
10
11
8
11
11
12
8
9
7
5
6
8
8
10
5
9
9
9
10
9
10
15
14
26
12
12
14
14
16
16
22
11
6
6
6
9
9
9
7
12
50
60
80
60
80
40
40
60
8
80
60
40
90
80
40
50
50
30
20
40
30
40
20
10
30
40
120
70
40
30
12
12
14
20
14
16
16
12
6
12
18
30
60
110
50
40
14
9
9
7
7
16
9
10
9
10
12
12
10
12
8
9
9
16
14
20
16
14
8
5
5
14
7
6
12
8
9
8
8
8
9
18
20
5
5
5
4
4
4
6
40
20
9
8
14
16
14
26
26
26
24
3
1.4
1.6
1.4
1.4
1.8
1.4
0.8
0.8
1
0.8
2
5
1
24
3
4
4
5
3
9
8
8
6
6
30
28
14
18
10
14
5
12
2
9
8
10
28
30
34
9
18
11
28
14
7
30
18
10
5
22
26
44
60
26
12
14
20
30
14
20
120
12
5
8
9
14
14
5
5
5
5
8
9
7.5
12
30
11
16
12
8
22
10
50
60
6
18
14
36
14
72.27
72.27
72.27
72.27
4
4.5
12
11
7
2
5.5
13
9
55
16
60
60
14
80
12
14
4.5
16
12
13
12
9
12
6
9.1
6.63
9
9
16
15
13
18
19
20
21
28
20
26
15
19
13
55
16
16
30
22
32
36
44
30
20
36
32
26
34
42
80
70
34
10
6
25
6
26
11
60
40
40
14
40
48
9
30
16
150
14
18
90
18
6
14
10
20
40
11
8
22
6
14
6.63
14
9
7
18
19
17
16
7
35
18
5
7
16
20
5
18
28
26
8
30
9
16
16
16
10
15
25
14
14
35
5
7
7
9
22
70
14
14
80
30
9
3
4
40
14
3
16
22
28
14
14
20
18
12
4
5
6
4
4
9
30
30
30
14
16
16
16
16
15
8
10
16
26
26
26
26
26
14
14
16
12
4
10
18
13
12
9
7
60
24
10
60
35
18
14
12
14
6
8
5
30
18
11
120
45
40
28
4
6
8
11
9
8
25
18
12
30
9
9
12
4
20
30
12
10
10
20
18
22
40
45
45
16
4
4
120
6
16
30
7
14
8
18
12
30
12
2
2.5
9
22
28
8
8
7
14
10
14
3
3
7
6
6
5
25
90
30
9
6
20
20
5
24
18
11
12
18
9
10
5
9
7
12
12
5
6.3
4.45
8.14
8.14
16.2
4.73
2.84
2.84
2.84
19.6
9.8
5.6
14.52
22
18
14
7
8.24
6
11
11
10
10
12
30
24
7
5
7
11
11
11
6
11
9
20
8
8
9
13
16
8
8
20
9
7
6
7`,
`E
P
E

P
p
E

P
E
e
e
E
E
E
E
e
P
E
E
e
P
E
E

E
E
p
E
e


E
E
E
E
E

P
P

P
P


E
E
E

P
P

P
E
P

p

P
E
B
e
e

E
e
e

p





e
E
E
E
E
E
P

p
P
e
E
E
E
E
e
P
P
p
P


p
B
B
b
B
E
e
P
E
P
E
p
E
P
P
P

E
E
E
E

e

B
E
E

E
E
E
p
e
e
P
P
p
P
E
E


E
P




E
E
e
e
E
P
P
P
P

p
p
P
p
p
E
E
E
E
E
E
E
B
E
E
E
E
E

P
E
P
E
P
e
E
P
E

E
E
P
E

E
P


P
P

e
E
E
E
E
P
B
E

E
P
E
E
E
P
E
E
E
P
E

E
E
E
e
E
E
P
E
E
P
E

E
P

B
P



B
b
P
B
b
b
b

P
P
P


P
P
P
P
P
P
P
P
P
P
P
P
P
P
P
P
P
p
P
P
P
P
B
P
P
P
P
P
P
P
P
P
P
P



P
P
p
P
P
P
P
P
P
P
P
P




p
p
P
p
P
P

p
P
P


P
P
P
P
P





P
P
P
P
P
P
P
P
P

P
E
P
E
E
P
E
E
P
E
E
E
e
e
E
b
E
b
P
P


E
P
e
E

b
e


P
P
P

B

b



p


b
p







p

p






P
p
P
P
P


p


P
P
B

p







B
B
p
P
p
P
P
P
P


P
P
P
P
P
P
P
P
P
p
P
P
P
p
P
b

P
P
P

P
P




P
P
P
B
b
b
b
b













p













P
P

P


P



B
P
P
P

P
P
P
P
P
P

P
P
P
p
P
P
P
P
P
P
P

P
P
P
P
P
P
P
P
P
P
P


P


P
P
p
P
p
P

P
P












P
p
P

P
p
P
P
P
P










































P

P
P
P
P
P
p
P
P
P
P
P
P
P
P
P
P
P
P
P
p
P

P
P
P
P
P

P
P

p

p










B
B



P
P
P
B
p
b
p
p
p

B
b
p


p

p
p
p
p
P
P
p
p
B
B
b
b
b
B





p
p
p



p
p
P
P


p
p
p
p
p

p
p

p
b

b
b
B
b
b
b
b
b
B
p
p
P
P
P
P
p
p
P
P
P

p
P
p
p
P
P
P
P
P
p
p
P
p

p

p
p
p
p
p

p
p
p
P
p

p
p
P

p


p
p
p
p
p

P
P
p
p































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































`,
`7
5
7

3
21

7
7
7
7
7

7
21
21
21
7
21
21
14
14
21
7
14
7

21
14
7
7
7
7
7


7
21

7
4
7
30
21

7



7

14
21
7
30
7
7
7
7
7
7
7
7
14
7
7
7
7

7
7
7
7

7
7

30
30
30
7
30
21
7
4


7
7
7
7
7
7
7



28
28
28
28


21

7
10
21
30




4

5
21
14
21
7
7
7
7
7






7


21
7


5
7
7

7
7






60

5
10
6
5
5
6
10
10
21
21

7
7

4
5
3
7

7
5
5

14
21




7


14
7
7
7
7
6
21
30
14
21
30
7
14
5

6
30
30
14
7
14
7
7
6

6
7
7

7
7
6
4
7



3

7
3


7
7
7


28
7
3
21

60
60

6
6
6
6
7
14




10
7
7
21
14
14
10
10
10
10
10
10
14
7
7
7
21
21
7
7
7
21
21
21
21
21
45
45
45
45
30
14
30
21
21
14
14
30
30
30
30
30
30
30
21
21
21
21
45




7
7
7
7
7
7


4
10


7
7
7
7
7
14
14


7
7
7
7
7




















































































5





5
5
5
5
5
5
5

5
14
5
5
5
5
5
5
14
14
14

5
5
5
5
5
5










21
10




































































7
































90




90
90
60
60
60
60
60
60
60
60



























































7




14









4

4

4









5
5






2
2
2
2
2
2
2
2
2
2
3
2
2
2
2
2
2
2
7
7
7
7
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
7
7
7
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
7
14
7
7
14
14
14
7
7
7
7
7
7
7
2
2
2

7
2


2
2
60
2
2
2
2
2
2
2
2
2
2
2
2


2
2
2
2
7
14
2


2
2
2
2
2

2
2
2
2
10

21
21
10
10
10
14
30
10
10

60
60

60





14
14




14
















7

30




4
5
5
21
5
7
5
14
21
2
3
2
2
2
2
2
7
2
2
2
2

2
2
2
2
2
2
2
2
2
2
2
2
2


2
2
2
2
2
2


2
2
7
2
2
7
14
2
2
2
2
2
2

2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2

2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
14
14
7
7
7
7
7
14
30
21
14
30
30
30
14
21
21
21
21
21
7

6
6
21
14
7




5

60
60
60
60
60
60








7
7
3
3
3
3
3

14
7
7
3
14
7
21
7
7
6
7
7

21
3
7
21
14
7
5
4
7
5
7
7

7
21
5
21
3
21
4
7
21
7


7
6
60
7


3

4
3









7







































2
2
2
2
2
2
2
2
2
2
2
2
2
7
7
2
2
2
2
2
2
2
2
7
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
7
2
7

2
2
2
7
2
2



2
2

2




3


28
7
7
7
7
7


7
7
7
7
7
7

7
7
7
7

7
7
7
7
7


21
10
10
21
21
21
21
21
21
21
21
21
7
7
7
7
7
7
7
7
21
21
21
14
14
14
14
14


14

14
14
14
14
14
14
60


14

60
14


















7






4


7
7

7



7
7



7
7
4

4
4





7
7
7

4




7


7
7



5

2









7




7

7



4
4
7
7
7
7
4



7

7
7




7


10











21

7
10
10

10
10

7

7
7
10

10

10

10
7
7

10
10
10

10
7









7



7
7
7
7








5







































5
5
5
5
5
5
5
5




5
5
5
5
5
5
5
5
5














5
5
5
5
5
5

7
7
5
5
7
7
5
5
5
5




7
7



5




















7
7
7













4
5

















5
5
5
60
60
60
60
60
60
60
60

60
60
60
60



60
60
60
60
60
60
60
60
60
60
60
60
7
7
7
7

60
7
60
60
60




60









7








60

























7
7
7
7

14
14
14
14
21
21
10
21
7
14

7
7






2
2
2
2
2
2
7
7

2
7
7
7
7
2
2

2


2




5






7












7
5
5
7
4
10
10
7
10




7




7
21




14


14






5
5
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
7
4
4
3
3
3
3
3
3
3
3
3
3
2
2
2
2
2
3
5

4
4




7






7


21
4


30


3
7
7
60
5

5
5

















30
60
60
60



60
60
180




30





90
10
10
7

5


3

14
30
60
60
2
2
2
1























2
14

14
14
14





60

5
5
90
5
5



7
180
180
2
30



60
90


4
5
5






7
60

2





60

3
60
7
14


30


14
5

7
7
60
90

14
14
30



7
7
7
7
60
14
4
4
5
30
3



14

7
4
14
90


5
180
















60
14

21
2









4
7
7
7

90
60
60



3




90
90


`,
`















































































































1


























































































































































































































































































































































1
1

1
1









1










1
1
1
1


1





1




1
1
1
1




1



























1

1
1

1
1
1
1
1
1
1
1
1
1
1
1
1
1
1















1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1




1
1
1
1



1
1























1
1

1
1
1
1
1
1





















































































































































1
1




1
1
1







1


1
1
1
1
1



1


1
1
1






























































































































1
1
1
1

1






1
1
1
1
1


1



















































1



























































































































































































































































1




































1






















































1











1








































1




















































































































1
1
1
1
1
1
1
1


1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1












































1


















1

1







































































1
1

1












1

1


1




















1
1
1
1























































1
1

1
1
1


1





1














1










1















1
1
1
1
1






1
1

1










1
1
1









1
1
1
1
1
1
1
1
1


1




1


1















1
1
1


1








1
1







1





































1
1







1




1
1









1

























1











`,
`47 3.27 10.51 0.15 5.4 0.99 0.04 94 44 1.28 370 11.7
25 2.58 3.65 0.66 1.6 2.05 0.09 27 160 1.46 369 15
20 2.2 3.88 0.12 2.1 1.88 0.04 2 24 2.14 202 5.6
19 1.72 3.22 0.4 1.4 1.89 0.09 7 8 0.32 80 1.1
30 3.04 5.94 0.18 1.8 4.13 0.05 6 13 0.91 149 13.2
43 1.61 9.56 0.17 2.8 6.76 0.03 78 16 0.8 325 4.9
31 0.91 7.21 0.14 1.8 5.51 0.02 194 15 1.82 148 4.1
22 2.2 4.33 0.13 3.7 0.5 0.02 226 117 2.57 762 30
13 1.5 2.18 0.2 1 1.18 0.03 65 105 0.8 252 45
34 2.82 6.64 0.37 2.6 1.7 0.04 33 47 0.73 316 89.2
22 3.17 2.85 0.49 2.7 0.38 0.05 33 108 2.14 196 20.2
30 1.2 4.67 0.76 2.6 0.88 0.12 7 105 0.59 274 29.6
26 2.81 4.78 0.29 3 1.35 0.04 24 56 0.81 212 56.4
43 3.38 8.95 0.3 3.8 2.2 0.06 25 42 1.4 389 85
45 1 11.69 0.1 2 2.2 0.02 4 48 0.7 352 21
40 0.8 10.42 0.1 1.5 - 0.02 3 33 0.7 347 11
31 0.64 6.91 0.57 1.5 2.76 0.12 17 23 0.31 108 2.1
19 1.01 3.88 0.27 1 2.88 0.09 2 21 0.44 222 19.3
25 1.28 5.8 0.1 2.5 3.2 0.03 18 40 0.47 170 36.6
31 1.43 7.37 0.16 2.1 3.83 0.02 27 45 0.8 243 57
27 2 6.1 0.1 3.1 2.27 0.01 28 35 0.4 230 31
16 1.2 3.23 0.2 1.2 1.41 0.04 9 77 0.31 238 27
41 0.93 9.58 0.24 2.8 4.74 0.04 69 33 0.3 320 5.9
35 0.64 8.24 0.13 2.9 4.76 0.02 78 32 0.89 237 2.6
160 1.36 38.06 0.28 1.8 1.7 0.07 14 16 0.27 271 20.6
25 1.92 4.97 0.28 2 1.91 0.13 30 22 0.42 299 48.2
24 2.01 4.68 0.27 2.3 2.22 0.04 24 22 0.54 193 48.8
42 1.5 9.2 0.3 1.8 1.6 0.08 100 43 0.7 300 8
16 0.69 2.97 0.17 1.6 1.34 0.04 80 40 0.2 260 3.1
19 1.8 3.74 0.2 1.6 1.1 0.03 213 51 1.8 379 30
17 0.9 4 0.1 3.1 - 0.02 2 19 0.24 211 2.8
17 1.25 3.35 0.2 3.1 0.25 0.05 22 52 0.83 314 6.5
32 3.02 5.42 0.61 4 0.46 0.06 17 232 0.47 213 35.3
86 3.27 18.7 1.35 2 6.26 0.33 15 2 0.52 270 6.8
88 3.02 20.71 0.78 2.1 2.5 0.12 3 4 0.42 213 6.4
67 2.29 14.34 1.22 2 4.44 0.24 205 3 0.27 132 1.8
15 0.65 3.63 0.11 0.5 1.67 0.04 2 16 0.28 147 2.8
18 0.6 4.1 0.1 1.6 2.5 0.03 21 27 0.4 227 22
109 11.22 7.61 4.73 4.8 2.48 - 6 60 2.11 482 9.7
25 0.98 5.88 0.18 3 3.53 0.03 2 9 0.23 229 2.2
72 5.6 11.7 0.6 4.2 - 0.14 50 22 1.9 250 33
31 1.24 7.3 0.2 3.1 3.93 0.09 52 49 0.73 414 12
149 6.36 33.06 0.5 2.1 1 0.09 17 181 1.7 401 31.2
80 1.82 17.77 0.75 2 1.7 0.2 13 16 0.6 415 5
69 4.27 11.71 1.97 9.9 - 0.31 2853 289 2.98 29 11.3
31 1.83 6.97 0.22 2.7 3.26 0.05 6 37 1.03 211 12.2
39 1.79 7.54 0.21 2.6 2.21 0.05 3 42 0.85 186 12.9
22 1.12 4.32 0.46 1.9 0.78 0.1 230 38 1.06 96 2.8
28 2.52 4.62 0.62 2.4 - 0.13 426 58 3.13 177 7.9
29 0.91 6.5 0.37 2.8 4.12 0.09 3 12 0.25 248 118.6
27 0.92 4.74 0.94 2.6 2.14 0.1 1671 23 1.88 193 10
73 2 17.44 0.01 1.6 9.6 0 4 14 3.4 429 4
38 0.72 8.82 0.09 4.9 1.8 0.02 4 12 0.6 150 20.2
35 2.92 4.42 1.49 4.1 0.8 - 53 254 1.6 348 93.4
15 1.1 2.4 0.5 1.6 1.06 0.07 498 33 2.5 151 0
27 1.7 6.2 0.1 3.6 2.6 0.01 20 24 0.4 350 62
61 1.5 14.15 0.3 1.8 3.9 0.04 20 59 2.1 180 12
99 1.82 25.31 0.49 - - 0.12 6 65 8.17 723 2.6
13 1.35 2.23 0.22 1.1 0.94 0.03 5 35 1.24 238 3.7
17 1.23 3.29 0.3 2.1 1.19 0.04 8 33 0.97 247 4
14 0.9 2.97 0.14 1.2 1.97 0.02 10 18 0.41 141 2.8
15 1.36 2.87 0.15 1.3 0.78 0.02 28 36 0.86 194 9.2
16 1.33 2.26 0.22 0.9 0.48 0.02 25 33 1.2 187 3.7
74 2.6 17.23 0.1 4.9 - 0.03 40 45 1.16 556 44
22 3.09 3.26 0.34 1 1.98 0.05 5 3 0.5 318 2.1
22 2.5 4.3 0.1 0.6 1.72 0.01 6 18 0.4 448 0
22 2.11 3.87 0.35 1.3 2.5 0.06 9 3 0.31 364 0
34 2.24 6.79 0.49 2.5 2.38 - 9 2 0.41 304 -
296 9.58 75.37 0.99 11.5 2.21 0.23 13 11 1.72 1534 3.5
33 3.31 6.09 0.41 2.3 1.11 0.06 18 3 1.33 420 0
37 2.66 7.81 0.29 2.7 0.22 0.02 3 0 1.15 359 0
31 1.94 6.97 0.19 2.7 2.07 0.03 1 1 0.3 204 0
38 1.49 6.86 0.53 3.8 1.16 - 9 15 3.47 506 -
25 1.87 5.09 0.29 2.4 2.34 0.04 425 11 0.79 129 0
27 2.86 4.67 0.42 3.2 1.32 0.01 20 115 1.64 384 70
33 1.93 7.45 0.19 3.2 1.48 0.03 7 82 0.62 299 23
30 1.69 6.63 0.25 2.2 2.97 0.07 3 81 0.57 211 12.4
40 1.1 9.34 0.1 1.7 4.24 0.04 4 23 0.21 146 7.4
44 0.94 9.93 0.1 2.2 5.76 - 1 17 0.24 197 8.1
32 0.8 7.55 0.08 0.9 5.02 - 8 20 0.26 119 4.8
32 1.83 7.34 0.19 2.6 2.33 0.03 16 72 1.48 276 18.8
72 2.5 16.8 0.1 3.2 7.87 0.02 12 37 1.2 334 8
75 1.2 17.99 0.3 4.9 4.8 0.05 10 36 0.59 375 17
42 2.8 7.55 0.2 2.6 4 0.04 4 43 2.08 200 60
81 5.42 14.45 0.4 5.7 5.67 0.07 5 25 1.47 244 40
77 5.22 13.62 0.4 4.5 5 0.07 108 22 1.53 153 18
53 3.4 11.15 0.47 3.4 - 0.08 79 27 1.09 194 11.2
20 0.86 4.64 0.17 1.7 2.4 0.06 3 10 0.34 175 80.4
31 0.99 6.03 0.3 2.1 4.2 0.03 4 7 0.43 211 127.7
27 1 6.32 0.21 0.9 - 0.03 2 11 0.46 212 183.5
40 1.87 8.81 0.44 1.5 5.3 0.04 9 14 1.03 322 143.7
40 2 9.46 0.2 1.5 5.1 0.02 7 18 1.2 340 242.5
32 1.74 6.7 0.44 3.7 3.83 0.06 10 11 0.86 305 44.9
27 1.66 5.35 0.45 3.4 1.95 0.05 13 14 0.46 256 82.7
21 0.72 4.6 0.27 1.7 - 0.03 397 36 1.33 113 34.2
281 11.86 51.42 8.2 21.6 - 0.82 43 61 10.93 2411 2
18 0.8 3.9 0.3 1.2 - 0.04 1369 41 0.8 146 46.5
77 2.05 17.49 0.09 2.1 0.82 0.03 6 12 0.81 425 19.7
79 2.14 18.07 0.08 1.3 0.62 0.03 5 13 0.86 417 5.7
70 1.89 15.9 0.14 1.7 1.29 0.04 18 10 0.73 455 8.6
69 1.68 15.71 0.1 2.4 1.15 0.03 16 9 0.52 407 9.1
147 2.24 24.81 4.66 1.9 0.2 1 332 9 0.62 408 17.3
82 2.06 17.72 0.62 1.4 - 0.16 22 10 0.98 285 8.2
26 1 6.5 0.1 0.5 2.76 0.05 1 21 0.8 340 9
34 1.1 8.09 0.28 2.9 3.3 0.15 5 26 1.39 206 4.2
23 1.43 4.48 0.25 0.9 0.6 0.06 22 19 0.57 302 8
16 0.68 3.4 0.1 1.6 1.86 0.03 39 25 0.34 233 14.8
37 1.08 8.62 0.16 2.3 4.46 0.03 12 43 0.44 305 25
19 0.91 4.28 0.14 2.9 1.78 0.03 661 30 1.47 170 14.7
35 5.81 5.11 0.28 0.3 0.49 0.06 48 70 1.8 356 39
45 3.03 9.14 0.64 0.5 0.65 0.13 872 150 2.18 50 3
43 1.68 9.57 0.56 1.3 0.6 0.25 233 168 2.85 89 3
306 6.21 80.88 0.3 7.7 2.97 0.06 102 625 21.4 1125 0
23 2.86 3.63 0.39 2.2 0.42 0.06 79 99 2.71 558 28.1
29 3.63 4.21 0.57 2.9 0.65 0.04 74 129 1.89 346 5.5
20.73 2.85 2.41 0.62 1.56 - - 111.4 68.35 1.26 581.8 26.52
86 1.57 20.12 0.05 3 4.18 0.02 55 30 0.61 337 2.4
112 1.5 26.46 0.2 4.1 0.4 0.04 11 43 0.55 591 4.5
118 1.53 27.88 0.17 4.1 0.5 0.04 9 17 0.54 816 17.1
32 0.96 5.84 1.02 1.9 3.93 0.14 1 7 0.62 268 11.7
18 0.88 3.89 0.2 1.2 2.63 0.03 5 10 0.27 237 13.7
27 0.83 5.51 0.63 2.1 - - 6 11 0.33 260 27.2
18.95 0.7 3.84 0.42 0.97 - - 0 9.96 0.1 192.8 17.75
23 1.2 5.1 0.2 1.1 4 0.03 13 13 0.51 204 23.4
16 0.79 3.47 0.25 1.9 2.55 0.03 115 33 0.57 191 12.6
18 0.84 3.32 0.5 - 2.99 - 125 30 0.57 198 -
32 1.64 7.29 0.28 1.9 4.4 0.04 186 34 1.3 293 9.2
82 4.32 18.91 0.47 4.1 12.18 0.1 59 36 2.98 1014 21.9
38 1.65 8.98 0.21 1.9 4.83 0.03 28 18 1.78 439 10.6
24 1.2 5.31 0.3 1.5 3.56 0.04 474 14 0.96 297 7
17 0.85 3.53 0.29 0.4 2.58 0.02 253 10 0.39 217 70.1
258 14.11 55.76 2.97 12.3 37.59 0.43 107 110 9.09 3427 39.2
213 5.06 23.33 14.08 5.8 - 1.89 266 47 2.68 1565 101.8
28 0.9 6.43 0.1 1.8 3.8 0.01 67 30 0.3 191 21
32 1.5 7.13 0.3 3.2 0.81 0.07 40 190 1.1 296 60
72 3.33 13.47 0.52 4 - 0.1 47 25 0.95 212 10.4
50 0.88 12.3 0.06 2.5 2.46 0.02 8 4 0.87 118 1.3
11 2.3 1.29 0.1 0.5 0.2 0.03 41 120 0.2 330 43
17 1.21 3.11 0.32 1 2.5 0.08 8 16 0.37 261 17.9
16 1.32 3.33 0.09 2.2 1.15 0.02 21 164 0.59 257 9.3
72 1.48 14.26 0.88 2.5 1.82 0.12 345 10 0.62 9 0
19 0.82 4.51 0.13 1.7 1.66 0.03 2 17 0.34 125 7.7
45 2.7 9.2 0.7 3.5 0.71 0.17 76 187 3.1 397 35
38 2.63 7.75 0.43 3.9 - 0.1 47 19 0.5 248 5.3
41 3.78 7.86 0.41 3.8 - 0.08 10 26 0.93 370 74.1
28 2.66 4.9 0.46 2 - 0.06 15 136 0.93 333 39.3
57 1.76 14.41 0.1 1.3 2.83 0.02 2 29 0.88 212 6.2
182 2.16 35.58 8.92 5.7 12.9 1.16 146 52 0.77 409 7.5
106 6.4 19.83 0.35 5.5 1.39 0.08 58 24 1.51 478 19.3
48 1.18 11.29 0.69 3.3 7.99 0.09 420 56 0.42 246 24.9
292 2.23 46.13 10.9 6.1 13.2 2.03 3390 41 0.5 182 0
23 3.15 2.65 0.64 1.6 0.3 0.04 4 177 3.17 295 18
30 3.27 4.35 0.73 2.5 1.85 0.15 3 92 1.6 296 58.1
23 2.13 3.67 0.52 2.8 0.87 0.01 46 67 1.77 521 27
43 3.46 7.02 1.12 2.1 - 0.06 61 208 6.59 738 85
44 3.29 8.41 0.73 6.8 - 0.19 30 199 11.87 458 13.3
36 2.97 6.33 0.79 3.3 0.85 0.13 56 138 6.2 554 133
131 3.31 20.7 5.86 14.1 - 2.84 26 317 6.65 668 21.8
101 5.56 24.45 1.68 14 - 0.47 9 405 17.45 609 160.1
52 0.26 13.81 0.17 2.4 10.39 0.03 1 6 0.12 107 4.6
58 0.44 13.61 0.19 2.8 9.59 - 1 5 0.15 120 -
42 0.17 11.27 0.1 1.1 9.39 0.01 2 4 0.23 74 1
46 0.1 11.3 0.13 0.2 9.62 0.02 4 8 0.12 101 0.9
48 1.4 11.12 0.39 2 9.24 0.03 1 13 0.39 259 10
241 3.39 62.64 0.51 7.3 53.44 0.02 10 55 2.66 1162 1
160 2 8.53 14.66 6.7 0.66 2.13 7 12 0.55 485 10
89 1.09 22.84 0.33 2.6 12.23 0.11 1 5 0.26 358 8.7
43 1.39 9.61 0.49 5.3 4.88 0.01 1 29 0.62 162 21
57 0.74 14.49 0.33 2.4 9.96 0.03 1 6 0.28 77 9.7
51 0.42 12.17 0.64 2.7 8.45 0.05 1 8 0.18 54 2.5
34 0.84 8.16 0.19 0.9 7.86 0.05 16 9 0.21 267 36.7
63 1.06 16.01 0.2 2.1 12.82 0.04 0 13 0.36 222 7
50 1 12.18 0.3 1.6 8.49 0.07 3 16 0.32 173 10
333 1.25 80.45 0.73 2.5 67.15 0.15 13 38 0.68 376 19.3
47 0.85 12.02 0.15 1.7 9.18 - 1 30 0.14 177 48.8
46 0.46 11.97 0.13 3.6 4.27 0.01 2 8 0.23 80 14
308 0.17 82.8 1.09 5.3 72.56 0.09 5 9 0.39 49 0.2
283 4.08 74.08 0.27 6.8 67.28 0.03 8 86 3.26 892 4.7
277 1.81 74.97 0.15 6.7 66.47 - 1 64 0.9 696 0
282 2.45 75.03 0.39 8 63.35 0.03 2 39 1.02 656 0.4
74 0.75 19.18 0.3 2.9 16.26 0.06 1 35 0.37 232 2
249 3.3 63.87 0.93 9.8 47.92 0.14 10 162 2.03 680 1.2
349 14.26 77.06 0.39 13 45.61 0 298 190 6.8 - 48.4
42 0.77 10.66 0.14 1.6 6.89 0.02 0 22 0.08 135 31.2
69 0.72 18.1 0.16 0.9 15.48 0.05 2 10 0.36 191 3.2
68 2.55 14.32 0.95 5.4 8.92 0.27 2 18 0.26 417 228.3
36 0.54 9.09 0.14 0.8 8.12 0.04 18 6 0.17 228 18
95 1.72 23.25 0.64 1.5 19.08 0.2 2 24 0.23 448 13.7
61 1.14 14.66 0.52 3 8.99 0.03 3 34 0.31 312 92.7
29 1.1 9.32 0.3 2.8 2.5 0.04 2 26 0.6 138 53
22 0.35 6.9 0.24 0.3 2.52 0.04 1 6 0.08 103 38.7
47 1.5 16 0.3 10.6 4.17 0.04 6 134 0.8 160 129
30 0.7 10.54 0.2 2.8 1.69 0.02 2 33 0.6 102 29.1
25 0.42 8.42 0.07 0.4 1.69 0.01 2 14 0.09 117 30
66 0.83 16.53 0.44 1.3 15.23 0.1 1 5 0.31 171 71.5
53 0.81 13.34 0.31 1.8 10.58 0.04 2 37 0.15 166 26.7
60 0.82 14.98 0.38 1.6 13.66 0.09 1 11 0.16 168 36.4
319 2.45 78.58 1.18 2.4 66.27 0.29 162 0 0.23 279 42.3
44 1.06 10.55 0.32 1.7 7.89 0.03 0 6 0.28 201 5.4
81 0.97 5.61 6.87 2.5 0 0.91 735 94 3.32 9 1.5
145 1.03 3.84 15.32 3.3 0.54 2.03 1556 52 0.49 42 0
47 0.94 11.75 0.12 2.4 9.35 0.01 0 40 0.1 181 53.2
45 0.7 10.4 0.2 0.2 8.4 0.02 1 11 0.2 200 50
97 1.5 25 0.2 10.6 - 0.02 3 161 0.8 212 136
43 0.47 10.82 0.26 1.7 7.82 0.08 8 20 0.25 182 60.9
97 2.2 23.38 0.7 10.4 11.2 0.06 28 12 1.6 348 30
39 0.91 9.54 0.25 1.5 8.39 0.02 0 6 0.25 190 6.6
44 0.63 11.57 0.03 1.3 10.27 0 4 6 0.27 128 3.6
57 0.36 15.23 0.14 3.1 9.75 0.02 1 9 0.18 116 4.3
70 0.58 18.59 0.19 3.6 12.53 0.02 1 8 0.15 161 7.5
50 0.54 13.12 0.12 1.4 9.85 0.01 1 13 0.29 109 47.8
60 0.42 15.7 0.08 0.8 14.45 0.01 1 14 0.28 122 9.5
53 0.36 12.87 0.12 0.2 9.98 0.01 2 13 0.31 130 10
122 1.3 31.89 0.37 2.3 15 0.14 4 3 0.6 499 18.4
46 0.7 11.42 0.28 1.4 9.92 0.02 0 6 0.17 157 9.5
83 1.67 18.7 1.17 4 13.67 0.12 3 10 0.3 236 10.2
54 0.15 13.13 0.29 0.1 12.65 0.08 9 11 0.1 214 0.1
240 2.18 63.88 0.38 7.1 38.13 0.09 2 43 0.93 732 0.6
299 3.07 79.18 0.46 3.7 59.19 0.06 11 50 1.88 749 2.3
302 3.39 79.52 0.46 4 59.19 0.15 12 53 1.79 746 3.2
52 1.2 11.94 0.65 6.5 4.42 0.02 1 25 0.69 151 26.2
52 1.2 11.94 0.65 6.5 4.42 - 1 25 0.69 151 26.2
21 0.9 4.54 0.2 1.8 1.1 0.05 4 86 0.22 288 8
32 0.67 7.68 0.3 2 4.89 0.01 1 16 0.41 153 58.8
35 0.43 9.13 0.11 2.1 4.56 0.01 2 16 0.75 148 41.2
239 2.8 62.5 0.6 5.1 38.8 0.27 28 74 2.8 628 3.5
30 0.61 7.55 0.15 0.4 6.2 0.02 1 7 0.24 112 8.1
46 0.39 12.2 0.13 0.1 12.1 0.01 2 8 0.25 77 9.3
60 0.37 14.77 0.13 0.2 14.2 0.03 5 11 0.25 104 0.1
159 0.9 40.4 0.15 1.1 31.75 0.01 5 3 0.41 28 1
165 0.22 41.97 0.21 3.2 38.77 0.04 4 54 0.43 21 0
143 12.56 0.72 9.51 0 0.37 3.13 142 56 1.75 138 0
52 10.9 0.73 0.17 0 0.71 0 166 7 0.08 163 0
322 15.86 3.59 26.54 0 0.56 9.55 48 129 2.73 109 0
158 13.05 0.41 11.09 0 0.4 3.56 141 64 3.65 132 0
382 81.1 7.8 0 0 5.4 0 1280 62 0.15 1125 0
717 0.85 0.06 81.11 0 0.06 51.37 643 24 0.02 24 0
717 0.85 0.06 81.11 0 0.06 50.49 11 24 0.02 24 0
876 0.28 0 99.48 0 0 61.92 2 4 0 5 0
61 3.15 4.8 3.25 0 5.05 1.86 43 113 0.03 132 0
50 3.3 4.8 1.98 0 5.06 1.26 47 120 0.02 140 0.2
42 3.37 4.99 0.97 0 5.2 0.63 44 125 0.03 150 0
34 3.37 4.96 0.08 0 5.09 0.06 42 122 0.03 156 0
69 3.56 4.45 4.14 0 4.45 2.67 50 134 0.05 204 1.3
40 3.31 4.79 0.88 0 4.79 0.55 190 116 0.05 151 1
134 6.81 10.04 7.56 0 10.04 4.59 106 261 0.19 303 1.9
321 7.91 54.4 8.7 0 54.4 5.49 127 284 0.19 371 2.6
358 35.1 52.19 0.72 0 52.19 0.47 549 1231 0.31 1705 5.6
496 26.32 38.42 26.71 0 38.42 16.74 371 912 0.47 1330 8.6
123 3.13 4.73 10.39 0 4.13 7.03 61 107 0.05 132 0.9
191 2.96 2.82 19.1 0 3.67 10.18 72 91 0.05 136 0.8
340 2.84 2.74 36.08 0 2.92 23.03 27 66 0.1 95 0.6
257 3.2 12.49 22.22 0 8 13.83 8 101 0.05 147 0
198 2.44 4.63 19.35 0 3.41 10.14 31 101 0.07 125 0.9
135 2.94 4.26 12 0 0.16 7.47 89 104 0.07 129 0.9
61 3.47 4.66 3.25 0 4.66 2.1 46 121 0.05 155 0.5
63 5.25 7.04 1.55 0 7.04 1 70 183 0.08 234 0.8
56 5.73 7.68 0.18 0 7.68 0.12 77 199 0.09 255 0.9
97 9 3.98 5 0 4 2.4 35 100 0 141 0
73 9.95 3.94 1.92 0 3.56 1.23 34 115 0.04 141 0.8
59 10.19 3.6 0.39 0 3.24 0.12 36 110 0.07 141 0
41 3.79 4.48 0.93 0 4.61 0.66 40 130 0.04 164 0.2
98 11.12 3.38 4.3 0 2.67 1.72 364 83 0.07 104 0
81 10.45 4.76 2.27 0 4 1.24 308 111 0.13 125 0
72 12.39 2.72 1.02 0 2.72 0.65 406 61 0.14 86 0
350 6.15 5.52 34.44 0 3.76 20.21 314 97 0.11 132 0
253 9.15 3.59 22.78 0 3.19 12.79 334 117 0.13 152 0
174 11.26 3.04 12.98 0 0.27 8.29 84 207 0.38 105 0
138 11.39 5.14 7.91 0 0.31 4.93 99 272 0.44 125 0
300 22.17 2.19 22.35 0 1.03 13.15 627 505 0.44 76 0
295 23.75 5.58 19.78 0 1.9 11.29 666 697 0.22 188 0
404 22.87 3.09 33.31 0 0.48 18.87 653 710 0.14 76 0
309 27.35 4.06 20.41 0 0.26 12.6 628 761 0.12 63 0
373 24.48 0.68 30.28 0 0.5 19.07 600 746 0.72 81 0
394 23.76 2.57 32.11 0 0.52 20.22 604 685 0.76 127 0
392 35.75 3.22 25.83 0 0.8 16.41 1376 1184 0.82 92 0
420 28.42 13.91 27.84 0 0.07 15.37 1804 853 0.49 180 0
415 37.86 3.41 27.34 0 0.9 17.37 1696 1253 0.87 97 0
387 31.8 3.63 26.94 0 0.73 17.11 1433 1064 0.77 86 0
264 14.21 4.09 21.28 0 4.09 14.95 917 493 0.65 62 0
264 18.52 0 21.08 0 0 14.57 459 140 1.9 26 0
452 30.52 2.17 35.59 0 2.17 24.61 423 895 1.88 48 0
353 21.4 2.34 28.74 0 0.5 18.67 1146 528 0.31 256 0
369 21.54 2 30.64 0 - 19.26 1809 662 0.56 91 0
334 20.75 0.45 27.68 0 0.45 17.41 629 184 0.5 152 0
300 19.8 0.46 24.26 0 0.46 15.26 842 388 0.33 187 0
356 24.94 2.22 27.44 0 2.22 17.61 819 700 0.24 121 0
357 24.99 1.43 27.8 0 1.43 17.57 812 731 0.44 188 0
413 29.81 0.36 32.34 0 0.36 18.91 714 1011 0.17 81 0
393 26.96 1.44 30.99 0 0 18.23 187 890 0.13 72 0
351 25.58 2.14 26.62 0 0.56 17.08 876 756 0.52 138 0
389 25.6 1.55 31.14 0 1.55 19.2 800 550 0.23 64 0
368 23.41 1.12 30.04 0 1.12 19.11 628 717 0.41 134 0
299 18.09 2.98 23.82 0 2.32 12.94 751 566 0.2 129 0
366 20 3.97 30 0 0 17.5 1400 800 0 125 0
298.1 22.14 2.4 22.1 - - 12.71 734.2 532.3 0 80.73 -
358 23.54 1.75 28.51 0 1.23 17.03 338 659 0.59 85 0
371 18.13 3.7 31.79 0 2.26 18.06 1671 1045 0.63 132 0
315 6.84 55.35 7.35 0 49.74 4.53 129 251 0.17 350 2.6
207 3.5 23.6 11 0.7 21.22 6.79 80 128 0.09 199 0.6
352 78.13 6.25 1.56 3.1 0 0.78 156 469 1.13 500 0
359 58.14 29.07 1.16 0 1.16 0.58 372 698 1.26 872 34.9
33 2.86 1.74 1.61 0.5 0.41 0.21 37 124 0.46 120 0
43 2.6 4.92 1.47 0.2 3.65 0.2 47 123 0.42 122 0
15 0.59 0.58 1.1 0 0 0 71 197 0.35 67 0
48.33 0.8 5.1 2.75 0 2.32 - 41.98 148.5 0.26 148.4 -
47 0.28 9.17 0.97 0.3 5.28 0 39 118 0.2 27 0
31 0.21 2.92 2.08 0 2.5 2.08 19 188 0.3 19 0
197 2.02 2.81 21.33 - - 18.91 13 18 3.3 220 1
330 3.63 6.65 34.68 2.2 - 30.75 4 11 2.28 325 2.8
18 0.22 4.24 0 0 3.92 0 26 7 0.03 165 9.9
66 2.64 9.69 1.76 0.4 5.29 0.22 13 132 - - 13.2
388 55.56 28.89 5.56 6.7 22.22 1.11 733 178 12 933 0
335 88.32 0 3.39 0 0 0.42 1005 178 14.5 81 0
78 9.04 2.85 4.17 0.9 0.6 0.79 12 201 1.61 148 0.2
83 9.98 1.18 5.26 1 0.71 0.92 4 282 2.04 130 0
61 7.17 1.18 3.69 0.2 0.7 0.53 8 111 1.11 120 0.2
43 4.82 0.58 2.4 0.2 0.2 0.3 2 66 0.8 - -
270 18.82 8.86 20.18 3.9 2.72 2.92 16 372 4.87 146 0
192 20.29 7.64 10.8 - - 2.54 9 111 2.7 412 0
211 19.4 12.68 11 5.4 4.89 1.59 7 217 8.6 729 13
198 12.79 25.37 6.01 5.4 6.2 1.02 3728 57 2.49 210 0
370 75.16 13.79 1.85 0.6 0 0.27 29 142 5.2 100 0
177 15.7 14.27 6.3 4.9 1.07 1.44 569 136 2.41 333 4.5
255 20.28 8.09 18.16 2.8 0 2.93 888 63 3.72 231 0
224 23.64 3.64 12.73 3.6 0 1.53 709 35 3.27 54 0
333 13.31 31.84 17.8 - - 2.38 294 54 3.42 585 1.6
229 7.35 14.9 17.1 5.4 0.34 2.22 438 41 2.41 289 0
598 22.21 22.31 51.36 5 10.49 10.32 426 49 1.74 558 0
589 24.06 21.57 49.94 8 8.41 7.61 486 45 1.9 745 0
598 22.21 22.31 51.36 5 10.49 10.32 17 49 1.74 558 0
614 20.96 18.82 55.5 10.3 4.43 4.15 7 347 3.49 748 0
587 17.56 27.57 49.41 2 - 9.76 15 43 5.03 546 0
617 17.28 23.32 55.2 5.7 10.54 4.68 3 64 4.12 576 2.7
595 17 21.19 53.76 9.3 0.49 7.53 115 426 8.95 414 0
341 21.6 62.36 1.42 15.5 2.12 0.37 5 123 5.02 1483 0
132 8.86 23.71 0.54 8.7 0.32 0.14 1 27 2.1 355 0
115.3 6.91 19.81 1.27 6.69 - - 217.9 43.31 1.69 253.1 -
333 23.58 60.01 0.83 24.9 2.23 0.12 24 143 8.2 1406 4.5
127 8.67 22.8 0.5 6.4 0.32 0.07 1 35 2.22 405 1.2
124 7.98 21.49 1.05 5.5 3.8 0.18 231 57 1.5 277 0.2
347 21.42 62.55 1.23 15.5 2.11 0.23 12 113 5.07 1393 6.3
143 9.01 26.22 0.65 9 0.34 0.14 1 46 2.09 436 0.8
114 6.99 20.22 0.9 5.5 0.54 0.16 239 63 1.33 274 0.1
337 22.33 60.75 1.5 15.3 3.88 0.17 5 147 5.49 1185 -
333 23.36 60.27 0.85 15.2 2.11 0.22 16 240 10.44 1795 0
336.6 21.56 59.8 2.2 - - - 0 142.9 6.67 1424 -
112.1 7.41 18.82 1.17 6.76 - - 164 69.19 1.41 202.6 -
113.7 7.03 19.33 1.27 6.91 - - 223.1 67.16 1.38 213.1 -
329 19.87 62.9 0.53 12.7 - 0.19 5 66 4.98 1254 0
336 23.52 60.03 1.26 10.6 6.9 0.33 16 110 8.27 1112 1.5
378 20.47 62.95 6.04 12.2 10.7 0.6 24 57 4.31 718 4
164 8.86 27.42 2.59 7.6 4.8 0.27 7 49 2.89 291 1.3
138 7.04 22.87 2.47 6.3 4 0.21 212 43 0.98 109 0.1
387 22.39 57.82 6.69 10.8 10.85 0.69 64 45 4.86 846 0
341 26.12 58.29 1.53 25 5.7 0.25 13 103 6.7 1062 1.4
352 24.63 63.35 1.06 10.7 2.03 0.15 6 35 6.51 677 4.5
116 9.02 20.13 0.38 7.9 1.8 0.05 2 19 3.33 369 1.5
358 23.91 63.1 2.17 10.8 - 0.38 7 48 7.39 668 1.7
338 21.46 63.38 0.69 19 8.5 0.16 18 81 7.51 1724 0
371 36.17 40.37 9.74 18.9 - 1.16 15 176 4.36 1013 4.8
347 23.86 62.62 1.15 16.3 6.6 0.35 15 132 6.74 1246 4.8
352 23.82 63.74 1.16 25.5 8 0.16 15 37 4.82 823 1.8
343 21.7 62.78 1.49 15 - 0.33 17 130 5.23 1392 0
446 36.49 30.16 19.94 9.3 7.33 2.88 2 277 15.7 1797 6
94 4.75 21.14 0.37 4.1 7.96 0.07 343 34 1.19 224 0
83 5.28 13.5 0.87 4.7 0.59 0.14 430 35 1.7 344 -
90 4.98 13.55 2.01 3.7 0.54 0.63 370 29 1.44 319 6
341 25.21 58.99 1.64 18.3 - 0.11 38 138 7.57 983 0
365 7.13 79.95 0.66 1.3 0.12 0.18 5 28 4.31 115 0
130 2.69 28.17 0.28 0.4 0.05 0.08 1 10 1.2 35 0
360 6.61 79.34 0.58 1.4 - 0.16 1 9 4.36 86 0
358 6.5 79.15 0.52 2.8 - 0.14 1 3 4.23 76 0
365 7.13 79.95 0.66 1.3 0.12 0.18 5 28 0.8 115 0
365 7.13 79.95 0.66 1.3 0.12 0.18 5 28 0.8 115 0
367 7.54 76.25 3.2 3.6 0.66 0.59 5 9 1.29 250 0
123 2.74 25.58 0.97 1.6 0.24 0.26 4 3 0.56 86 0
362 7.5 76.17 2.68 3.4 - 0.54 4 33 1.8 268 0
374 7.51 80.89 1.03 1.8 0.33 0.29 2 71 3.33 174 0
370 6.81 81.68 0.55 2.8 - 0.11 7 11 1.6 77 0
360.5 7.57 77.19 3.44 4.18 - - 0 14.4 1.12 255.6 -
357 14.73 74.9 1.08 6.2 2.5 0.16 7 21 1.96 427 0
368 14.12 64.16 6.07 7 - 0.71 5 47 4.57 563 -
120 4.4 21.3 1.92 2.8 0.87 0.23 7 17 1.49 172 0
342 12.29 75.87 1.33 12.5 0.41 0.23 17 35 2.46 410 0
376 12.76 77.43 0.64 5 - 0.12 10 24 1.08 166 0
112 3.79 23.22 0.16 1.4 0.1 0.03 5 8 0.38 58 0
352 9.91 77.72 1.16 15.6 0.8 0.24 9 29 2.5 280 0
346 11.73 74.95 2.71 10.3 - 0.59 11 17 2.47 320 0
378 11.02 72.85 4.22 8.5 - 0.72 5 8 3.01 195 0
371 13.56 65.25 7.02 6.7 1.69 1.46 4 159 7.61 508 4.2
367 13.3 73.13 2.38 8 1.84 0.45 12 180 7.63 427 -
338 14.57 70.19 2.43 10.7 6.82 0.41 8 27 4.44 388 0
344 12.64 72.13 3.1 7.31 - - 0.84 25.94 3.19 385.4 -
329 10.62 72.09 3.46 6.7 2.53 0.61 2 13 3.36 363 0
337 14.54 70.58 2.13 11.1 7.84 0.2 5 22 3.77 403 0
379 13.15 67.7 6.52 10.1 0.99 1.11 6 52 4.25 362 0
379.2 12.51 69.75 5.8 11.95 - - 0.31 51.34 3.8 375.9 -
246 17.3 66.22 7.03 15.4 1.45 1.33 4 58 5.41 566 0
216 15.55 64.51 4.25 42.8 0.41 0.63 2 73 10.57 1182 0
360 23.15 51.8 9.72 13.2 - 1.67 12 39 6.26 892 0
362 8.12 76.89 3.59 7.3 0.64 0.51 35 6 3.45 287 0
370 7.11 79.45 1.75 3.9 1.61 0.22 7 3 4.36 142 0
371 8.8 79.6 1.2 1.6 0.64 0.15 1 2 1 137 0
369 10.6 78 0.5 1.9 - 0.08 3 14 1.5 94 0
387 12.94 77.78 4.54 14.5 0.87 0.64 8 7 3.19 329 0
402 6.3 89.8 0.5 1.7 - 0.13 3 6 31.7 113 0
489 13.67 53.88 24.31 8.9 19.8 3.96 26 76 3.95 539 1.2
371 13.04 74.67 1.51 3.2 2.67 0.28 6 21 3.3 223 0
158 5.8 30.86 0.93 1.8 0.56 0.18 1 7 1.28 44 0
352 13.87 73.37 2.93 9.2 2.74 0.43 6 29 3.62 434 -
357 7.46 79.26 2.08 11 - 0.29 3 4 0.93 294 0
288 11.31 54.73 2.3 - - 0.33 26 15 3.35 179 0
384 14.16 71.27 4.44 3.3 1.88 1.18 21 35 4.01 244 0
364 5.95 80.18 0.56 1.6 0.12 0.15 182 18 0.7 30 0
336 14.38 74.62 0.71 - - 0.14 792 35 2.7 252 0
356 11.35 74.1 0.81 4.3 - 0.12 1840 23 1.32 164 0
351 0.16 86.09 0.06 0.5 0 0.02 10 25 2.17 10 0
266 8.85 49.42 3.33 2.7 5.67 0.7 490 144 3.61 126 0
252 12.45 42.71 3.5 6 4.34 0.72 455 161 2.47 254 0
265 13.36 43.34 4.23 7.4 6.39 0.87 381 103 2.5 230 0.1
259 8.5 48.3 3.3 5.8 3.85 0.63 603 73 2.83 166 0.4
250 8.7 47.5 3.1 6.5 0.53 0.44 596 68 2.87 208 0
272 10.75 51.88 2.42 2.2 4.62 0.53 602 52 3.91 117 0
271 8.8 50.1 3.5 3.2 3.17 0 550 78 2.94 110 0
188 13.16 33.88 0 5.3 2.63 0 474 0 1.89 198 0
298 5.4 51.15 8.02 5.5 11.3 0.63 515 59 0.53 107 -
290 5 48 8 5 3 1.2 600 60 1.2 90 0
283 5 46 8.5 5 6 1 460 60 1 100 0
275 9.1 55.7 1.2 2.2 1.3 0.17 536 86 2.62 120 0
262 9.8 55.89 1.71 6.1 2.87 0.15 527 15 3.06 170 0
291 9.62 50.43 5.65 2.2 3.55 1.39 465 84 3.25 125 -
297 11.25 46.36 7.45 4.9 2.72 1.95 409 93 3.01 266 -
249 8.77 35.82 7.89 1.8 1.75 0.88 561 35 3.16 114 0
306 8.2 49.38 7.99 3.5 3.71 2.92 736 146 3.63 125 0
310 9.76 45.89 9.76 9.8 2.44 4.88 512 244 2.63 262 0
218 5.7 44.64 2.85 6.3 0.88 0.45 45 81 1.23 186 0
476 6.41 63.49 21.79 6.7 1.5 7.11 324 100 1.64 231 0
264 10.56 52.38 1.32 1.6 8.43 0.36 422 219 3.57 107 0
227 8.87 44.17 1.69 3.5 3.53 0.73 425 163 4 109 1.8
279 9.77 50.12 3.91 1.8 7.28 0.84 494 144 3.43 122 1.3
269 12.38 44.93 4.38 6.1 5.92 0.92 427 198 2.42 242 1.3
310 10.86 52.04 6.47 2 5.55 1.38 467 178 3.72 139 0.2
406 8.2 45.8 21 2.6 11.26 11.66 467 37 2.03 118 0.2
395 13.35 71.98 5.3 4.5 6.2 1.2 732 183 4.83 196 0
383 14.13 68.49 5.48 4.9 5.74 1.39 1336 182 4.92 231 2.7
407 11.9 73.5 6.6 5.1 - 1.51 698 76 4.08 124 0
418 9.46 74.05 8.64 2.8 1.29 1.65 941 19 5.57 152 0
430 6.69 77.66 10.6 3.4 24.85 1.63 459 77 3.78 170 0
366 7.9 82.2 1.3 16.5 1.07 0.14 410 31 2.43 319 0
395 10 83.7 1.4 3 0.29 0.23 0 13 3.16 112 0
387 8.2 81.5 2.8 4.2 0.88 0.57 26 11 1.49 290 0
299 7.1 52.6 6 1.9 0.18 1.47 483 11 3.21 74 0
551 7.3 45.1 38.1 1.5 0.74 9.64 249 10 2.56 61 0
445 2.97 51.11 25.46 1.8 - 9.6 409 10 1.02 73 -
291 9.8 57.9 1.5 1.8 - 0.26 572 47 3.36 82 0
472 7.1 67.78 20.68 5.4 0.78 2.81 328 106 1.52 182 0
532 6.39 53.83 33.98 3.1 0.33 3.4 527 21 1.28 1196 21.6
384 10.04 80.39 2.93 3.4 2.21 0.39 1240 27 4.58 223 2.1
364 10.33 76.31 0.98 2.7 0.27 0.15 2 15 4.64 107 0
361 11.98 72.53 1.66 2.4 0.31 0.24 2 15 4.41 100 0
362 8.2 78.03 0.86 1.7 0.31 0.13 2 14 7.32 105 0
354 9.89 74.22 0.97 2.7 0.22 0.15 1193 338 4.67 124 0
340 13.21 71.97 2.5 10.7 0.41 0.43 2 34 3.6 363 0
360 12.68 72.83 1.05 3.9 - 0.15 1 17 4.36 186 0
349 10.88 75.43 1.52 11.8 1.1 0.18 2 24 2.54 374 0
340.6 14.47 70.72 2.54 9.34 - - 0 30.04 3.77 349.8 -
335 12.62 70.59 3.1 10 2.6 0.68 11 41 4.06 577 0
386.4 13.17 69.92 6.31 10.5 - - 3.62 42.81 4 373.1 -
366 5.95 80.13 1.42 2.4 0.12 0.39 0 10 0.35 76 0
363 7.23 76.48 2.78 4.6 0.66 0.56 8 11 1.98 289 0
358 6.69 80.1 1.16 - - - 6 10 0.34 80 -
363 8.46 76.59 3.69 6.4 1.61 0.53 5 138 8.5 262 0
381 0.26 91.27 0.05 0.9 0 0.01 9 2 0.47 3 0
358 0.19 88.69 0.02 0.9 3.35 0.01 1 20 1.58 11 0
357 0.3 88.15 0.1 3.4 - 0.02 2 40 0.33 11 0
357 6.9 83.1 0.34 5.9 3.52 0.09 55 65 1.38 1001 3.8
577.6 26.24 16.25 50.23 9.27 - - 0.89 232.3 3.23 666.8 -
423.6 16.14 58.9 15.28 34.24 - 14 46.94 35.98 8.02 2088 -
358.6 0.92 87.31 0.49 4.83 - - 13.08 74.55 3.99 197.6 -
434 37.81 31.92 20.65 9.6 7.5 2.99 13 206 6.37 2515 0
359 8.43 76.64 3.34 6.6 1.94 0.53 3 12 3.14 324 0.8
382 10.75 75.12 4.25 3.5 1.66 0.54 4 14 3.94 224 0
378.4 11.92 69.52 6.6 6.29 - - 6.32 37.56 4.53 550.9 -
53 0 27.7 0 0.2 0 0 10600 5876 11.02 20 0
0 0 0 0 0 0 0 27360 0 0 0 0
258 0 61.5 0 0.2 0 0 52 8 3.72 16500 0
325 40.44 41.22 7.61 26.9 0 1 51 30 2.17 955 0.3
335 85.6 0 0.1 0 0 0.07 196 55 1.11 16 0
325 0.3 90.4 0.3 8.6 - 0.05 200 7 2.71 7 0
228 19.6 57.9 13.7 37 1.75 8.07 21 128 13.86 1524 0
598 7.79 45.9 42.63 10.9 23.99 24.49 20 73 11.9 715 -
480 4.2 63.9 30 5.9 54.5 17.75 11 32 3.13 365 0
535 7.65 59.4 29.66 3.4 51.5 18.51 79 189 2.35 372 0
539 5.87 59.24 32.09 0.2 59 19.41 90 199 0.24 286 0.5
642 14.32 28.42 52.31 16.6 0.91 32.28 24 101 17.4 830 0
288 0.06 12.65 0.06 0 12.65 0.01 9 11 0.12 148 0
318 1.8 81.3 0.2 0.1 57.56 0.06 80 3 0.23 5 0
222 4.62 88.88 0.65 39.8 49.08 0.09 35 348 2.94 827 0.2
318 6.2 71.3 0 0 71.3 0 35 61 0.96 320 0
361 10.28 78.3 1.84 7.1 0.8 0.39 11 37 4.71 224 0.6
387 0 99.98 0 0 99.8 0 1 1 0.05 2 0
380 0.12 98.09 0 0 97.02 0 28 83 0.71 133 0
389 0 99.77 0 0 97.81 0 2 1 0.06 2 0
304 0.3 82.4 0 0.2 82.12 0 4 6 0.42 52 0.5
260 0.04 67.04 0.06 0 60.46 0.01 12 102 0.11 212 0
310 0.09 76.37 0.45 0.2 68.03 0 4 1 0.09 4 17
290 0 74.73 0.1 0 74.72 0.02 37 205 4.72 1464 0
283 0 76.79 0.2 0 76.77 0 62 13 0 1 0
0 0 100 0 0 0 0 0 0 0 0 0
278 0.37 68.86 0.07 1.1 48.5 0.01 32 20 0.49 77 8.8
246 0.3 66.3 0 0.7 60 0 56 38 0.15 37 4.8
173 0.39 42.47 0.3 1.5 35.3 0.05 15 14 0.31 91 0.6
541 5.41 62.16 29.73 5.4 54.05 28.42 41 108 4.38 407 0
350 4.6 62.9 8.9 2.8 34.82 3.98 346 49 1.3 284 0.2
579 21.15 21.55 49.93 12.5 4.35 3.8 1 269 3.71 733 0
590 21.4 18.67 52.52 9.9 4.63 3.95 19 236 3.28 659 0
458 9 47.81 27.74 4.8 36.25 2.63 9 172 1.6 314 0.1
659 14.32 11.74 67.1 7.5 2.33 16.13 3 160 2.43 659 0.7
553 18.22 30.19 43.85 3.3 5.91 7.78 12 37 6.68 660 0.5
574 15.31 32.69 46.35 3 5.01 9.16 16 45 6 565 0
245 3.17 52.96 2.2 5.1 10.6 0.41 2 29 0.91 592 26
660 6.88 23.65 64.53 16.3 7.35 57.22 37 26 3.32 543 1.5
501 2.88 47.67 35.49 4.5 43.17 31.47 262 15 1.92 337 0.7
354 3.33 15.23 33.49 9 6.23 29.7 20 14 2.43 356 3.3
628 14.95 16.7 60.75 9.7 4.34 4.46 0 114 4.7 680 6.3
718 7.91 13.82 75.77 8.6 4.57 12.06 5 85 3.69 368 1.2
607 19.5 22.42 53.5 6.4 5 8.01 4 87 3.73 643 0.8
567 25.8 16.13 49.24 8.5 4.72 6.28 18 92 4.58 705 0
587 24.35 21.26 49.66 8.4 4.9 7.72 6 58 1.58 634 0
691 9.17 13.86 71.97 9.6 3.97 6.18 0 70 2.53 410 1.1
673 13.69 13.08 68.37 3.7 3.59 4.9 2 16 5.53 597 0.8
560 20.16 27.17 45.32 10.6 7.66 5.91 1 105 3.92 1025 5.6
654 15.23 13.71 65.21 6.7 2.61 6.13 2 98 2.91 441 1.3
486 16.54 42.12 30.74 34.4 - 3.33 16 631 7.72 407 1.6
534 18.29 28.88 42.16 27.3 1.55 3.66 30 255 5.73 813 0.6
553 31.56 8.67 48.75 4 1.5 4.6 5 70 7.95 1200 0.5
525 17.99 28.13 41.56 19.5 2.99 4.52 26 1438 9.76 719 1
559 30.23 10.71 49.05 6 1.4 8.66 7 46 8.82 809 1.9
573 17.73 23.45 49.67 11.8 0.3 6.96 11 975 14.55 468 0
565 16.96 25.74 48 14 - 6.72 11 989 14.76 475 0
584 20.78 20 51.46 8.6 2.62 4.46 9 78 5.25 645 1.4
884 0 0 100 0 0 13.81 2 1 0.56 1 0
884 0 0 100 0 0 7.37 0 0 0 0 0
884 0 0 100 0 0 15.65 0 0 0.05 0 0
884 0 0 100 0 0 9.86 0 0 0 0 0
900 0 0 100 0 0 12.95 0 0 0 0 0
884 0 0 100 0 0 16.9 0 0 0.03 0 0
884 0 0 100 0 0 14.2 0 0 0 0 0
892 0 0 99.06 0 0 82.47 0 1 0.05 0 0
884 0 0 100 0 - 11.56 0 0 0 0 0
884 0 0 100 0 0 9.6 0 0 0 0 0
884 0 0 100 0 0 9.1 0 0 0 0 0
884 0.11 0 99.98 0 0 8.98 0 1 0 0 0
884 0 0 100 0 0 49.3 0 0 0.01 0 0
884 0 0 100 0 0 19.7 0 0 0.07 0 0
792 0.26 20.69 78.69 0 0 5.03 59 0 0 0 0
902 0 0 100 0 0 39.2 0 0 0 0 0
902 0 0 100 0 0 49.8 0 0 0 0 0
882 0 0 99.8 0 0 33.2 0 0 0 0 0
897 0 0 99.5 0 0 39 150 0 0 0 0
884 0 0 99.97 0 0 24.98 4 1 0.07 0 0
717 0.16 0.7 80.71 0 0 15.19 751 3 0.06 18 0.2
583 0.14 0.14 64.63 0 0 16.69 646 - - 28 -
680 0.96 0.57 74.85 0 0.57 11.7 635 8 0.21 20 0
238 0.37 9.23 22.22 0 3.56 3.45 827 6 0.14 31 0
322 5.95 3.06 31.79 1.1 0.85 2.92 773 53 0.27 66 0
430 1.32 5.9 44.54 0 4.69 6.96 901 28 0.3 64 0
240 0.41 12.12 21.12 0 10.77 2.95 993 13 0.26 84 0.4
542 2.17 3.3 57.85 0.5 2.81 8.79 1209 48 1.08 29 0.3
484 1.37 4.77 51.1 0.4 3.48 8.28 642 37 0.09 88 0.7
379 1.09 14.64 35.06 0.8 15.18 5.09 962 17 1.18 107 0
263 6.09 72.12 8.69 21.6 - 2.55 77 661 7.06 1044 39.2
337 17.6 50.02 15.9 14.6 - 0.59 16 646 36.96 1441 21
233 22.98 47.75 4.07 37.7 1.71 2.16 76 2240 89.8 2630 0.8
313 7.61 74.97 8.36 26.3 - 2.28 23 834 43 529 46.5
251 10.39 63.95 3.26 25.3 0.64 1.39 20 443 9.71 1329 0
296 10.4 68.61 2.12 26.2 - 0.63 5 265 14.31 73 21
333 19.77 49.9 14.59 38 0.64 0.62 17 689 16.23 1351 21
311 10.76 68.47 6.7 28 - 0.68 18 383 13.97 1119 21
318 12.01 56.63 17.27 27.2 10.34 3.26 30 148 7.8 2014 76.4
392 18.07 41.35 25.27 11.8 0.67 2.19 160 1767 44.9 1400 17.1
282 13.46 49.7 14.28 34.8 7.19 2.46 2867 330 17.3 1950 0.7
247 3.99 80.59 1.24 53.1 2.17 0.34 10 1002 8.32 431 3.8
274 5.97 65.53 13 33.9 2.38 3.95 277 632 11.83 1020 0.2
298 12.37 54.99 17.77 41.9 - 0.99 35 709 16.32 1267 21
375 17.81 44.24 22.27 10.5 2.25 1.53 168 931 66.36 1788 7.7
325 14.29 55.83 14.01 53.2 2.76 1.65 52 525 19.1 1170 0.7
253 19.96 55.82 4.36 13.6 - 0.23 208 1784 48.78 3308 50
345 15.8 52.29 14.87 39.8 - 0.48 88 1196 18.54 1694 21
323 23 58.35 6.41 24.6 - 1.46 67 176 33.53 770 3
331 16.55 72.73 0.73 9 2.43 0.25 60 79 5.65 1193 1.2
335 8.98 71.62 4.24 14.1 3.39 2.6 27 114 19.8 1320 0.7
475 6.71 50.5 32.38 20.2 - 9.51 80 252 13.9 463 21
271 12.66 60.56 7.04 40.3 4.09 0.53 77 1990 82.71 1522 51.4
508 26.08 28.09 36.24 12.2 6.79 1.99 13 266 9.21 738 7.1
525 5.84 49.29 36.31 20.8 2.99 25.94 16 184 3.04 350 3
341 10.41 79.12 1.04 15.2 6.63 0.22 73 384 3.9 985 23.4
265 9 68.92 4.28 42.5 4.09 1.55 25 1597 36.8 1260 2.3
282 14.14 53.99 12.89 34.9 10.34 2.14 68 229 21.14 2280 0.9
292 26.63 50.64 5.48 26.7 7.27 1.38 452 1140 22.04 2683 125
342 5.76 69.28 12.6 14.8 7.76 6.53 52 682 19.71 663 23.4
331 4.88 64.06 15.22 42.6 - 7.37 50 1280 29.25 955 61.2
310 11.43 65.37 5.85 3.9 - 1.59 148 111 11.1 1724 80.8
315 10.63 60.73 12.75 40.3 1.71 7.03 11 1652 28.12 1070 32.4
295 22.77 50.22 7.24 7.4 - 1.88 62 1139 32.3 3020 50
276 9.11 63.94 7.43 37 1.71 2.73 55 1890 123.6 814 50
312 9.68 67.14 3.25 22.7 3.21 1.84 27 168 55 2080 0.7
0 0 0 0 0 0 0 38758 24 0.33 8 0
322 4.5 58 0 13.3 10.83 0 7203 0 7.2 1000 0
21 0 0.93 0 0 0.4 0 5 7 0.2 73 0
18 0 0.04 0 0 0.04 0 2 6 0.03 2 0
19 0.04 0.27 0 0 0 0 8 6 0.45 39 0.5
88 0.49 17.03 0 - 14.95 0 23 27 0.72 112 0
60 3.74 5.83 3.34 4 0.92 0.21 1104 63 1.61 152 0.3
23 2.36 4.89 0.86 3.2 0.41 0.23 2348 40 1.67 40 4.3
101 1.04 27.4 0.1 0.3 21.27 0.01 907 15 0.35 281 4.1
12 0.5 2.41 0.3 1 1.07 0.08 809 57 0.26 117 2.3
130 0.37 35.06 0.47 1.1 29.13 0.05 811 3 0.87 25 1
53 8.14 4.93 0.57 0.8 0.4 0.07 5493 33 1.45 435 0
57 9.05 5.59 0.3 0.7 0.5 0.04 3598 30 1.35 352 0
60 10.51 5.57 0.1 0.8 1.7 0.01 5586 20 2.38 212 0
35 5.06 3.64 0.01 0 3.64 0 7851 43 0.78 288 0.5
51 1.35 10.92 0.25 0.3 0 0.04 2733 32 0.18 54 0.1
220 3.31 44.08 3.39 2.8 27.26 0.57 1615 32 1.01 119 0.4
89 5.93 15.56 0.02 0.1 14.1 0 3833 25 1.7 225 0
78 0 19.46 0 0 10.03 0 980 107 5.3 800 13
11 0.51 1.75 0.37 0.3 1.26 0.05 2643 8 0.48 144 74.8
93 1.93 19.16 0.93 2.2 15.11 - 2124 18 1.64 321 26.9
172 0.82 40.77 0.63 0.9 33.24 0.04 1027 33 0.64 232 0.6
150 0.27 38.22 0.02 0.1 18.75 0 371 10 0.21 99 8.7
29 1.52 6.64 0.17 1.9 4.01 0.02 711 30 0.42 275 1.9
38 1.13 6.36 0.89 1.9 3.5 0 600 9 0.65 259 12.3
30 0.62 4.87 0.91 0.5 1.83 0.11 547 7 0.67 101 0.3
50 1.39 7.43 1.61 1.8 4.91 0.22 437 26 0.73 320 2
54 2.18 8.66 1.15 2 3.78 0.46 348 54 0.9 354 11.3
418 9.83 10.09 37.6 1.8 6.33 7.07 603 306 0.57 560 0
535 15.32 36.52 36.35 2 5.4 13.18 2590 467 0.94 254 0
257 6.31 22.02 16.02 1.8 17.07 2.91 1338 22 0.91 235 0
211 1 13.3 16.7 0.5 4.25 3.33 667 26 0.25 68 2.3
95 1.25 22.04 0.23 1.5 9.82 0 1647 19 1.37 312 6.8
184 0.89 42.81 1.04 0.7 - 0.15 538 12 1.43 259 0.5
124 1.36 28.22 1.05 1.8 11.83 0 983 26 0.83 309 11.6
185 23.88 20.42 0.9 6.5 1.6 0 3380 67 4.04 2100 0
6 0.64 0.44 0.21 0 0.43 0.01 371 4 0.07 18 0
7 1.36 0.38 0 0 0.22 0 231 8 0.26 85 0.4
36 2.52 3.53 1.2 0 1.58 0.32 143 3 0.21 105 0.2
7 1.14 0.04 0.22 0 0 0.11 372 6 0.17 54 0
13 1.97 1.2 0.09 0 0.54 0.04 198 8 0.27 185 0
5 0.24 0.93 0.07 0 0.55 0.03 296 3 0.06 19 0.4
16 2.26 0 0.81 0 0 0.2 156 3 0.01 144 0.1
198 14.6 23.5 4.7 0 0 1.2 24000 190 1.87 374 1
170 17.3 16.1 4 0 14.51 1.99 24000 60 2.23 403 0
79 1.35 6.8 5.3 0.7 0.4 0.96 691 12 0.18 64 0
0 0 0 0 0 0 0 4 3 0 0 0
1 0.12 0 0.02 0 0 0 2 2 0.01 49 0
9 0.12 1.67 0.18 0 0 0.09 14 2 0.13 115 0.2
353 12.2 75.4 0.5 0 0 0.2 37 141 4.41 3535 0
1 0 0.3 0 0 0 0 3 0 0.02 37 0
1 0.22 0 0 0 0 0 1 0 0.02 8 0.3
85 0.07 2.61 0 0 0.62 0 4 8 0.46 127 0
82 0.07 2.6 0 0 0.96 0 5 9 0.27 71 0
50 0.5 6.3 0 0 1.55 0 626 9 0.4 88 0
43 0.46 3.55 0 0 0 0 4 4 0.02 27 0
134 0.5 5 0 0 0 0 2 5 0.1 25 0
231 0 0 0 0 0 0 1 0 0.12 2 0
231 0 0 0 0 0 0 1 0 0.01 1 0
0 0 0 0 0 0 0 21 5 0.01 2 0
120 22.5 0 2.62 0 0 0.56 45 5 0.37 334 0
172 20.85 0 9.25 0 0 2.66 63 11 0.74 220 0
121 19.66 0 4.12 0 0 1.1 95 7 0.81 242 0
221 16.52 0.25 16.61 0 0 4.52 81 7 0.68 204 0
161 18.08 0.11 9.2 0 0 2.46 106 8 0.71 211 0
214 16.37 0.17 15.95 0 0 4.37 84 9 0.69 203 0.2
191 17.52 0 12.85 0 0 3.54 84 11 0.46 187 0
215 18.6 0 15.06 0 0 4.31 70 11 0.9 189 1.6
143 17.44 0.04 8.1 0 0 2.3 60 6 0.82 522 0
119 16.92 0.73 4.83 0 0 1.56 71 8 8.99 230 17.9
137 28 0 2.79 0 0 0.78 313 13 0.45 303 0
114 23.34 0 2.33 0 0 0.34 74 9 0.76 267 0
116 20.6 0 3.69 0 0 0.78 75 4 1.42 269 0
143 21.64 0.13 5.64 0 0.07 1.46 112 11 0.86 224 0
148 19.66 0 7.66 0 0 2.02 58 19 1.09 237 0
150 18.73 0 8.34 0 0 2.17 69 21 1.17 213 0
135 18.28 0.94 5.95 0 0 2.32 74 11 2.4 271 5.8
404 11.49 0 39.34 0 0 13.22 63 11 2.4 209 2.8
100 16.33 2.34 2.37 0 3.28 0.32 922 7 0.34 401 0
79 16.79 2.17 0.39 0 0.1 0.13 1087 6 0.32 67 0
226 15.94 1.89 16.93 - - 4.52 1069 80 1.4 349 -
155 18.79 0.47 8.08 0 0 1.96 593 19 1.17 262 2.3
254 17.17 0 20 0 0 7.58 66 18 1.94 270 0
215 18.59 0 15 0 0 5.71 66 15 2.09 295 0
176 20 0 10 0 0 3.93 66 12 2.24 321 0
152 20.85 0 7 0 0 2.88 66 10 2.33 336 0
137 21.41 0 5 0 0 2.18 66 9 2.38 346 0
201 20.3 0 12.71 0 0 5.13 52 24 1.48 315 0
228 19.26 0.12 16.71 0 0 7.36 52 8 1.81 246 0
163 22.43 0 8.17 0 0 3.48 45 15 1.83 273 0
147 21.72 0 6.67 0 0 2.36 44 14 2.49 285 0
155 21.22 0 7.17 0 0 2.98 54 25 1.55 328 0
187 20.38 0 11.71 0 0 4.63 64 6 1.71 262 0
196 19.17 0 13.26 0 0 5.73 76 12 2.19 336 0
128 21.75 0.16 4.48 0 0 1.86 80 13 2.12 367 0
165 20.32 0 9.29 0 0 3.59 80 13 2 344 0
235 17.48 0 18.33 0 0 7.98 78 12 2.24 277 0
124 23.49 0 3.34 0 0 1.29 54 13 2.33 312 0
165 20.64 0 8.55 0 0 3.14 52 25 1.49 317 0
135 20.36 3.89 3.63 0 0 1.23 69 5 4.9 313 1.3
198 14.68 0.14 14.9 0 - 4.73 1217 7 1.69 297 27
410 33.2 11 25.6 1.8 9 10.85 2081 20 5.42 597 0
115 18.62 0.64 3.69 0 0.29 1.32 853 5 2.05 647 0
107 22.07 0 2.07 0 0 0.81 86 4 0.81 273 0
197 18.58 0 13.06 0 0 5.11 103 12 1.37 198 0
282 16.56 0 23.41 0 0 10.19 59 16 1.55 222 0
230 17.91 0 17.07 0 - 7.43 56 9 1.66 249 0
264 16.58 0 21.45 0 0 9.28 61 16 1.5 230 0
310 16.32 0 26.63 0 - 11.76 56 15 1.61 214 0
134 20.21 0 5.28 0 - 1.89 65 9 1.77 284 0
201 18.91 0 13.38 0 - 5.83 72 11 1.67 214 0
223 18.67 0 15.93 0 0 6.8 66 11 2.6 307 0
120 22.96 0 2.42 0 0 0.95 51 5 3.4 318 0
136 20.05 0 5.55 0 - 1.66 41 13 1.57 330 0
109 20.6 0 2.31 0 - 0.71 82 13 2.83 385 0
263 16.88 0 21.19 0 - 7.87 56 14 0.88 287 0.7
121 21.1 0.21 4 0 0 1.42 67 15 0.86 310 0
109 20.95 0 2.17 0 0 0.7 53 5 0.98 399 0
170 20.71 0 9.03 0 0 2.99 55 19 0.63 343 0
155 21.55 0 6.94 0 0 2.45 48 7 0.5 373 0
143 21.43 0 5.66 0 0 1.95 52 17 0.84 389 0.6
186 17.42 0 12.36 0 0 4.35 61 16 1.12 318 0
518 9.34 0 53.01 0 0 19.33 32 5 0.52 185 0.3
277 15.47 0 23.4 0 0 7.53 81 15 0.91 242 0
224 19.07 0 16.33 0 0 5.78 87 31 0.76 247 0
417 12.62 1.28 39.69 0 1 13.3 662 5 0.41 198 0
110 20.31 1.34 2.62 0 0.9 0.9 751 6 0.44 683 0
147 22.32 0.05 5.71 0 0 1.92 1516 7 0.81 371 0
100 16.9 0.55 3.4 0 0 0.66 1279 5 0.58 490 0
378 21.07 0.72 31.65 0 0.26 11.42 1756 24 1.36 363 0
504 19.25 1.18 46.28 0 0 17.71 1582 19 1.33 274 0
455 24.1 1.86 38.27 0 0 14.38 1235 8 1.59 398 0
346 14.25 0.65 31.33 0 - 11.27 731 18 1.18 253 2
288 15.39 0.93 24.8 0 0.93 7.57 739 8 1.02 307 0
333 13.72 2.85 29.18 0 0 10 846 28 0.53 348 0
326 14.1 1.63 28.72 0 - 10.33 876 12 1.44 237 1
316 11.16 3.36 28.3 0 1.31 10.98 992 12 1.2 316 0
311 16.37 3.05 25.39 0 0 9.51 1246 18 1.4 163 0
319 14.2 1.5 28 0 - 9.57 697 70 5.5 138 2
208 20.42 0 13.42 0 0 3.05 59 9 0.34 363 3.9
142 19.84 0 6.34 0 - 0.98 44 12 0.8 490 0
131 22.25 0 4.69 0 0 0.81 78 9 0.43 367 0
138 23.1 0 5.02 0 0 0.9 381 283 0.77 333 0
117 18.28 0 4.32 0 0 0.93 672 11 0.85 175 0
109 24.4 0 0.49 0 0 0.17 45 4 0.77 441 0
86 19.44 0 0.96 0 0 0.21 247 17 1.63 179 0
198 29.13 0 8.21 0 0 1.53 416 13 1.39 207 0
82 17.81 0 0.67 0 0 0.13 54 16 0.38 413 1
69 15.27 0 0.41 0 0 0.09 303 8 0.16 235 0
290 62.82 0 2.37 0 0 0.46 7027 160 2.5 1458 3.5
74 16.32 0 0.45 0 0 0.09 213 11 0.17 286 0
70 17.17 0 0.19 - - 0.04 159 12 0.27 331 -
96 20.08 0 1.7 0 0 0.58 52 10 0.56 302 0
91 18.56 0 1.33 0 0 0.29 68 7 0.16 435 0
70 12.41 0 1.93 0 0 0.44 296 21 0.18 160 0
119 15.23 0 5.94 0 0 1.31 98 8 0.23 302 0
141 19.94 0 6.18 0 0 1.38 51 25 0.31 377 2.9
97 18.43 0 2 0 0 0.51 68 10 0.29 256 0
100 20.51 0 1.34 0 0 0.28 64 32 0.18 417 1.6
85 18.5 0 0.7 0 - 0.19 88 15 1.13 416 0
205 18.6 0 13.89 0 0 3.26 90 12 1.63 314 0.4
158 17.96 0 9.04 0 0 2.04 90 57 1.1 327 0.7
208 24.62 0 11.45 0 0 1.53 307 382 2.92 397 0
210 28.89 0 9.71 0 0 2.2 3668 232 4.63 544 0
144 19.66 0 6.65 0 0 1.6 81 5 0.38 418 0
76 14.48 0 1.52 0 - 0.34 18 8 0.32 400 1
90 18.31 0 1.31 0 0 0.25 72 48 0.34 249 0
91 19.39 0 0.92 0 0 0.18 62 80 0.9 269 1.7
95 7.62 15 0.46 0.5 6.25 0.22 529 13 0.39 90 0
143 22.32 1.5 6.42 0 0 1.46 91 22 0.6 221 16
85 20.1 0 0.51 - - 0.1 119 64 0.52 264 -
100 20.42 0 1.36 0 0 0.19 870 145 2.13 80 4.1
83 17.88 0 0.74 0 0 0.2 563 91 0.5 259 3.3
86 17.41 0.74 0.97 0 - 0.13 295 46 0.37 354 3.5
77 16.52 0 0.75 0 0 0.18 423 84 0.26 200 0
72 14.85 0 0.97 0 - 0.16 62 25 0.55 261 0.5
69 12.06 3.18 0.49 0 0 0.13 392 6 0.38 205 0
86 14.67 3.57 0.96 0 0 0.19 601 39 1.62 46 0
142 24.25 5.9 1.59 0 0 0.31 112 65 2.68 628 0
86 11.9 3.69 2.24 0 0 0.42 286 26 3.95 320 8
81 9.45 4.95 2.3 0 - 0.51 106 8 5.11 168 8
92 15.58 3.08 1.38 0 0 0.36 44 32 0.68 246 4.7
82 14.91 2.2 1.04 0 0 0.23 230 53 5.3 350 5
120.52 24.38 4.61 0.61 0.22 0.02 0.09 450 48.68 1.72 49.4 0
325 40.44 41.22 7.61 26.9 0 1 51 30 2.17 955 0.3
318 22 2 25 0 2 16.5 1050 700 0.2 75 0
305 19.5 3 24 0 2.5 15 25 480 0.2 100 0
429 5 4 44 0 4 29 45 110 0.1 110 0
311.6 2.76 3.12 32.73 0 3.02 20.45 27.8 73 0.09 101 0.66
59 10.19 3.6 0.39 0 3.24 0.12 36 110 0.07 141 0
152 9 5 10.6 0 4.5 6.8 120 140 0.1 160 0
271.42 0.04 18.62 21.8 0.19 0.7 18.15 777.57 6.55 0.35 2.47 0
132.52 1.22 5.23 12.8 - - 11.35 9.28 12.68 2.04 132.44 0.6
87.76 1.77 13.63 2.93 0.88 - - 37.27 134.9 0.61 160.88 -
86 1 20 0 0 18 0 1800 - - - -
82.83 3.09 17.8 1.33 - - 0.12 2726.94 89.03 3.67 417.6 53.6
74.99 2.82 16.97 0.83 - - 0.08 2724.99 73.17 2.47 409.64 86.1
213 4.5 45 1.5 3 24 0.2 2500 - - - -
123.54 2.48 10.34 9.4 3.12 - 1.21 1403.36 82.43 2.94 328.79 56.22
395 13.35 71.98 5.3 4.5 6.2 1.2 732 183 4.83 196 0
396.34 7.18 68.03 10.67 7.32 15.03 0.84 684.95 78.47 0.7 142.31 -
316.43 11.6 58.3 14.59 30.67 - 2.45 72.65 707.97 25.87 1223.01 10.98
282 14.14 53.99 12.89 34.9 10.34 2.14 68 229 21.14 2280 0.9
297 41.4 44.3 3.7 36 - 0.55 530 280 11.4 2400 210
245 27 0.3 15 0 0 5.2 2350 12 1.1 500 0
417 12.62 1.28 39.69 0 1 13.3 1700 5 0.41 198 0
242.79 0.28 45.84 0 0 42.91 0 1.57 3.28 0.08 15.11 0
18 0 0.04 0 0 0.04 0 2 6 0.03 2 0
314 5 70 5 26 - - 25 - - - -
374 10.63 48.83 20.76 24.41 - - 1962.75 - - - -
71.52 2.42 14.72 1.21 3.69 - 0.13 919 22.65 2.04 507.64 5.92
4.8 0.68 0 0.24 0 0 0.06 49.6 3 0 43.2 0.03
68.95 0.71 0.98 7.47 - - 6.62 7.15 8.25 1.16 77 0.35
366.2 20.16 56.47 6.02 9.77 9.93 0.62 57.85 41.65 4.45 761.95 0
358 23.91 63.1 2.17 10.8 - 0.38 7 48 7.39 668 1.7
379 13.15 67.7 6.52 10.1 0.99 1.11 6 52 4.25 362 0
362.45 5.26 81.62 1.32 3.08 1.38 0.3 6.15 17.8 1.12 192.7 0.5
210.74 4.56 25.14 10.72 2.45 6.76 4.99 19862.2 87.7 1.99 405.22 2.21
35.66 1.61 7.58 0.38 1.29 4.56 0.03 2720.94 14.14 0.91 277.62 123.58
178 7.1 20.4 8.34 2.28 10.38 0.83 2772.08 40.58 1.38 212.92 1.87
337 17.6 50.02 15.9 14.6 - 0.59 16 646 36.96 1441 21
301.8 12.18 60.34 10.52 32.13 - 0.97 59.5 822.85 20.03 1243.35 12.33
237.97 10.37 50.71 6.21 21.76 5.36 1.25 7796.96 365.65 17.78 1324.84 10.05
267.55 12.96 60.26 6.61 40.03 - 2.68 53.75 1825.6 69.18 1584.55 22.75
318 12.01 56.63 17.27 27.2 10.34 3.26 30 148 7.8 2014 76.4
91.65 1.42 20.86 0.58 1.56 8.32 0.16 1173.19 13.99 0.48 324.32 3.9
388 80 5 5.5 3 0.5 1.2 1000 120 20 150 0
30 3.3 0.2 1.8 0 0 0.2 54 180 - - -
0 0 0 0 0 0 0 0 0 0 0 0
145 1.03 3.84 15.32 3.3 0.54 2.03 1556 52 0.49 42 0
198 12.79 25.37 6.01 5.4 6.2 1.02 3728 57 2.49 210 0
309.07 11.53 60.78 11.11 27.63 - 1.57 64.82 559 29.41 1450.76 7.21
285.98 13.46 51.77 12.77 30.54 - 2.03 2626.1 354.83 21.03 1724.72 3.48
263.9 7.58 63.92 4.24 16.87 - 1.21 5475.24 508.61 18.93 840.04 23.23
25 1.92 4.97 0.28 2 1.91 0.13 30 22 0.42 299 48.2
28.3 1.25 6.6 0.13 2.48 3.53 0.03 27 39.7 0.49 203.45 35.05
18.13 1.91 2.75 0.36 1.33 - - 48.1 62.09 1.12 315.8 13.3
77 2.05 17.49 0.09 2.1 0.82 0.03 6 12 0.81 425 19.7
34 2.82 6.64 0.37 2.6 1.7 0.04 33 47 0.73 316 89.2
42 2.8 7.55 0.2 2.6 4 0.04 4 43 2.08 200 60
23 3.15 2.65 0.64 1.6 0.3 0.04 4 177 3.17 295 18
97 1.5 25 0.2 10.6 - 0.02 3 161 0.8 212 136
80 1.82 17.77 0.75 2 1.7 0.2 13 16 0.6 415 5
76 17.17 0 0.46 - - 0.09 133.2 13.3 0.28 350.3 -
132.93 1.78 8.02 11.76 5.61 1.07 1.71 316.87 13.09 0.5 427.74 11.75
131 20.35 0 4.84 0 0 1.28 104 147 3.25 383 0
97 17.73 0 2.33 0 - 0.51 69 15 0.84 256 0
124 20.04 0 4.24 0 - 0.92 60 7 0.48 372 0
184 18.44 0 11.66 0 0 2.36 51 20 0.5 272 1.8
92 19.38 0 1.02 0 - 0.23 53 27 0.89 483 0
116 25.23 0 0.96 0 0 0.17 763 49 1.4 415 0
87 18.99 0 0.64 0 - 0.12 135 34 0.65 379 0
85 17.66 0 1.06 0 - 0.2 59 14 0.32 437 0
105 20.28 0 2 0 - 0.36 158 31 1.78 435 1.6
139 19.29 0 6.3 0 0 1.83 59 11 0.44 446 1.6
156 23.19 0 6.3 0 0 1.86 379 241 2.04 194 0.9
148 20.53 0 6.73 0 - 1.66 72 51 0.32 292 0
79 15.31 0 1.54 0 0 0.27 287 28 0.22 187 0
88 19.26 0 0.69 0 0 0.12 39 57 0.55 259 3.8
93 19.14 0 1.22 0 - 0.25 51 110 1.3 389 0
92 19.44 0 0.98 0 0 0.14 86 60 0.46 356 0
164 18.48 0 9.47 0 0 3.51 65 22 0.6 381 0
90 18.36 0 1.34 0 0 0.35 74 14 0.3 386 0
76 16.41 0 0.7 0 0 0.01 72 9 1.01 167 0
195 13.41 0 15.3 0 - 3.2 56 35 1.28 358 0
179 19.93 0 10.43 0 0 3.1 47 26 0.25 394 4
120 20.14 0 3.77 0 - 0.84 50 11 0.55 429 0
146 21.62 0 5.93 0 0 1.26 46 36 0.56 423 1
127 20.5 0 4.4 0 0 0.81 75 7 0.38 366 0
167 23.59 0 7.39 0 0 1.44 408 232 0.65 314 0
185 20.86 0.54 10.45 0.1 0.43 2.68 414 240 2.3 341 1
104 16.74 0 3.61 0 - 1.01 58 17 0.27 341 0
130 20.98 0 4.51 0 0 0.93 79 34 0.84 160 0
105 16.14 0 4.04 0 0 0.92 54 13 0.7 284 0
96 17.5 0 2.31 0 - 0.44 53 26 0.25 433 0
144 23.33 0 4.9 0 0 1.26 39 8 1.02 252 0
103 22 0 1.01 0 - 0.33 37 29 1.25 407 1
186 26.53 0 8.08 0 0 1.28 396 4 0.65 333 0
128 23.62 0 2.97 0 0 0.79 377 14 0.97 237 0
95 16.05 0 2.95 0 - 0.75 150 18 0.36 238 1.7
134 19.09 0 5.86 0 0 0.91 51 26 0.37 317 0
108 23.4 0 0.93 0 0 0.23 1019 18 0.5 423 0
96 17.5 0 2.39 0 - 0.36 85 6 0.09 300 0
146 23.14 0 5.24 0 - 1.28 39 23 0.49 420 2.8
117 18.28 0 4.32 0 - 0.93 2000 11 0.85 175 0
264 24.6 4 17.9 0 0 4.06 1500 275 11.88 181 0
84 18.29 0 0.6 0 - 0.09 836 46 0.59 204 7
87 18.06 0.04 1.08 0 - 0.22 293 89 0.74 329 3
90 18.5 0 1.18 0 - 0.14 539 26 2.5 173 7
112 20.6 2.43 1.51 0 - 0.24 177 49 1.22 180 2
105 17.1 6.01 0.76 0 0 0.15 301 31 3.19 250 2
79 16.24 0.82 0.7 0 - 0.12 372 90 6.02 354 5.3
90 16.1 2 1.4 0 0 0.36 70 10 3.5 382 0
94 17.66 0 2.06 0 0 0.53 69 11 2.49 237 3.7
153 15.55 0.71 9.33 0 - 2.66 74 12 5.96 176 3.2
120 19.16 0 4.22 0 0 1.05 96 10 0.78 238 0
116 19.41 0 3.71 0 0 0.95 114 9 0.76 225 0
200 17.15 0 14.02 0 0 3.89 61 11 0.78 236 0.5
371 15.86 0 33.62 0 - 9.78 73 12 2.5 308 4.2
181 22.7 0 9.29 0 - 2.7 40 12 1.15 243 5.3
192 19.63 0 12.05 0 - 3.38 53 13 3.97 216 6.1
157 21.89 0 7.02 0 - 1.91 59 13 1.2 275 0
144 19.54 0 6.72 0 - 2.06 74 17 1.72 273 0
197 20.22 0 12.32 0 - 3.28 55 14 1.26 240 0
128 18.26 0 5.5 0 0 1.66 131 20 8.94 214 24.5
117 21.81 0 2.65 0 0 0.95 75 6 4.38 308 0
122 21.51 0 3.33 0 - 0.99 - 12 - - 0
113 21.4 0 2.4 - - 0.89 51 5 3 335 0
111 22.95 0 1.45 0 - 0.53 58 4 2.76 312 0
157 21.78 0 7.13 0 0 3.36 75 11 2.92 330 0
112 17.72 0.14 3.94 0 0 1.38 98 7 4.31 287 2
99 17.4 0.29 3.09 0 0 0.87 182 13 4.6 262 9.4
224 14.9 3.68 16.09 0 - 7 69 6 2.95 315 3.1
85 12.07 0 3.69 0 0 1.29 97 69 0.59 67 0
854 1.5 0 94 0 0 52.3 7 2 0.17 16 0
128 21.75 0 3.85 0 - 1.28 63 20 2.32 387 0
173 21.68 0 8.91 0 0 3.51 55 16 1.92 334 0
198 20.71 0 12.15 0 0 4.78 53 16 1.84 319 0
182 18.75 0 11.33 0 0 4.19 74 5 2.23 302 0
336 15.75 0.9 29.89 0 0 13.3 53 9 1.61 214 0
113 19.15 0 3.48 - - 1.06 84 20 0.76 314 -
130 19.27 0 5.28 0 0 2.05 91 22 0.91 302 0
177 20.07 0.07 10.07 0 0 3.61 98 14 0.84 241 0
140 19.93 2.91 4.85 0 0 1.56 77 5 6.4 308 0.7
139 20.38 1.78 5.02 0 - 1.94 70 7 7.37 313 4
97 15.74 0.82 2.95 0 - 1 156 13 6.38 277 11
122 16.47 0.21 5.68 0 - 2.25 89 6 4.6 316 5
134 21.39 2.47 3.65 0 - 1.17 87 9 23.3 273 25.3
100 16.46 0 3.25 0 - 1.04 121 9 4.89 229 13.3
655 6.38 0 69.61 0 0 25.26 25 4 0.42 148 0
212 23.16 0 12.59 0 0 3.57 132 70 0.58 63 0
245 17.43 0 18.87 0 - 6.54 47 5 0.85 315 0.7
189 19.34 0 11.82 0 0 2.37 63 22 0.85 318 0
748 5.05 0 80.5 0 0 29.38 2684 6 0.44 66 0
203 20.17 0.05 12.9 0 - 4.57 1386 7 0.75 337 0
379 14.6 1.29 34.5 0 1.29 13.4 680 6 6.4 38 0
308 15.2 5.49 24.59 0 4.42 9.3 960 85 1.21 315 0.8
307 11.1 3.2 27.7 0 0 10.21 930 11 0.66 199 0
326 14.1 2.2 28.5 0 - 10.6 860 26 6.4 170 0
147 21.8 0.36 5.82 0 0.1 2.68 1078 10 2.22 210 0.3
362 17.45 3.33 30.43 0 0.85 11.51 1300 9 2.04 260 16.6
371 23.24 2.79 29.68 0 0.51 18.76 560 674 0.43 136 0
387 23.37 4.78 30.6 0 - 19.48 700 643 0.21 95 0
327 20.05 0.49 27.25 0 0.49 16.75 800 497 0.13 128 0
352 23.78 0.57 28.2 0 0.57 16.69 534 650 0.43 136 0
340 24.41 1.88 25.98 0 - 16.77 753 700 0.23 65 0
466 9.65 42.65 29.51 0 - 19.16 600 400 0.52 1409 0
364 21.58 0.12 29.84 0 0.12 20.64 415 298 1.62 158 0
318 21.6 2.47 24.64 0 1.01 15.56 710 575 0.2 75 0
373 21.44 4.63 29.98 0 4.63 19.03 1131 680 0.47 87 0
356 22.6 2.87 28.26 0 2.87 17.94 705 661 0.51 86 0
374 21.56 5.56 29.68 0 5.56 18.84 617 651 0.47 52 0
310 20.38 2.53 24.31 - 1.76 13.66 704 690 0.18 126 -
108 5.98 5.36 7 0 - 4.6 44 193 0.1 137 4.2
387 34.3 49 5.78 0 49 3.6 517 1184 0.3 1592 5.7
83 3.17 10.34 3.39 0.8 9.54 2.1 60 112 0.24 167 0.9
88 4.55 8.05 4.19 0 8.05 2.59 54 130 0.2 165 1.5
185 12.81 1.45 13.77 0 0.93 3.68 146 64 3.85 222 0
136 3.5 7.1 10.6 0 0.22 6.6 83 141 0.07 212 0.9
292 2.17 2.96 30.91 0 2.96 19.34 34 69 0.03 97 0.6
237 23.2 49.1 3.9 11.3 - 0.17 83 1346 31.95 4740 50
305 15.98 55.17 14.54 21.1 - 0.73 20 1516 16.33 1186 21
307 9.59 65.59 7.53 11.3 1.8 3.29 27 996 35.3 684 12
272 6.73 68.73 5.91 45.7 - 3.26 24 2132 37.88 1051 50
70 3.75 14.89 0.94 8 - 0.25 31 243 5.08 569 31.8
285 19.93 52.04 6.03 29.8 - 1.58 344 1488 87.47 1924 0
457 0.77 15.58 44.81 0 15.95 5.65 836 24 0.8 67 3.6
355 0.69 31.9 26.18 0.7 17.68 2.39 1133 13 0.6 173 6
464 0.87 23.33 40.83 0.4 15.84 5 512 12 0.29 20 0.2
390 0.9 23.8 33.4 0.1 20.11 4.9 710 14 0.2 9 0
427 1.9 7.36 43.33 0.1 6.67 5.98 867 34 0.35 58 0.2
443 3.1 8.6 45.2 1 8.32 6.2 1000 19 0.6 157 0
884 0 0 100 0 0 7.54 0 0 0 0 0
884 0 0 100 0 0 25.9 0 0 0 0 0
884 0 0 100 0 0 8.2 0 0 0 0 0
884 0 0 100 0 0 7.4 0 0 0 0 0
884 0 0 100 0 0 59.7 0 0 0 0 0
900 0 0 99.8 0 0 29.8 0 0 0 0 0
900 0 0 99.8 0 - 27.7 0 0 0 0 0
884 0 0 100 0 - 11.58 0 0 0 0 0
31 1.04 6.73 0.33 2.8 3.98 0.02 2 3 0.08 133 34.4
75 1.57 17.71 0.68 3 12.87 0.23 7 10 0.27 287 12.6
63 1.4 15.38 0.41 - - 0.03 2 55 1.54 322 181
56 1.4 13.8 0.2 4.3 7.37 0.02 1 33 1 275 41
73 0.66 18.4 0.5 7 - 0.02 6 38 1.6 280 36
44 0.88 10.18 0.58 4.3 - 0.04 1 25 0.31 198 27.7
53 1.9 11.2 0.7 - - - - 9 1 - 11
281 4.72 72.52 0.5 6 - - 5 63 5.09 217 217.6
71 1.88 15.9 0.86 6.5 9.36 0.1 10 62 0.86 186 43.9
60 1.31 15.14 0.1 1.1 - - 0 1 0.13 266 84
47 0.43 12.14 0.2 1.7 - 0.04 1 16 0.28 266 1
43 1.44 9.8 0.39 1.7 8.1 0.03 10 39 1.85 194 36.4
38 0.76 9.62 0.04 1 - - 1 4 0.11 216 61
41 0.73 9.57 0.51 3.6 - 0.07 5 56 0.3 220 14
57 0.4 15.3 0.1 1.9 - 0.01 4 11 0.7 197 15
66 1 16.84 0.3 3.3 13.54 0.05 14 14 0.6 278 20.6
83 0.44 19.96 1.1 5.3 - 0.19 12 21 0.8 193 14.7
42 0.5 10.65 0.23 3.6 7.05 0.01 0 4 0 121 3.8
103 1.07 27.12 0.23 4.9 11 0.05 2 17 0.54 490 29
61 0.71 15.21 0.42 6.4 8.2 0.1 3 17 0.14 172 32.9
322 0.34 82.74 0.07 1.6 80.68 0.01 98 18 0.17 56 0
76 0.4 19.95 0.3 - - 0.05 1 18 0.36 194 8
23 3.99 2.1 0.69 1.9 0.2 0.07 6 32 0.96 79 8.2
17 1 3.7 0.17 2.8 - - 5 19 0.43 296 84
72 1.53 17.34 0.15 3.3 2.9 0.03 5 41 0.8 308 3
17 0.7 4.07 0.1 1.6 - 0.01 170 70 0.7 400 2
23 1.7 4.7 0.3 4 0.7 0.07 45 100 0.9 420 24
21 2 3.6 0.4 - - - 4 38 2.18 459 38.2
90 2.95 18.83 0.35 5 3 0.09 4 126 1.1 431 2.5
47 2.8 8.35 0.4 - - 0.1 4 50 0.47 240 18.8
32 2.6 5.5 0.7 1.1 4.4 0.02 14 81 1.3 606 69
14 0.62 3.39 0.02 0.5 - 0 2 26 0.2 150 10.1
20 1.2 4.35 0.2 1.1 2.02 0.02 3 20 0.36 139 12
284 9.25 73.01 0.73 70.1 - - 35 159 5.88 754 0
31 3.12 5.1 0.57 2.8 0.6 0.07 21 43 12.18 411 -
67 1.34 16.3 0.1 2.5 0.31 0.02 13 26 0.44 418 2.6
20 2.03 3.39 0.36 - - - 45 65 1.99 494 21
82 3.3 18.6 0.2 3.3 - - 20 60 0.7 380 8
122 13.09 9.57 6.7 1.1 - 0.93 14 67 2.1 484 15.3
40 2 8.7 0.5 3.9 3.95 0.1 7 14 0.4 320 11
19 2.6 3.14 0.2 2.1 - - 113 77 1.67 312 55
42 4.98 6.7 0.74 3.7 3.01 0.15 3 107 2.25 648 52
97 1.4 23.94 0.1 3 4.8 0.03 14 11 0.06 584 4
13 0.4 3 0.2 2.9 - 0.02 111 19 0.4 6 13
345 12.35 51.13 15.85 26.8 - - 89 97 9.83 2222 6.4
324 10.58 69.86 5.81 28.7 41.06 0.81 91 45 6.04 1870 31.4
34 4.55 5.54 0.4 - - - 1 32 1.31 370 26.6
32 0.33 7.44 0.52 3.8 - - 43 275 1.88 633 3.6
109 4.8 23.54 0.63 7.8 - - 17 128 1.03 568 41.9
31 2.95 6.09 0.3 3.2 3.03 0.05 23 33 0.73 300 88.1
91 0.58 21.15 0.41 1 18.27 0.07 457 61 0.25 100 0.7
319 11.3 63.7 2.1 27.8 35.9 0.56 1435 587 7.83 4388 86.5
106 8.96 22.14 0.55 - - 0.06 11 25 3.21 322 16.5
290 57.47 23.9 7.72 3.6 3.1 2.65 1048 120 28.5 1363 10.1
24 3.36 3.02 0.56 3 - - 118 117 2.29 567 1.4
43 3.81 3.6 2.53 - - 0.77 6 51 0.86 86 28.9
196 1.63 44.17 1.25 - - 0.23 2 19 0.94 484 40.2
619 24.06 9.58 59.33 6.8 1.1 3.48 2 61 3.12 523 1.7
684 5.3 21.52 69.08 - - 61.26 37 26 3.36 551 1.5
557 28.33 15.31 47.37 - - 9.78 99 54 7.28 648 0
332 15.41 64.47 1.97 - - 0.33 5 163 3.53 1368 0
335 23.03 60.05 1.23 24.7 - 0.32 6 127 5 1332 0
339 21.86 62.37 1.14 20.2 2.26 0.36 14 175 5.47 1387 5.3
343 20.96 64.19 1.13 12.7 2.14 0.29 8 130 6.77 1464 0
343 22.94 61.52 1.61 - - 0.36 30 150 10.85 1191 4
309 11.69 5.31 29.52 2.6 0 4.62 1465 23 2.41 170 0
371 25.56 59.87 3.25 18.6 0 1.08 1745 143 7.8 1000 0
140 8.23 26.05 0.62 10.5 0.37 0.1 0 69 2.36 389 0.9
113 7.53 20.45 0.43 5.1 0.28 0.11 336 47 1.85 288 0.7
116 7.73 20.76 0.53 6.5 3.3 0.14 4 24 2.51 278 0.4
118 8.34 21.1 0.39 8.3 2.9 0.05 2 14 1.29 362 0.4
139 9.73 25.09 0.35 6.3 0.34 0.09 6 90 3.7 561 0
115 7.8 20.88 0.38 7 2.9 0.09 2 17 2.39 508 0
79 4.93 14.91 0.17 4.8 - 0.04 336 21 1.81 220 0
105 7.02 19.15 0.38 7.6 2 0.12 2 27 1.4 266 1
128 7.52 24.77 0.1 7.3 - 0.04 8 28 2 532 0
110 7.6 19.65 0.4 5.4 1.82 0.07 5 36 1.5 268 0.3
71 5.47 12.41 0.22 3.7 - 0.04 453 26 1 242 1.8
118 8.33 21.09 0.45 7 - 0.14 2 68 2.13 391 1.3
136 9.34 24.46 0.46 8.6 - 0.12 1 50 2.09 387 0
83 5.54 15.12 0.28 6.3 - 0.07 332 34 1.55 260 0.8
121 6.76 23.25 0.38 6.7 - 0.08 5 43 1.11 384 0
172 18.21 8.36 8.97 6 3 1.3 1 102 5.14 515 1.7
354 12.48 73.48 2.3 17.3 0.8 0.48 12 33 3.6 452 0
123 2.26 28.22 0.44 3.8 0.28 0.09 3 11 1.33 93 0
389 16.89 66.27 6.9 10.6 - 1.22 2 54 4.72 429 0
327 12.61 71.18 1.54 12.2 0.41 0.27 2 29 3.19 363 0
338 10.34 75.86 1.63 15.1 0.98 0.2 2 24 2.63 510 0
337 14.54 70.58 2.13 11.1 7.84 0.2 5 22 3.77 403 0
345 10.5 74.52 1.6 10.1 0.8 0.34 4 32 2.68 309 0
475 8.11 72.8 15.43 3.7 5.71 2.23 1174 20 4.73 120 0
83 3.08 18.58 0.24 4.5 0.1 0.04 5 10 0.96 68 0
119 3.51 23.67 1 1.3 0.13 0.17 2 3 0.63 62 0
101 3.99 21.34 0.34 1.8 0.73 0.05 3 3 0.6 101 0
138 4.54 25.16 2.07 1.2 0.4 0.42 5 12 1.47 38 0
149 5.99 30.07 1.71 3.9 0.75 0.24 4 13 1.72 96 0
99 5.06 21.44 0.1 - - 0.02 60 4 0.48 35 0
108 1.79 24.01 0.2 1 0.03 0.02 19 4 0.14 4 0
102 3.8 18.69 1.58 2.1 - - 6 47 2.1 135 -
92 3.38 19.94 0.62 2.7 0.9 0.13 4 7 0.8 88 0
127 5.5 26.44 0.85 3.9 - - 5 10 1.67 143 0
101 3.87 19.86 0.65 2.8 - - 8 49 2.05 107 -
97 2.02 21.09 0.19 1 0.05 0.04 5 2 0.14 10 0
130 2.36 28.73 0.19 - - 0.05 0 1 1.46 26 0
71 1.71 14.76 0.46 0.8 0.12 0.07 2 1 0.57 27 0
223 18.86 0 16.35 0 0 6.96 66 14 2.1 329 0
182 18.99 0.36 11.64 0 0 4.83 76 11 2.38 315 0
130 21.39 0 4.97 0 0 2.03 72 12 2.62 395 0
144 20.54 0 6.22 0 0 2.09 58 5 1.95 327 0
151 20.48 0 7.01 0 0 2.78 55 19 1.69 318 0
128 21.13 0 4.79 0 0 2.06 80 11 2.43 343 0
205 18.97 0 14.32 0 0 6.15 77 14 2.1 291 0
149 21.67 0 6.93 0 0 2.48 44 14 2.48 284 0
117 23.07 0 2.69 0 0 1.03 55 9 1.85 342 0
198 19.42 0 12.73 0 0 5.33 68 12 1.99 289 0
332 14.35 0 30 0 0 11.75 66 24 1.64 218 0
121 21.98 0 3 0 0 1.48 66 8 2.44 357 0
236 12.18 0 20.35 0 - 7.01 96 7 2.1 360 34
812 2.92 0 88.69 0 0 32.21 11 2 0.18 65 0.1
857 1.76 0 94.16 0 - 45.23 5 1 0.09 31 0
193 18.71 0 12.51 0 0 4.14 84 12 0.57 413 0
194 19.56 0 12.27 0 0 4.27 69 35 0.66 288 0
133 22.49 0 4.05 0 0 1.39 63 9 0.55 354 0
166 21.34 0 8.33 0 0 1.6 47 7 0.53 358 0
127 22.54 0 3.4 0 0 1.07 54 7 0.89 378 0
113 22.88 0 1.71 0 0 0.52 50 5 0.8 399 0
218 17.99 0.44 16 0 0 4.93 68 15 0.88 244 0
182 7.64 0 16.61 0 0 7.62 24 16 1.02 18 1.1
195 27.8 0.3 8.32 0 0 2.78 2695 10 1.11 510 0
208 17.47 0 14.75 - - 5.9 71 7 0.53 286 -
162 18.86 0 9.01 0 - 3.71 89 13 0.86 290 0
152 19.07 0 7.81 0 0 3.35 76 11 0.78 329 0
148 18.72 0.03 7.61 0 0 2.7 91 23 1.22 198 0
99 20.39 0 1.37 0 - 0.46 53 12 1.61 297 0
127 22.63 0 3.36 0 - 1.29 57 17 4.69 295 0
102 22.24 0 0.74 0 - 0.22 65 5 3.21 317 4
146 20.23 0.05 7.21 0 0 2.92 70 11 2.78 328 0
172 21.76 0 8.82 0 0 3.47 79 12 2.75 322 0
114 21.79 0 2.32 0 - 0.69 50 12 3.2 378 0
125 20.08 0 4.31 0 0 1.1 85 12 1.03 222 3.1
124 17.88 1.8 4.47 0 - 1.36 77 10 5.86 228 16.2
136 18.74 3.53 4.64 0 - 1.44 140 11 30.53 230 4.5
211 17.42 0 15.2 0 - 5.04 56 5 4.16 249 5.2
123 19.85 0 4.25 0 - 1.32 57 3 4.51 268 6.2
161 22.75 0 7.13 0 - 2.79 87 13 2.57 420 7.2
133 16.37 6.32 4.28 0 - 1.59 140 43 30.53 230 4.5
158 23.4 0 6.45 0 - 1.77 67 11 0.84 193 1.3
294 18.47 0 23.8 0 - 8.43 54 12 3.54 199 5.2
108 21.28 0.15 2.5 0 0.1 0.68 124 11 1.04 226 0
161 19.54 0 9.16 0 0 2.39 75 4 1.31 239 0
102 22.25 0 0.74 0 0 0.19 150 3 5 240 0
165 20.22 0 8.7 0 0 2.18 72 7 2.91 291 0
73 16.4 0 0.3 0 0 0.08 58 18 1.5 285 0
114 18.86 0 3.69 0 - 0.78 70 80 1.49 356 2
146 17.28 0 8.02 0 - 3.38 89 22 0.5 375 0
127 17.83 0 5.6 0 0 1.08 49 41 1.24 333 1.6
95 16.38 0 2.82 0 - 0.72 43 14 0.3 358 0.7
104 17.78 0 3.17 0 0 1.09 56 15 0.37 345 0
186 14.37 0 13.84 0 0 2.42 80 3 0.66 268 0
195 16.39 0 13.88 0 - 3.26 74 83 1.12 423 0
158 20.07 0 7.89 0 0 2.25 86 23 1.16 406 2
305 18.5 0 25.1 0 0 7.15 4450 66 1.4 520 0
117 19.35 0 3.79 0 0 1.12 65 41 1.02 357 1.2
257 17.65 0 20.14 0 - 4.21 737 50 1.69 471 0
141 21.43 0 5.5 0 0 1.49 391 249 0.7 300 0
105 18.88 0 2.73 0 0 0.64 42 40 0.53 287 0
197 16.93 0 13.77 0 0 3.13 51 47 0.97 384 0
97 17.63 0 2.42 0 0 0.45 60 60 0.9 290 0
173 31.2 0 4.4 0 0 1.04 739 17 0.93 379 0
148 20.77 0 6.61 0 0 1.15 52 43 1.5 361 0.5
119 20.48 0 3.46 0 - 0.72 31 67 0.7 481 2.4
105 22.76 0 0.86 0 0 0.17 218 21 0.49 528 1
84 9.07 7.41 1.73 0 - 0.41 524 23 2.48 91 0.8
277 11.01 21.66 16.23 1.5 1.65 3.73 402 16 0.84 185 0
137 23.84 7.76 0.4 0 0 0.03 206 57 5.03 347 4
130 26.3 1.7 1.2 0 0 0.37 153 98 1.41 163 0
68 7.06 3.91 2.47 0 0 0.63 112 45 6.7 229 5
59 5.22 5.53 1.55 0 - 0.44 178 44 5.78 124 4.7
2 0.4 0.1 0.02 0 0 0 215 13 0.3 149 1
155 20.21 0.48 7.52 0 - 1.48 330 105 1.08 324 2.8
242 21.39 11.47 12.28 0.4 0.8 2.09 344 67 1.26 225 1.5
175 17.94 7.79 7.48 0 - 1.88 306 39 1.01 279 4.2
187 16.04 9.41 9.26 0 - 1.54 402 17 1 178 2.2
592 48.05 1.13 43.9 0 0.56 15.07 476 244 7.2 540 0
669 33.63 0.66 59.13 0 0.23 20.33 149 289 9.56 264 0
147 12.33 1.01 9.95 0 0.25 3.38 128 62 1.74 135 0
301 14.03 2.95 25.87 1 1.33 10.26 756 41 1.15 270 3.2
209 11.42 4.68 16.05 0.5 2.9 4.36 1071 123 3 135 13.3
299 10.91 4.29 26.13 0 2.05 10.49 1013 21 1.29 351 15.2
223 15.51 2.74 16.19 0 2.98 3.86 1027 74 1.17 202 0
223 12.23 3.81 17.29 0 1.21 4.03 911 148 1.47 392 0
239 16.06 0.26 18.83 0 0 6.29 1280 7 0.95 284 2
334 12.5 2.1 30.3 0 0 10.79 1289 6 0.72 215 1
157 13.83 0 10.9 0 0 3.4 941 16 1.5 31 0
139 16.3 3.34 6.21 0.1 3.34 1.4 1123 11 4.2 345 8.1
201 13.45 6.55 13.1 0 0 4 386 10 9.19 95 10
261 12.6 1.9 22.2 0 1.5 9.87 1140 6 2.2 188 0
336 21.85 2.4 25.9 0 0.96 9.32 1740 15 1.56 316 0
172 19.2 1.55 9.21 0.1 1.12 2.78 1107 40 1.25 216 0
230 10.5 2.6 19.4 0 0 7.12 879 10 0.88 101 0
158 15.05 4.65 8.75 0.9 3.2 3.4 928 21 9.6 197 30.4
176 19.44 0 10.35 0 0 - 72 11 0.87 211 2
341 13.99 0 31.7 0 0 14.94 60 11 0.74 231 0
213 8.06 14.06 13.87 0.3 0.2 4.73 482 7 1.89 158 2.5
286 14.4 8.06 22.21 2.3 3.47 7.63 666 80 1.77 296 0
172 19.03 0.44 10.44 0 0 2.79 1374 20 2.15 330 0.9
341 19.3 2.63 28.1 0 0 9.45 983 37 2.34 435 0
332 18.21 0.35 27.98 0 0 10.9 813 11 1.57 258 0
333 13.72 2.85 29.18 0 0 10 846 28 0.53 348 0
134 14.59 1.79 7.65 0 0.43 2.48 883 6 0.32 324 0
544 61.3 0 31.3 0 0 11.37 1818 30 0.88 127 0.5
550 21.5 5.4 49.6 - - 20.8 1531 68 3.4 257 6.8
376 25.18 3.06 29.2 0 - 18.58 690 673 0.64 93 0
72 10.34 6.66 0.29 0 1.85 0.17 372 86 0.15 137 0
97 10.69 4.61 3.85 0.2 2.38 2.31 344 53 0.16 90 1.4
334 24.73 2.1 25.01 0 1.23 16.05 1370 772 0.61 216 0
375 22.13 1.73 31.2 0.1 0.62 19.66 915 614 0.42 162 2.3
290 16.41 8.73 21.23 0 7.32 13.33 1625 562 0.33 242 0
325 24.51 2.04 24.35 - 0.55 13.72 1808 661 0.18 116 -
410 24.25 2.13 33.82 0 0.27 19.37 644 711 0.16 76 0
141 31.7 3.5 0 1.8 1.48 0 743 961 0.31 106 0
471.66 23.03 32.17 32.6 9.12 4.16 5.7 1572.07 35.15 5.29 713 0.44
278.04 9.13 15.58 21.94 1.67 3.13 3.89 395.33 20.42 3.35 337.29 2.96
182.49 6.01 9.96 14.47 1.09 1.95 2.57 6.64 14.22 2.2 217.8 0.17
22.12 0.73 1.21 1.75 0.13 0.24 0.31 4.32 4.36 0.27 26.4 0.02
33.18 1.89 0.52 2.92 0.24 0.09 0.28 4.06 7.02 0.48 72 0.03
25.12 0.6 0.67 2.43 0.39 0.17 0.18 3.84 7.44 0.19 27.2 0.25
28.72 0.32 0.55 3.03 0.34 0.18 0.48 4.04 6.28 0.15 14.72 0.05
8.84 0 0 1 0 0 0.09 3.96 2.98 0 0 0
38 0.42 6.59 1.04 0.4 6.25 0 63 188 0.3 50 0
50 0.63 9.38 1.25 0.4 8.75 0 71 188 0.53 75 4.4
45 2.94 3.45 1.99 0.4 2.53 0.21 50 140 0.49 141 7.2
164.84 0.68 4.33 16.34 0 1.97 - 423.26 126.46 0.22 126.22 -
177.67 2.37 1.44 18.34 0.41 0.34 1.85 30.71 102.92 0.38 99.6 0
330 3.63 6.65 34.68 2.2 - 30.75 4 11 2.28 325 2.8
73.06 2.54 3.47 5.99 1.51 0.56 0.46 3.61 35.09 0.46 88.07 0
81 2.55 5.11 6.14 0.47 0.86 1.09 5.09 7.93 0.95 92.51 0.07
199.1 2.2 4.33 20.82 1.33 - 18.45 197.6 8.04 1.37 200.19 3.62
94 3.5 15.96 1.8 0.2 1.24 0.26 35 118 1.06 47 2.5
117.97 3.16 8.62 8.17 3.42 0.9 0.64 2.78 13.56 0.63 119.7 0.45
357.4 4.22 85.34 0.21 3.9 3.45 0.06 33.4 47 1.46 605 2.28
3.28 0.18 0.55 0.05 0.15 0.1 0.01 4.06 3.92 0.06 5.82 0.03
255 20.28 8.09 18.16 2.8 0 2.93 888 63 3.72 231 0
328 63.63 25.41 0.46 5.5 20 0.05 3 363 10.78 2202 0
233 19.61 7.7 13.73 3.9 0 1.65 471 33 1.41 98 0
189 17.78 4.44 11.11 1.1 2.22 1.34 711 41 1.8 200 0
197 21 8 9 4.6 1.25 1.43 550 25 2.16 180 0
290 23 9 18 6.1 0.8 2.85 490 95 2 600 0
197 21 8 9 4.6 1.2 1.43 550 29 2.1 180 0
234 21.28 8.51 12.77 4.3 0 1.13 400 42 3.83 300 0
476 32 28.6 25.9 10.2 0 4.05 1770 101 0.72 145 1.9
57 1.03 13.95 0.38 0.9 11.45 0.12 2.8 15.6 0.14 268.8 8.22
92 0.36 23.94 0.14 0.9 - - 11 44 0.29 96 0.5
120.52 24.38 4.61 0.61 0.22 0.02 0.09 450 48.68 1.72 49.4 0
477 52.47 10.03 30.34 7.2 - 4.39 6 364 9.73 20 0.7
116 8.92 4.38 8 - - 1.16 2873 46 1.98 75 0.2
76 3.52 12.23 1.73 - - 0.19 9 80 1.3 213 0
327 51.46 33.92 1.22 17.5 16.42 0.14 20 241 9.24 2384 0
439 38.09 30.38 21.86 9.7 7.61 3.16 12 188 5.82 2041 0
449 43.32 28.98 21.62 8.1 - 3.13 2 140 3.95 1364 4.6
327 52.2 34.7 0.55 15.8 8.22 0.06 180 140 2.1 1290 0
570 26.15 15.83 49.6 9.5 - 7.1 22 106 3.91 744 0
563 25.19 16.54 48.75 8.5 3.95 6.43 10 89 2.55 690 0
339 21.25 63.25 0.9 15.5 2.12 0.23 9 160 8.7 1500 0
343 18.81 64.11 2.02 25.2 - 0.22 18 186 3.4 1316 4.6
336 21.11 62.25 1.18 24.9 - 0.3 12 173 7.73 1542 0
345 22 60.7 2.6 25.1 - 0.67 12 166 7.01 1042 0
344 23.9 60.74 1.69 25.6 - 0.29 21 130 5.1 1235 0
335 20.62 62.83 0.93 20.6 8.32 0.22 13 81 6.19 1403 0
237 3.8 55.01 0.03 - - 0.01 218 22 1.13 119 0
106 5.19 19.99 1.55 5.5 - 0.6 414 53 1.7 309 2
142 6.75 15.39 6.57 6.9 6.53 2.35 430 48 1.73 235 2.3
103 6.12 13.24 3.76 3.3 1.65 1.13 423 47 3.43 365 1.7
144 5 15.47 6.93 4.7 - 0.93 375 33 1.95 310 -
97 5 16.9 1 4.2 5.25 0.14 725 31 1.86 450 1.7
177 4.86 20.12 8.59 4 0.27 1.14 242 49 1.56 173 7.9
341 25.21 58.99 1.64 18.3 - 0.11 38 138 7.57 983 0
343 22.94 61.52 1.61 - - 0.36 30 150 10.85 1191 4
352 23.82 63.74 1.16 25.5 8 0.16 15 37 4.82 823 1.8
68 4.47 11.36 0.8 4.9 2.99 0.14 273 23 1.18 106 4.2
371 36.17 40.37 9.74 18.9 - 1.16 15 176 4.36 1013 4.8
387 22.39 57.82 6.69 10.8 10.85 0.69 64 45 4.86 846 0
23 2.46 4.02 0.33 - - 0.09 20 215 2.32 611 43.3
19 2.14 2.46 0.65 1.6 1.06 0.15 287 16 1.83 172 18.4
24 3.23 4.1 0.23 1.9 - 0.05 8 25 0.73 253 31.8
20 2.2 3.88 0.12 2.1 1.88 0.04 2 24 2.14 202 5.6
27 2.6 5.2 0.3 2.2 3 0.07 4 13 0.5 533 4
86 3.27 18.7 1.35 2 6.26 0.33 15 2 0.52 270 6.8
113 6.84 20.17 0.86 4.9 1.48 0.2 8 34 3.14 467 23.4
65 0.8 16.28 0.08 0.8 11.05 0.01 149 11 0.41 115 2.3
25 0.64 5.54 0.19 1.5 2.48 0.04 242 25 0.64 179 2.7
36 0.78 7.9 0.46 3.3 4.76 0.05 68 36 0.44 235 2.5
40 0.95 9.28 0.15 0.8 3.91 0.03 66 24 0.46 292 8.5
18 0.85 3.65 0.3 1.7 - - 11 39 0.55 330 19.5
33 2.69 6.46 0.37 3.6 - 0.05 48 201 1.07 253 40
72 1.74 18.13 0.42 1.2 3.23 0.07 261 3 0.38 134 4.6
98 3.28 23.5 0.78 2.8 3.78 0.12 5 4 0.68 294 7.2
86 3.22 19.02 1.18 2.7 3.22 0.18 15 2 0.52 270 6.8
37 2.1 8.53 0.2 3.2 - 0.03 42 30 0.36 461 141
64 9.4 8.28 1.4 2 - - 9 185 4 337 51.7
258 8.58 65.03 0.56 9.8 - 0.04 15 280 5.12 1582 0.2
34 4.65 5.8 0.25 - - 0.04 8 208 4.76 559 37
43 4.2 7.3 0.8 4 - 0.06 43 309 1.2 452 80
349 8.95 83.28 0.46 9.2 37.41 0.08 21 257 1.55 1622 75
35 0.89 8.45 0.06 1.7 3.81 0.01 10 36 0.46 142 8
35 0.89 8.45 0.06 1.7 3.81 0.01 10 36 0.46 142 8
29 0.79 6.82 0.1 1.8 - 0.02 12 17 0.33 124 3.3
258 3.15 30.53 14.1 1.8 - 4.53 246 46 0.93 190 4.6
34 1.9 6.5 0.4 2.4 2.18 0.07 17 18 1.22 212 27
32 1.83 7.34 0.19 2.6 2.33 0.03 16 72 1.48 276 18.8
149 6.36 33.06 0.5 2.1 1 0.09 17 181 1.7 401 31.2
42 2.8 7.2 0.3 3.1 - 0.06 4 50 2 192 22
124 8.8 27.11 0.68 - - 0.12 20 36 2.26 381 10.4
22 0.8 4.56 0.4 2.6 1.6 0.06 1430 61 0.32 113 12.3
20 1.08 4.45 0.21 1.6 - 0.03 5 9 0.62 91 58.7
20 1.08 4.45 0.21 1.6 3.26 0.03 5 9 0.62 91 58.7
27 0.92 4.74 0.94 2.6 2.14 0.1 1671 23 1.88 193 10
136 7.2 23.88 1.64 5.1 3 0.35 5 42 1.6 552 39
60 1.41 13.61 0.21 2.3 - 0.05 219 5 1.26 229 5.1
354 8.34 81.17 0.41 6.6 3.36 0.17 77 27 1.21 1098 81
106 1.97 13.29 5.01 1.9 1.76 2.63 298 34 0.27 274 0.1
143 2.68 11.17 8.2 1.3 - 1.43 529 19 0.65 254 10
178 1.93 24.8 8.71 2.3 0.28 1.42 428 13 0.47 247 6.9
76 1.83 17.47 0.14 1.9 - 0.03 33 13 1.03 249 11.3
78 2.38 17.47 0.16 1.2 0.78 0.04 25 8 1.01 346 14.2
135 2.44 17.2 6.33 1 0.99 3.42 279 22 0.83 139 1.9
268 6.08 27.81 14.76 3.3 1.79 2.5 764 32 1.67 622 27.6
15 1.03 3.28 0.07 - - 0.04 5 39 0.7 173 28
104 1.09 26.39 0.13 8.3 - 0.07 208 37 1.06 138 3.5
271 7.9 63.37 0.72 23.9 37.32 0.22 278 629 6.73 3494 0
28 1.1 5.2 0.3 2.2 2 0.09 789 28 0.23 333 0
28 1.1 5.63 0.1 3.1 1.4 0.01 717 67 0.7 246 0
49 0.9 9.77 0.7 2.5 4.8 0.14 1674 25 0.77 12 0
49 1.51 12.29 0.16 1.3 0.61 0.03 67 72 8.9 63 3
93 4.31 19.94 0.89 4 - 0.17 45 16 0.94 295 8.5
91 1.65 21.12 0.2 1.8 5 0.04 53 22 0.89 312 26.4
96 1.71 22.22 0.18 1.7 - 0.04 6 37 0.53 365 13.3
86 1.57 20.12 0.05 3 4.18 0.02 55 30 0.61 337 2.4
26 0.91 6.19 0.19 1 3.52 0.03 221 34 1.33 207 7.9
15 0.69 3.62 0.08 - - 0.01 401 20 0.26 107 6.2
302 12.91 74.68 0.44 16.5 43.9 0.06 134 166 4.56 1927 116.7
59 2.13 10.24 1.93 2.2 - 0.63 543 37 0.87 356 10
15 0.98 2.98 0.26 0.7 - 0.04 23 11 0.49 258 9
22 2.47 3.67 0.31 2.5 - 0.07 12 118 1.51 184 26.8
22 0.93 3.87 0.31 0.5 2.84 0.09 169 14 0.28 185 54.3
49 2.59 9.26 0.25 3 2.41 0.05 214 27 1.05 291 5
72 3.33 13.47 0.52 4 - 0.1 47 25 0.95 212 10.4
32.41 0.91 7.32 0.17 2.03 3.45 0.04 50.53 31.91 0.24 241.04 5.49
19 1.8 3.4 0.3 - - - 24 109 1.2 510 102
22 2 3.2 0.7 2.9 - - 4 44 2.4 390 48
14 1.1 2.63 0.1 1.4 - 0.03 16 27 0.8 280 29
21 2.71 3.11 0.4 1.1 - 0.08 3 21 0.79 459 34.1
31 1.82 7.13 0.12 3.4 3.27 0.03 6 37 1.04 209 16.3
88 7.92 17.63 0.73 7.5 9.21 0.12 25 37 1.55 332 3.7
93 5.6 17.31 2.12 11 6.3 0.34 9 363 2.63 272 11.1
121 1.5 26.64 0.9 1.5 23.88 0.15 527 23 1.4 200 6
32 3.83 4.64 0.68 2.5 - 0.09 384 10 1.43 78 0
296 9.58 75.37 0.99 11.5 2.21 0.23 13 11 1.72 1534 3.5
33 2.18 6.76 0.45 3.14 - - 1 0 0.74 376 -
22 3.09 3.26 0.34 1 1.98 0.05 5 3 0.5 318 2.1
22 3.09 3.26 0.34 1 1.98 0.05 5 3 0.5 318 2.1
98 1.46 23.63 0.4 1.5 - 0.08 21 9 0.98 598 5.2
243 0.93 65.89 0.32 8.7 57.19 0.05 87 14 1.4 450 3.9
48 0.28 12.31 0.32 1.3 10.1 0.05 3 4 0.18 77 0.1
115 0.37 28 0.07 0.6 - 0.02 18 11 0.24 105 3.6
181 0.41 44.38 0.2 2.6 37.75 0 12 27 0.8 115 0.7
46 0.1 11.3 0.13 0.2 9.62 0.02 4 8 0.12 101 0.9
48 0.63 12.34 0.04 1.6 10.74 0 4 12 0.3 165 4.9
98 0.7 25.1 0.1 2.2 - 0.01 4 10 0.9 229 9
120 2.23 7.82 10.06 5.6 2.42 1.96 2 10 0.17 351 17.4
160 2 8.53 14.66 6.7 0.66 2.13 7 12 0.55 485 10
519 2.3 58.4 33.6 7.7 35.34 28.97 6 18 1.25 536 6.3
89 1.09 22.84 0.33 2.6 12.23 0.11 1 5 0.26 358 8.7
64 1.18 15.67 0.43 5 10.67 0.01 1 29 0.8 140 3.1
50 1.1 12.19 0.26 5.3 6.89 0.01 1 27 0.85 139 3.1
317 2.5 80 2.5 7.5 67.5 0.2 3 19 0.9 214 23.8
44.85 0.81 10.69 0.45 3.99 5.56 - 1.3 18.85 0.57 128.05 23.73
46 0.46 11.97 0.13 3.6 4.27 0.01 2 8 0.23 80 14
46 0.92 11.02 0.44 1.6 9.02 0.1 1 13 0.53 124 1.7
89 1.15 22.36 0.13 2.1 20.26 0.03 1 12 0.35 199 1
54 0.91 13.81 0.02 1.5 12.31 0 3 14 0.58 131 2.5
230 2.29 5.54 23.84 2.2 3.34 21.14 15 16 1.64 263 2.8
357 1.17 53.21 16.31 0.2 51.5 15.47 36 4 0.13 101 0
54 0 13.52 0.1 0 11.87 0.01 2 3 0.1 14 42.3
94 2.06 23.64 0.29 4.4 - 0.05 9 24 0.6 247 36.3
147 1.47 27.09 5.33 3.8 - - 2 6 0.43 436 19.7
46 0.46 11.86 0.01 1 10.86 0 4 8 0.21 95 2.7
37 0.5 9.69 0.1 - - 0.01 1 11 0.08 147 38.1
33 0.69 8.41 0.1 1.1 7.31 0.01 0 12 0.06 148 33.3
37 0.7 9.21 0.09 0.4 8.8 0.01 7 15 0.21 169 33.9
39 0.5 9.2 0.1 - - 0.01 1 9 0.2 162 38
36 0.32 9.48 0.14 3.6 5.88 0.04 4 7 0.18 225 146.4
48 0.3 13.3 0.07 1.2 10.15 0.02 6 8 0.54 33 21.3
51 0.11 13.12 0.06 0.3 12.45 0.01 5 17 0.36 24 15.2
60 0.82 14.98 0.38 1.6 13.66 0.09 1 11 0.16 168 36.4
319 2.45 78.58 1.18 2.4 66.27 0.29 162 0 0.23 279 42.3
79 1.2 20.23 0.2 - - - 3 21 0.48 250 69
66 0.83 16.53 0.44 1.3 15.23 0.1 1 5 0.31 171 71.5
124 1.45 32.1 0.46 5.4 20.14 0.17 7 18 0.78 454 23
73 0.41 17.91 0.58 1.8 - - 7 12 0.3 48 2.9
28 1.11 6.58 0.1 0.9 5.69 0.03 9 11 0.34 182 21.8
43 0.5 10.1 0.2 0.2 9.9 0.02 1 18 0.2 178 31
22 0.35 6.9 0.24 0.3 2.52 0.04 1 6 0.08 103 38.7
25.52 0.97 8.2 0.26 2.46 2.2 0.04 3877.64 25.34 0.56 122.24 46.64
44 1.78 7.56 1.26 - - - 2 13 1.13 123 5.3
63 1.02 15.79 0.28 1.4 12.3 0.07 3 17 0.21 315 161.3
41 0.73 9.57 0.51 3.6 - 0.07 5 56 0.3 220 14
97 1.5 25 0.2 10.6 - 0.02 3 161 0.8 212 136
43 0.47 10.82 0.26 1.7 7.82 0.08 8 20 0.25 182 60.9
51 0.39 13.6 0.05 0.2 13.4 0 6 4 0.24 278 29.8
239 3.61 61.33 0.76 8.2 41.74 0.08 7 28 4.06 996 4.8
50 0.34 12.94 0.07 1.6 9.7 0 4 9 0.29 96 1.6
262 1.87 69.7 0.63 7.5 62.2 0.04 6 34 2.1 533 7
274 1.38 73.43 0.59 14.5 - - 2 25 0.74 802 0
86 0.4 22.2 0.1 1.1 21.1 0.01 2 9 0.4 100 8
319 2.45 78.58 1.18 2.4 66.27 0.29 162 0 0.23 279 42.3
319 2.45 78.58 1.18 2.4 66.27 0.29 162 0 0.23 279 42.3
58 0.51 15.15 0.02 0.9 14.22 0 1 10 0.34 154 2.8
35.88 0.55 8.91 0.22 1.09 7.74 0.02 4651.36 7.86 0.17 123.42 7.41
71 0.61 17.45 0.03 1 16.45 0 4 12 1.18 276 4.1
257 2.1 65.1 0.2 3.3 39 0.02 23 31 2.8 852 4.3
82 0.65 20.87 0.21 0.9 - - 11 22 0.35 42 4.9
21 0.55 5.1 0.11 1.8 1.1 0.03 2 194 0.29 108 4.8
49 0.1 11.61 0.57 0.1 12.08 0.04 11 6 0.07 30 0
60 0.11 15.76 0.01 0.6 15.16 0 4 5 0.26 13 1.1
56 0.17 13.63 0.45 0.1 12.79 0.03 8 11 0.1 67 29.7
48 0.6 10.95 0.2 0.4 3.31 0 362 8 0.15 89 5
282 2.45 75.03 0.39 8 63.35 0.03 2 39 1.02 656 0.4
239.7 2.08 63.78 0.33 6.8 53.85 0.03 2.3 33.6 0.87 557.6 0.34
270 0.75 65.65 1.45 0.5 63.25 0.4 45 55 0.5 1070 0.5
290 0 74.73 0.1 0 74.72 0.02 37 205 4.72 1464 0
363 8.46 76.59 3.69 6.4 1.61 0.53 5 138 8.5 262 0
364 8.75 73.89 5.09 8.4 - - 5 5 1.74 381 -
334 8.28 70.28 3.4 6.7 - 0.48 1247 361 5.76 255 0
367 13.3 73.13 2.38 8 1.84 0.45 12 180 7.63 427 -
87 3.48 18.29 0.84 2.7 1.03 0.18 229 13 1.03 152 0
380 7.82 82.32 0.94 1.9 0.05 0.15 10 22 6.3 27 0
367 7.54 76.25 3.2 3.6 0.66 0.59 5 9 1.29 250 0
365 7.13 79.95 0.66 1.3 0.12 0.18 5 28 4.31 115 0
374 7.51 80.89 1.03 1.8 0.33 0.29 2 71 3.33 174 0
325 15.91 68.63 2.22 23.8 2.31 0.27 2 37 4.97 717 0
357 9.82 76.68 1.33 8 0.93 0.15 2 13 0.91 224 0
364 10.33 76.31 0.98 2.7 0.27 0.15 2 15 4.64 107 0
339 13.68 71.13 2.47 - - 0.45 2 34 3.52 431 0
332 4.6 77.3 0.5 77.3 0 0.06 125 294 0 0 0
371 36.17 40.37 9.74 18.9 - 1.16 15 176 4.36 1013 4.8
369 5.01 78.43 3.91 - - 0.74 37 64 2.39 991 15.1
628 14.95 16.7 60.75 9.7 4.34 4.46 0 114 4.7 680 6.3
354 0.1 90.9 0.2 0 84.87 0.04 11 90 1.61 274 0
286 0 77.59 0 0 77.59 0 155 18 0.37 44 0
283 0 76.79 0.2 0 76.77 0 62 13 0 1 0
269 0 73.14 0 0 73.2 0 58 13 3.6 63 0
234 0 61.47 0 0 21.47 0 82 3 0.03 15 0
268 0 66.91 0 0 46.55 0 27 6 0.05 28 0
261 0 65.1 0.02 0 65 0 0 0 0.03 1 0
254 0.2 66.3 0.1 0.7 27.38 0.01 21 6 0.28 51 13.7
216 1.21 57.01 0 0 57 0 341 49 0 66 0.5
322 0.8 79 0.3 0.1 46.8 0.06 80 3 0.22 5 0
266 0.15 69.95 0.02 1 51.22 0.01 30 7 0.19 54 0.9
546 4.88 61.17 31.28 7 47.9 18.52 24 56 8.02 559 -
579 6.12 52.42 38.31 8 36.71 22.03 10 62 6.32 567 -
426 3.64 77.41 15.59 4 69.4 8.61 3 34 2.18 397 0.1
642 14.32 28.42 52.31 16.6 0.91 32.28 24 101 17.4 830 0
428 14.29 71.21 9.52 0.1 47.62 4.76 405 298 0.7 758 2.9
365 10.6 59.7 9.1 1 25.39 3.07 147 47 3.58 113 3.7
514 5.37 63.78 26.22 1.3 21.65 8.11 353 13 2.98 88 0
416 5.6 76.9 9.8 2.2 19.92 2.45 501 77 6.4 346 0
450 6.2 68.7 18.1 2.8 24.66 4.52 383 37 2.58 142 0.5
492 5.1 65.36 24.72 2 32.9 8.09 311 21 5.58 171 0
464 5.21 71 19.14 2.9 40.67 5.65 388 21 12.14 234 0
467 6.1 68.9 18.8 0.8 20.24 11.05 282 29 2.22 111 0
406 7.05 70.54 10.58 3.5 21.16 5.29 370 0 0 307 0
455 4.9 72.6 16.41 1.6 35.07 4.25 325 36 2.79 99 0
348 3.7 70.9 7.3 4.6 46.36 1.12 350 64 2.9 207 0.3
460 3.02 61.22 22.55 5.1 45.16 20.1 241 5 0.82 123 0
353 5 53.64 13.96 0.6 33.36 4.81 377 47 1.48 149 0
290 5.4 61 2.7 0.5 36.66 0.8 623 70 2.72 99 0
258 5.9 57.8 0.8 1.5 - 0.12 749 140 0.52 93 0
405 4.8 63.9 16.3 2.1 36.61 4.24 286 29 2.25 149 0
375 4.49 53 16.07 1.1 31.47 2.84 336 44 1.3 121 0.9
305 5.9 51 8.4 3.4 17.78 1.35 467 74 2.81 69 0
421 6.14 47.93 22.7 2.1 22.75 9.45 316 101 2.38 102 1.2
452 4.45 48.6 26.61 1.2 25.7 12.65 305 183 1.37 102 0.3
285 6.47 42.98 9.7 2.2 4.91 1.53 638 308 5.61 125 0
233 5.23 37.75 6.83 1 8.32 1.16 461 78 5.67 90 0.3
501 5.1 64.3 24.83 1.9 18.13 5 471 29 2.6 113 0
350 8.36 41.72 16.61 2.5 3.69 5.28 544 27 3.05 103 0.2
427 8.96 36.31 27.46 1.5 3.12 14.33 437 44 2.86 130 0
287 9.5 47.8 6 2.3 1.78 1.59 380 93 3.04 115 0
277 8.6 50.2 4.3 3.2 0.31 0.96 574 91 2.71 114 0
293 9.9 52.7 4.3 2.3 1.77 0.61 544 95 3.28 108 0
321 10.04 53.58 7.37 3.1 15.38 3.52 253 62 2.74 149 0.2
266 12.5 47.07 3.13 6.3 9.38 0 375 188 2.25 718 0
269 8.4 48.5 4.4 4 8.14 0.7 447 66 2.7 142 0
274 7.9 52.3 4.4 4.3 5.68 1.08 347 66 2.9 227 0.1
408 10.42 44.83 20.83 2.1 2.08 6.25 750 90 2.49 84 0
298.66 8.06 45.92 9 0.45 2.86 3.7 257.22 239.48 1.11 61.34 0
412 12 68.4 9.5 3 1.26 1.41 713 22 4.28 124 0
390 12.1 76.6 3.2 6.3 0.94 0.45 598 93 3.7 202 0
407 13.5 72.3 7.2 - - 1.38 253 27 2.72 245 0
455 7.3 70.73 16.4 6.9 15.48 3.21 699 92 2.64 283 0
510 6.64 61.3 26.43 2.3 8.18 5.56 726 120 4.03 118 0
427 10.58 69.55 14.13 10.3 1.19 2.06 704 36 3.34 345 0
489 10.93 59.42 22.74 2.3 4.53 5.29 973 136 4.88 156 0
453 11.25 66.3 15.84 10.2 0.86 2.07 438 238 2.83 381 0
416 10 82.64 5 0 0 0 233 0 0 243 0
426 7.14 59.09 17.86 5.6 21.43 5.36 571 20 1.91 193 0
351 13.1 78.9 1.5 11.8 - 0.24 2 23 4.65 316 0
391 12.3 78.6 2.1 2.8 - 0.55 21 40 2.7 150 0.1
395 10 83.7 1.4 3 0.29 0.23 0 13 3.16 112 0
474 6.15 64.43 23.38 5.8 - 7.01 657 76 1.53 237 -
275 9.1 55.7 1.2 2.2 1.3 0.17 536 86 2.62 120 0
326 6.36 45.35 13.2 9.6 4.15 5.83 452 25 1.61 139 0
286 10.2 46.21 6.7 4.8 3.4 2.91 467 59 1.73 185 0
227 8.87 44.17 1.69 3.5 3.53 0.73 425 163 4 109 1.8
382 6.67 48.07 18.35 1.2 13.4 9.74 446 211 2.9 118 0
338 6.2 53.87 11.03 1.3 3.48 1.68 942 49 3.3 224 0
249 8.77 35.82 7.89 1.8 1.75 0.88 561 35 3.16 114 0
406 8.2 45.8 21 2.6 11.26 11.66 467 37 2.03 118 0.2
287 6.55 42.87 9.8 1.5 6.85 1.89 485 203 2.68 142 0
218 5.7 44.64 2.85 6.3 0.88 0.45 45 81 1.23 186 0
128 6.36 24.98 0.35 5.8 1.85 0.06 252 10 0.89 233 0.2
210 5.7 37.04 4.05 1.8 0.3 0.59 309 16 2.19 104 0.3
173 7.39 21.73 6.25 0.7 0.22 3.14 646 99 1.69 129 0
190 12.59 17.7 7.42 0.6 0.2 2.7 770 32 2.29 148 0.1
236 10.38 36.15 5.56 1.5 0.73 2.77 156 111 0.86 21 0
191 12.12 18.04 7.72 0.6 0.18 2.62 434 67 1.84 135 0
195 5.26 29.64 6.14 0.9 1.75 1.32 474 35 1.26 107 5.3
113 6.9 11.07 4.6 1.2 2.3 1.44 368 23 0.62 237 6.9
163 5.15 26.75 3.83 1.5 0.63 1.32 471 52 1.6 132 10.4
364 5.95 80.18 0.56 1.6 0.12 0.15 182 18 0.7 30 0
291 9.8 57.9 1.5 1.8 - 0.26 572 47 3.36 82 0
239.8 4.47 52.21 0.71 1.12 0.09 0.2 1 13 1.3 57.8 0
440 10.17 60.26 17.59 2.9 1.98 8.12 1855 21 4.11 181 0.3
372 13.35 74.81 1.57 10.6 2.72 0.23 36 58 2.13 376 0
382 14.61 70.32 4.55 6.8 - 1.05 72 56 4.2 355 0
289 11.26 55.72 2.1 - - 0.48 27 43 3.3 272 0
357 7.46 79.26 2.08 11 - 0.29 3 4 0.93 294 0
358 23.91 63.1 2.17 10.8 - 0.38 7 48 7.39 668 1.7
371 13.04 74.67 1.51 3.2 2.67 0.28 6 21 3.3 223 0
355 8.6 74.9 5.4 7.7 25.1 0.6 239 36 8.19 324 0.3
365 6.4 79.52 1.6 3.5 9.44 0.2 703 4 28.01 128 0
361 9.65 75.03 2.42 20.5 15.27 0.19 585 19 28.1 121 23.1
259 13.14 74.24 4.9 29.3 15.69 1.1 258 389 17.6 1020 20
358 11.88 73.85 1.68 13 0.27 0.15 2 22 1.17 148 0
383 6.69 86.22 1.26 0.7 12.12 0.36 545 5 32.73 106 64.5
471 10.1 64.4 19.8 5.3 28.57 2.37 294 61 2.95 336 0.9
462 13.8 44.9 29.4 - - 5.55 229 78 3.05 685 1.4
607 17.86 25 50 7.1 5.21 7.14 143 130 5.18 714 0.6
541 10.9 46.5 36.7 2.8 0.19 6.48 1488 170 0.74 177 0
506 17.31 51.62 25.58 13.2 3 3.79 413 54 2.44 328 0.3
457 11.79 68.26 15.2 3.8 4.76 1.34 854 17 4.59 129 0
531 2.28 63.84 29.59 3.5 0.92 8.34 202 9 0.97 786 32.1
532 2.94 56.82 32.35 8.8 8.82 2.94 35 59 2.12 925 0
469 12.49 60.49 21.52 4.5 - 4.13 195 33 4.53 187 0.1
398 3.33 92.39 1.67 3.3 44.97 1.67 33 32 0.59 105 0.3
382 4.6 77 8.1 0 65.5 2.48 245 138 0.14 214 0.4
130 1.45 22.6 3.78 0 16.97 1.02 142 49 0.09 65 0.2
142 2.09 23.01 4.6 0 17.17 1.26 152 51 1.27 184 0.3
108 3.23 18.39 2.15 0.3 11.59 1.21 97 95 0.11 125 1.3
110 0.79 27.12 0.05 0.5 25.78 0 13 3 0.17 28 5.2
216 3.8 28.2 11 1.2 25.36 6.8 76 109 0.93 249 0.7
192 3.2 27.6 8.4 0.9 - 5.19 60 120 0.21 188 7.7
318 1.25 23.05 25.31 0 23.05 21.78 25 6 0.12 18 0
529 2.48 59.29 32.92 0 7.77 19.15 124 2 0.26 669 0
251 10.39 63.95 3.26 25.3 0.64 1.39 20 443 9.71 1329 0
251 10.39 63.95 3.26 25.3 0.64 1.39 20 443 9.71 1329 0
251 10.39 63.95 3.26 25.3 0.64 1.39 20 443 9.71 1329 0
263 6.09 72.12 8.69 21.6 - 2.55 77 661 7.06 1044 39.2
323 23 58.35 6.41 24.6 - 1.46 67 176 33.53 770 3
333 19.77 49.9 14.59 38 0.64 0.62 17 689 16.23 1351 21
375 17.81 44.24 22.27 10.5 2.25 1.53 168 931 66.36 1788 7.7
298 12.37 54.99 17.77 41.9 - 0.99 35 709 16.32 1267 21
23 2.86 3.63 0.39 2.2 0.42 0.06 79 99 2.71 558 28.1
313 7.61 74.97 8.36 26.3 - 2.28 23 834 43 529 46.5
279 21.93 52.1 4.78 10.4 7.27 0.12 211 1246 42.46 4466 566.7
282 14.14 53.99 12.89 34.9 10.34 2.14 68 229 21.14 2280 0.9
348.75 11.49 41.33 22.52 18.99 - 3.57 19.5 420.15 8.79 1167.65 61.66
397.6 18.94 27.94 27.77 6.96 7.92 3.93 3184.84 648.64 10.87 821.04 61.43
437.4 14.72 37.55 28.85 11.86 1.94 3.88 3904.6 726.3 9.48 645.95 3.84
527.76 15.31 25.57 46.6 13.98 - 4.37 1187.04 522.7 15.08 777.48 6.12
291.35 12.25 57.92 11.93 30.44 - 1.57 75.7 592.35 24.86 1544 5.3
257.64 12.09 35.91 14.3 16.18 3.45 1.59 9765.52 732.22 22.46 1258.26 8.79
222.32 9.63 50.95 1.02 11.05 2.34 0.35 11665.8 255.17 6.57 821.18 4.17
0 0 0 0 0 0 0 17000 0 0 - 0
335 10.82 56.56 7.3 10.8 8.67 0 4616 0 3.9 - 5.9
289.55 20.81 47.36 3.14 4.96 23.77 1.76 8026.8 664.05 2.74 1178.85 12.5
293 7.48 65.07 0.34 6.6 4.65 0.09 8031 143 1.25 721 3.4
82.75 4.14 18.18 0.18 2.25 0.61 0.06 29083.5 37.75 1.66 304.25 0.3
149.1 6.25 38.01 1.71 14.69 1.07 0.71 11641.3 252.75 5.36 750.55 19.41
258.2 8.58 48.1 9.74 14.13 - 0.79 7843.1 423.65 20.95 904.65 16.7
331 4.88 64.06 15.22 42.6 - 7.37 50 1280 29.25 955 61.2
44 3.29 8.41 0.73 6.8 - 0.19 30 199 11.87 458 13.3
43 3.81 3.6 2.53 - - 0.77 6 51 0.86 86 28.9
313 7.61 74.97 8.36 26.3 - 2.28 23 834 43 529 46.5
122.33 4.54 10.7 7.38 2.54 2.55 0.56 3929.49 24.37 1.13 272.39 50.4
198 12.79 25.37 6.01 5.4 6.2 1.02 3728 57 2.49 210 0
198 12.79 25.37 6.01 5.4 6.2 1.02 3728 57 2.49 210 0
657.34 4.29 20.69 65.13 4.74 9.29 5.29 1110.84 49.44 1.28 468.26 16.67
789.56 1.44 6.8 87.07 3.26 1.24 6.66 1166.34 18.48 0.95 241.92 9.17
133.41 5.35 21.15 5.62 - - 0.61 2328.35 160.58 7.33 539.41 46.99
82.83 3.09 17.8 1.33 - - 0.12 2726.94 89.03 3.67 417.6 53.6
286.35 3.9 18.2 24.31 9.51 4.09 1.92 1573.06 108.1 3.7 472.1 9.13
94 1.36 4.96 8.14 1.4 3.41 2.48 384 21 0.9 267 5.8
166.21 2.61 17.92 10.93 3.46 - 1 838.68 131.79 4.96 278.15 23.86
63.75 15.07 0 0.38 - - 0.07 9778.75 54 0.47 200 -
210 28.89 0 9.71 0 0 2.2 3668 232 4.63 544 0
399.46 7.33 3.7 40.3 - - 3.01 323.84 27.58 0.44 167.46 -
360.5 77 0 3.54 0 - 1.16 129.5 101.5 4.38 1424.5 3.5
340 80.4 0 2.04 - - 0.4 476 256 2.08 1056 -
458.5 71.23 0 16.94 0 0 4.48 364 514.5 11.38 1340.5 0
61.13 4.63 9.71 0.4 0.55 5.39 0.05 3021.66 20.58 0.83 276.81 13.54
216.5 4.13 51.51 0.28 0.4 48.71 0.04 2760.5 58 1.08 284 0
189.71 3.85 31.42 6.29 0.95 25.96 0.89 2205.95 49.96 0.92 256.73 3.14
185.22 0.42 47.04 0.07 0.24 45.58 0.01 3.44 9.06 0.2 51.77 18.18
92 2.5 19.79 0.3 2.4 13.33 0.04 1338 20 0.8 370 16
35.66 1.61 7.58 0.38 1.29 4.56 0.03 2720.94 14.14 0.91 277.62 123.58
88.15 0.75 3.81 8.25 1.35 - 0.82 1414.65 32.4 0.64 143.95 35.2
209.2 1.28 7.67 20.24 0.73 2.32 1.5 1167.87 24.88 0.51 162.69 55.9
187.5 0.59 1.33 20.55 0.23 0.96 12.66 1985 12 0.36 114 56.1
633.71 1.21 2.38 68.89 0.11 0.65 10.77 585.08 16.59 0.28 41.54 2.72
53 8.14 4.93 0.57 0.8 0.4 0.07 5493 33 1.45 435 0
67.8 2.44 13.06 0.19 0.24 11.49 0.02 1656.05 43.9 1.22 379.3 0
99.66 6.53 4.02 6.53 0.15 3.23 2.11 412.81 76.08 0.11 139.57 1.01
162 4.26 9.56 13.25 4.1 2.81 1.9 219 97 2.08 265 7.1
119 5.44 15.89 3.7 4.9 0.99 0.53 443 26 1.6 368 0.6
143 3.14 11.14 9.51 0.7 1.95 2.49 796 98 0.14 105 0.4
174 6.71 6.83 13.29 0.5 0.42 6.01 828 184 0.21 30 0.4
173.98 1 5.16 17.56 2.25 0.04 2.4 752.77 79.93 2.86 14.13 1.81
450.9 6.71 13.35 42.14 0.71 1.67 5.99 141.8 41.55 1.25 86.4 7.07
497.01 4.97 5.51 52.77 2.1 0.78 6.45 392.18 71.8 2.45 251.87 7.39
442.7 9.92 14.68 40.49 3.05 - 7.7 328.16 208.75 2.37 806.35 46.41
425.69 1.46 5.3 45.35 1.97 0.4 6.29 795.58 86.03 3.02 221.92 41.89
237 12.8 5.46 18.2 1.7 - - 1145 20 0.94 401 20.4
53 3.75 4.81 2.36 0.4 0.21 1.15 560 6 0.7 81 0
48 0.71 5.29 2.62 0.1 0.3 0.64 389 10 0.09 42 0
367 10.74 59.38 9.61 2 - 3.32 4843 132 1.72 262 0.3
245 0.36 60.61 0.13 0.6 30.54 0.05 455 11 0.39 87 0.9
147 3.84 9.17 10.63 0.2 4.38 2.85 354 118 0.33 156 0.8
532.21 3.75 1.31 58.05 0.02 0.35 34.73 404.65 42.3 0.57 45.72 3.1
246 0.33 60.6 0.06 1 42.68 0.01 802 19 0.43 68 7.7
191.5 2.22 11.37 17.62 3.94 - 2.03 3879.42 43.37 1.26 217.46 23.78
111 1.7 25.66 0.92 1.6 18.43 0.18 336 4 0.24 114 8
11 0.33 2.26 0.2 1.2 1.06 0.05 1208 0 0.4 23 1
41 1.59 8.98 0.25 1.7 6.45 0.11 969 20 0.35 248 34
23 1.1 5.1 0.3 1.9 2.71 0.04 14 6 1.68 158 84.9
23 2.36 4.89 0.86 3.2 0.41 0.23 2348 40 1.67 40 4.3
115 2.7 25.61 0.2 1.5 17.16 0.05 14 18 1.69 1806 8
11 2.52 0.32 0 0 0 0 694 7 0.43 125 0.7
90 2.38 7.16 5.77 0 0.54 1.7 702 14 1.06 49 0.1
72 1.32 7.03 4.46 0.6 1.35 1.12 516 32 0.5 98 0.2
66 1.46 15.22 0.44 1.1 8.23 0.12 377 13 0.59 562 12.9
53 2.13 8.64 1.17 2.4 2.17 0.62 288 25 0.74 255 2
56 3.74 8.16 1.12 - - 0.45 532 17 1.07 144 1.7
5 0.24 0.93 0.07 0 0.55 0.03 296 3 0.06 19 0.4
198 14.6 23.5 4.7 0 0 1.2 24000 190 1.87 374 1
18 0 0.04 0 0 0.04 0 2 6 0.03 2 0
21 0 0.93 0 0 0.4 0 5 7 0.2 73 0
134 0.5 5 0 0 0 0 2 5 0.1 25 0
152 0.2 11.67 0 0 1.09 0 9 8 0.24 92 0
160 0.2 13.69 0 0 7.78 0 9 8 0.24 92 0
83 0.36 3.8 0 0 3.8 0 5 10 0.2 59 0
250 0 0.1 0 0 0.1 0 0 0 0.02 1 0
263 0 0 0 0 0 0 2 0 0 0 0
308 0.1 32.2 0.3 0 32.2 0.11 8 1 0.06 30 0
327 2.8 20.9 15.7 0 19.76 9.66 92 16 0.13 32 0.2
37 0.21 8.05 0.12 0 8.05 0.02 13 7 0.06 8 0.5
42 0 10.36 0.25 0 9.94 0 3 1 0.02 5 0
34 0 8.76 0 0 8.9 0 7 3 0.18 1 0
41 0.09 10.42 0 0 10.38 0 10 2 0.02 1 0
48 0 12.3 0 0 - 0 12 5 0.06 2 0
34 0 8.8 0 0 8.8 0 12 1 0.01 0 0
41 0 10.6 0 0 10.6 0 13 5 0.05 1 0
1 0 0.2 0 0 0 0 1 2 0.08 9 0
1 0 0.2 0 0 0 0 1 2 0.08 9 0
0 0 0 0 0 0 0 4 8 0.08 20 0
1 0 0.15 0 0 0 0 3 1 0 12 0
0 0 0 0 0 0 0 2 0 0 0 0
0 0 0 0 0 0 0 2 0 0 0 0
0 0.1 0 0 0 0 0 2 2 0.05 54 0
360 6.01 78.42 2.52 23.3 4.63 0.6 83 58 4.6 2443 0
54 0.48 11.52 0.71 0 9.36 - 14 18 0.01 34 -
36.6 2.08 2.8 1.95 0 2.8 1.26 222.97 73.91 0.03 93.04 0.3
73.66 2.43 11.26 2.27 0 11.25 1.47 33.16 85.44 0.04 108.66 0.35
61.74 3.64 4.42 3.36 0 4.57 2.17 39.64 123.78 0.04 155.38 0.2
62 3.21 4.88 3.31 0 4.88 1.9 105 115 0.03 135 0
353 12.93 74.46 1.07 0 74.46 0.68 1079 796 0.88 2080 1.5
78 8.64 10.37 0.18 0.5 9.54 0.13 34 99 0.04 123 0
106 7.33 12.29 3 0 12 1.6 37 100 0 113 0
43 3.86 7.5 0.18 0 7.5 0.12 59 143 0.12 177 1.1
95 4.4 19 0.2 0 19 0.12 58 152 0.07 194 0.7
387 31.8 3.63 26.94 0 0.73 17.11 1433 1064 0.77 86 0
334 20.75 0.45 27.68 0 0.45 17.41 629 184 0.5 152 0
174 11.26 3.04 12.98 0 0.27 8.29 84 207 0.38 105 0
350 6.15 5.52 34.44 0 3.76 20.21 314 97 0.11 132 0
340 2.84 2.74 36.08 0 2.92 23.03 27 66 0.1 95 0.6
270 18.82 8.86 20.18 3.9 2.72 2.92 16 372 4.87 146 0
12 1.4 2.14 0.06 0.8 0.7 0.02 42 14 0.43 27 0.3
105 8.4 18.1 1.9 8.1 0 0.24 30 19 3.25 601 0.1
182 5.17 38.16 0.49 1.35 0.14 0.07 3 9 2.32 53.5 0
395 13.35 71.98 5.3 4.5 6.2 1.2 732 183 4.83 196 0
362 8.2 78.03 0.86 1.7 0.31 0.13 2 14 7.32 105 0
381 0.26 91.27 0.05 0.9 0 0.01 9 2 0.47 3 0
426 30 45 14 2 27 4.5 444 200 3.6 250 120
388 80 5 5.5 3 0.5 1.2 1000 120 20 150 0
359 58.14 29.07 1.16 0 1.16 0.58 372 698 1.26 872 34.9
766.7 0 0 85 0 0 42.33 0.6 0.45 0 0 0
128 21.75 0 3.85 0 - 1.28 63 20 2.32 387 0
196 19.17 0 13.26 0 0 5.73 76 12 2.19 336 0
165 20.64 0 8.55 0 0 3.14 52 25 1.49 317 0
264 16.58 0 21.45 0 0 9.28 61 16 1.5 230 0
186 17.42 0 12.36 0 0 4.35 61 16 1.12 318 0
455 24.1 1.86 38.27 0 0 14.38 1235 8 1.59 398 0
455 24.1 1.86 38.27 0 0 14.38 1235 8 1.59 398 0
298 13.36 17.88 19.23 1.8 0.8 4 600 52 1.06 229 0.4
212 23.16 0 12.59 0 0 3.57 132 70 0.58 63 0
137 28 0 2.79 0 0 0.78 313 13 0.45 303 0
404 11.49 0 39.34 0 0 13.22 63 11 2.4 209 2.8
117 18.28 0 4.32 0 0 0.93 672 11 0.85 175 0
184 18.44 0 11.66 0 0 2.36 51 20 0.5 272 1.8
70 12.41 0 1.93 0 0 0.44 296 21 0.18 160 0
158 17.96 0 9.04 0 0 2.04 90 57 1.1 327 0.7
208 24.62 0 11.45 0 0 1.53 307 382 2.92 397 0
86 14.67 3.57 0.96 0 0 0.19 601 39 1.62 46 0
86 11.9 3.69 2.24 0 0 0.42 286 26 3.95 320 8
87.8 15.65 2.37 1.42 - - 0.3 151.2 39.5 1.78 277.3 -
82 14.91 2.2 1.04 0 0 0.23 230 53 5.3 350 5
92 15.58 3.08 1.38 0 0 0.36 44 32 0.68 246 4.7
95 7.62 15 0.46 0.5 6.25 0.22 529 13 0.39 90 0
21 0 0.93 0 0 0.4 0 5 7 0.2 73 0
21 0 0.93 0 0 0.4 0 5 7 0.2 73 0
278 10.6 53 2.1 2.3 - 0.42 505 13 3.98 68 0.6
117.6 5.42 12.4 7.58 3.54 0.2 0.66 27178.6 546.9 13.7 425.6 5.13
585 5.27 44.1 44.4 3.44 11.3 21.8 394 81.1 1.63 513 22.5
374 3.7 81.9 3.5 1.2 43.3 1.62 728 211 2.08 47 0
368 9.77 73.7 3.1 2.9 16 0.822 1082 344 3.6 191 -
428 8 63.4 15.4 2.1 11.7 3.96 1276 179 2.77 163 0.3
434 4 76.6 14.9 - - 2.52 303 19 1.99 219 0.3
271 8.8 50.1 3.5 3.2 3.17 0 550 78 2.94 110 0
268 10.4 29 12.3 2.2 3.57 4.27 447 179 2.27 152 1.2
150 2.37 1.48 15.2 0 0.9 9.32 554 67 0.06 39 0.2
182 10.8 14.2 8.99 1.21 1.01 1.47 116 33.5 1.03 358 6.78
195 2 88 0.6 80 0 0 60 170 12 820 0
317 2.74 41.7 16.6 0.066 40.6 9.72 31 17.2 0.391 55.4 8.51
322 0.34 82.74 0.07 1.6 80.68 0.01 98 18 0.17 56 0
0 0 0 0 0 0 0 12280 0 0 0 0
90.7 0.823 20.1 0.182 1.7 - 0.0475 396 53.5 3 116 3.33
1 0 0.3 0 0 0 0 3 0 0.02 37 0
454 10.8 55.8 21.5 8.32 0.816 8.84 589 43.2 3.51 298 0
335 85.6 0 0.1 0 0 0.07 196 55 1.11 16 0
884 0 0 100 0 0 13.81 2 1 0.56 1 0
131 4 27.5 0.18 - - 0.025 161 8 0.52 29 0
262 23.9 0 17.8 0 - 4.18 750 15 1.57 401 0.4
217 24.6 0 12.4 0 0 2.79 918 84 1.51 447 1
251 35.5 0 11 0 0 2.46 607 45 0.55 671 4.1
292 23.3 0 21.4 0 0 7.86 68 24 1.32 329 0.5
44 3.29 8.41 0.73 6.8 - 0.19 30 199 11.87 458 13.3
44 3.29 8.41 0.73 6.8 - 0.19 30 199 11.87 458 13.3
36 2.97 6.33 0.79 3.3 0.85 0.13 56 138 6.2 554 133
101 5.56 24.45 1.68 14 - 0.47 9 405 17.45 609 160.1
371 13.04 74.67 1.51 3.2 2.67 0.28 6 21 3.3 223 0
378 20.47 62.95 6.04 12.2 10.7 0.6 24 57 4.31 718 4
398 6.67 83.7 4 3.7 65.5 2.38 504 133 1.19 712 0.2
376 12.1 73.2 6.73 9.4 4.36 1.5 497 401 33.2 641 21.6
48 10 2 0 0 2 0 199 73 1.98 213 0.5
40 0.07 10.4 0.04 0 9.98 0.006 4 4 0.16 15 3.9
56 0 5.92 0 0 5.92 0 4 4 0.06 54 2.3
165 21.8 0 7.95 0 0 2.2 503 14 1.58 138 2
164 8.73 9.27 10.2 1.1 0.34 4.32 412 19 1 172 0.9
153 31.1 2.76 1.94 0 2.7 0.95 2790 8 2.42 235 0
656 1.27 2.49 73 0.213 0.141 45.4 400 37.3 0.264 60.8 4.84
288 0.06 12.65 0.06 0 12.65 0.01 9 11 0.12 148 0
288 0.06 12.65 0.06 0 12.65 0.01 9 11 0.12 148 0
0 0 0 0 0 0 0 4 3 0 0 0
0 0 0 0 0 0 0 4 3 0 0 0
9.96 0.138 2.32 0.015 2.32 0 0.0018 7.63 11.7 0 0 0
75 0.98 10.8 3.82 1 7.1 1.88 493 10 0.92 127 0.3
124 7.98 21.49 1.05 5.5 3.8 0.18 231 57 1.5 277 0.2
592 1.81 9.88 62.2 0.615 0.507 9.73 392 51.5 0.517 122 12.2
539 2.2 67.1 29.1 0 67.1 24.1 89 34 0.08 64 0.1
214 5.95 31.8 6.97 2.4 5.96 1.14 490 50 1.95 222 6.7
309 5.11 33.1 17.4 1.8 1.34 4.42 388 32 2.17 165 0.4
567 22.8 19.1 49.1 11.1 1.75 5.97 11.8 230 7.79 693 1.22
105 14.5 4.5 2.5 7.5 0.6 0.6 220 48 0.4 120 0
71 2.54 12 1.52 1.7 0.27 0.31 4 9 0.9 70 0
203 8.8 40.4 2.1 6.7 8.09 0.33 364 265 2.45 210 0
250 10.2 48.89 1.53 4.1 6.12 0 439 20 2.76 165 0
19 3.15 2.33 0.4 - - 0.21 11 39 2.22 436 11
42 2.49 8.82 0.51 5.3 - 0.11 6 78 0.97 508 11
165 31.02 0 3.57 0 0 1.01 74 15 1.04 256 0
179 24.76 0 8.15 0 0 2.31 106 9 1.13 269 0
189 23.28 0 10.92 0 0 3.11 75 8 0.93 677 0
147 30.13 0 2.08 0 0 0.59 99 9 0.71 249 0
203 27.37 0 10.4 0 0 2.67 78 28 1.52 294 0
272 27 0 17.36 0 0 6.55 91 28 2.78 380 0
230 28.45 0 12.04 0 0 4.71 87 16 3.08 433 0
219 29.02 0 10.54 0 0 4.09 58 19 1.96 355 0
231 30.45 0 11.14 0 0 4.34 63 14 3.2 307 0
171 29.79 0 4.83 0 0 1.66 66 16 1.86 408 0
192 26.45 0 8.82 0 0 2.84 46 7 0.64 349 0
147 26.04 0 3.96 0 0 1.36 57 6 1.15 419 0
297 25.69 0 20.77 0 0 7.72 73 22 1.29 362 0.7
468 33.92 1.7 35.09 0 0 11.96 1684 11 0.95 499 0
325 18.53 1.42 27.25 0 1.09 8.83 814 9 1.2 342 0
344 19.12 4.27 27.31 0.1 1.86 10.2 743 21 1.43 304 0.1
242 26.2 0 14.42 0 - 5.92 67 10 2.02 319 0
283 24.75 0 19.65 0 0 8.12 81 22 1.79 339 0
201 23.48 0 11.2 0 0 3.95 65 12 2.7 252 0
206 22.1 0 12.35 0 0 2.4 61 15 0.34 384 3.7
156 26.48 0 5.57 0 0 0.97 92 11 0.52 436 0
105 22.83 0 0.86 0 0 0.17 78 14 0.49 244 1
128 26.15 0 2.65 0 0 0.94 56 14 0.69 380 0
130 29.15 0 0.59 0 0 0.2 54 4 0.92 527 0
168 23.8 0 7.38 0 0 1.65 61 30 0.36 450 2.9
262 23.85 0 17.81 0 - 4.18 83 15 1.57 401 0.4
99 23.98 0.2 0.28 - - 0.06 111 70 0.51 259 -
111 20.54 5.41 0.84 0 0 0.22 667 10 0.58 314 0
110 22.32 0.95 1.24 0 - 0.17 378 59 0.43 408 3.6
89 19 0 0.86 0 0 0.21 486 96 0.29 230 0
164 29.82 4.4 2.08 0 0 0.45 460 106 9.54 630 8
167 24.46 0.87 6.51 0 0 2.06 76 11 11.63 263 27.9
97 5.08 10.97 3.64 0 10.89 1.65 84 117 0.3 158 0
473 0 84.66 15.27 0 84.83 12.97 2 1 0.06 2 0
290 6.6 56 5 2.6 - 1.11 398 81 2.69 266 0.8
249 24.75 0 15.87 0 0 5.67 422 21 1.32 328 0
541 5.41 62.16 29.73 5.4 54.05 28.42 41 108 4.38 407 0
560 20.16 27.17 45.32 10.6 7.66 5.91 1 105 3.92 1025 5.6
628 14.95 16.7 60.75 9.7 4.34 4.46 0 114 4.7 680 6.3
283 4.08 74.08 0.27 6.8 67.28 0.03 8 86 3.26 892 4.7
306 8.2 49.38 7.99 3.5 3.71 2.92 736 146 3.63 125 0
565 16.96 25.74 48 14 - 6.72 11 989 14.76 475 0
884 0 0 100 0 0 9.86 0 0 0 0 0
884 0 0 99.97 0 0 24.98 4 1 0.07 0 0
375 17.81 44.24 22.27 10.5 2.25 1.53 168 931 66.36 1788 7.7
387 0 99.98 0 0 99.8 0 1 1 0.05 2 0
311 21.2 64.29 3.5 26.2 - 0.591 70 813 20 2960 660
400.14 19 27.67 24.1 0 27.67 15.08 268.66 658.74 0.34 959.04 6.19
0 0 0 0 0 0 0 0 0 0 0 0
313 7.61 74.97 8.36 26.3 - 2.28 23 834 43 529 46.5
80 1.82 17.77 0.75 2 1.7 0.2 13 16 0.6 415 5
16 2.26 0 0.81 0 0 0.2 156 3 0.01 144 0.1
372 49.81 30.63 8.9 16 9.33 1.29 9 285 8.2 2090 0
377 7.17 81.31 1.69 2.2 - - 2.97 11.65 2.66 43.79 -
211 19.4 12.68 11 5.4 4.89 1.59 7 217 8.6 729 13
307.9 35.27 44.12 3.01 17.26 7.49 0.69 2064.2 165.3 6.15 1333.6 6.32
131 2 27.76 1.38 - - 0.26 27 46 1.73 715 26.7
166 1.5 33.59 2.99 3.1 1.1 0.781 143 31 0.43 449 11.1
204 17.7 6.2 12.4 1.8 0 4.4 345 88 3.5 310 -
108.6 2.44 23.07 1.08 2.19 0.19 0.15 13.3 3.9 1.03 86.1 0
389.4 6.63 36.58 25.78 - - 1.97 436.55 65.25 1.44 419.1 -
264 10.56 52.38 1.32 1.6 8.43 0.36 422 219 3.57 107 0
425.56 5.06 35.12 29.65 1.24 0.15 18.25 393.14 16.29 2.14 57.94 0
291 9.62 50.43 5.65 2.2 3.55 1.39 465 84 3.25 125 -
279 9.77 50.12 3.91 1.8 7.28 0.84 494 144 3.43 122 1.3
377 0 92.9 0.6 0 92.9 0.432 1441 12 0.01 12 0
381 7.8 90.5 0 0 86.04 0 466 3 0.13 7 0
515 10.24 55.36 30.53 3.6 47.17 10.73 357 78 1.21 343 0.3
530 3.94 63.39 30.38 2 60.02 15.62 245 86 0.78 210 0.8
196 0.22 49.89 0.7 0.3 44.46 0.025 7 7 0.09 72 13.1
216.6 7.83 49.07 3.52 13.99 - 0.64 11661.45 202 6.85 897.85 3.71
70 1 4 5 3 0 1.2 10 35 0.6 125 9
418 7 69.5 12.2 6.5 20.34 3.091 817 57 2.5 113 0.1
418 0 67.89 16.23 0 63.1 2.974 184 3 0.16 34 0
350 5.64 81.3 0.26 0 80.35 0 243 5 0.1 153 0
402 7.9 84.1 3.8 1.7 25.66 0.573 298 44 4.43 145 0
144 1.1 30.4 2 1.3 24.32 1.16 46 54 0.14 96 2.3
432.42 10.3 69.1 15.07 2.78 - - 39.43 72.28 1.01 235.07 -
605.88 6.6 37.97 51.82 6.91 30.8 4.45 0.28 50.68 1.84 295.76 0.79
579.24 10.97 37.87 46.95 4.82 29.82 4.41 1.72 70.84 2.11 318.08 0.94
112 2.96 7.05 8.09 1.44 4.37 4.4 443.85 73.35 0.62 279.25 1.69
318 12.01 56.63 17.27 27.2 10.34 3.26 30 148 7.8 2014 76.4
114.5 4.09 25.41 0.62 2.05 1.35 0.15 15 98.5 1.15 408 18.1
229.66 5 20.62 15.32 - - 2.42 965.09 59.34 2.18 378.55 23.32
283 2.29 17.14 24.12 - - 6.61 1173.49 42 1.73 314.21 27.43
320.23 9.08 15.76 25.9 - - 4.04 1600.91 77.46 2.2 353.32 -
123.72 1.45 31.35 0.12 0.29 25.57 0.01 1312.54 37.79 1.67 382.61 5.14
493.68 5.1 45.61 33.49 5.12 17 16 3934.68 89.13 3.1 232.9 0.13
536.64 6.2 45.79 36.59 1.62 0.16 5.72 1.36 9.12 2.8 64.2 0
185 12.81 1.45 13.77 0 0.93 3.68 146 64 3.85 222 0
175.75 12.17 1.38 13.08 0 0.88 3.5 2076.6 62 3.67 211.3 0
290 62.82 0 2.37 0 0 0.462 7027 160 2.5 1458 3.5
358.6 0.92 87.31 0.49 4.83 - - 13.08 74.55 3.99 197.6 -
150.61 0.39 36.67 0.21 2.03 - - 7.81 33.05 1.68 82.99 -
354 8.34 81.17 0.41 6.6 3.36 0.17 77 27 1.21 1098 81
358.6 0.92 87.31 0.49 4.83 - - 13.08 74.55 3.99 197.6 -
108 23.4 0 0.93 0 0 0.23 1019 18 0.5 423 0
579 21.15 21.55 49.93 12.5 4.35 3.8 1 269 3.71 733 0
0 0 0 0 0 0 0 4 3 0 0 0
0 0 0 0 0 0 0 4 3 0 0 0
331 4.88 64.06 15.22 42.6 - 7.37 50 1280 29.25 955 61.2
210 4.9 73.78 1.4 19.6 11.83 0.14 14 231 4.2 714 203.7
59.12 2.91 13.28 0.38 3.13 8.65 0.07 3137.32 25.76 1.95 676.56 54
37 0.21 8.05 0.12 0 8.05 0.02 13 7 0.06 8 0.5
46 1.19 10.97 0.15 1.7 8.05 0.017 967 39 0.67 202 40.2
93.8 4.31 21.16 2.15 9.43 - 0.54 39.3 309.15 14.53 564 126.8
36 0.32 9.48 0.14 3.6 5.88 0.04 4 7 0.18 225 146.4
163.35 3.81 34.47 1.66 2.88 0.72 0.24 4.45 63.75 3.83 117.9 0
222.94 8.7 43.8 6.68 16.82 4.36 1.04 3912.31 260.79 14.62 1062.56 3.31
145.85 6.61 25.96 7.44 16.66 3.99 1.31 18591 158.3 7.85 990.85 9.42
160 2 8.53 14.66 6.7 0.66 2.13 7 12 0.55 485 10
290 0 74.73 0.1 0 74.72 0.02 37 205 4.72 1464 0
44.72 2.47 9.68 0.42 2.86 1.51 0.07 29.9 94.24 2.5 368.94 46.64
44 3.29 8.41 0.73 6.8 - 0.19 30 199 11.87 458 13.3
35.66 1.61 7.58 0.38 1.29 4.56 0.03 2720.94 14.14 0.91 277.62 123.58
235.63 1.35 10.94 21.43 1.6 9.35 7.68 229.12 44.24 0.27 139.31 11.36
319 14.05 0 28.74 0 0 8.34 64 13 0.94 144 1.6
277 15.47 0 23.4 0 0 7.53 81 15 0.91 242 0
766.7 0 0 85 0 0 42.33 0.6 0.45 0 0 0
76 17.17 0 0.46 - - 0.09 133.2 13.3 0.28 350.3 -
105.91 6.14 20.52 0.67 5.33 4.04 0.1 455.79 37.82 2.33 441.23 4.57
416 5.6 76.9 9.8 2.2 19.92 2.45 501 77 6.4 346 0
170 17.3 16.1 4 0 14.51 1.99 24000 60 2.23 403 0
198 14.6 23.5 4.7 0 0 1.2 24000 190 1.87 374 1
210.74 4.56 25.14 10.72 2.45 6.76 4.99 19862.2 87.7 1.99 405.22 2.21
492 4.33 71.19 21.13 2.8 63.68 13.08 61 105 1.11 261 0.5
491 7.53 61.51 23.85 2.3 50.47 9.069 239 93 0.72 323 0.5
456 4.01 71.17 17.23 1 59.69 12.016 167 115 0.49 124 0.7
518 6.51 64.59 25.99 1 48.68 17.953 54 125 1 231 0
502 4.91 64.8 24.85 1.1 48.25 18.96 198 106 0.81 186 0.6
480.7 8.49 69.03 19.17 1.9 57.58 11.61 165.1 193.5 1.51 432.3 0.87
394 0 98 0.2 0 62.9 0 38 3 0.3 5 0
396 0 98.9 0 0.1 58.97 0 44 3 0.4 5 0
519 7.36 60.81 27.42 5.1 2.59 3.876 691 137 1.16 223 0.4
231 0 0 0 0 0 0 1 0 0.04 2 0
231 0 0 0 0 0 0 1 0 0.04 2 0
371 0 41.6 0.3 0 41.6 0.014 5 0 0.07 0 0
371 0 41.6 0.3 0 41.6 0.014 5 0 0.07 0 0
371 0 41.6 0.3 0 41.6 0.014 5 0 0.07 0 0
160 0.2 13.69 0 0 7.78 0 9 8 0.24 92 0
152 0.2 11.67 0 0 1.09 0 9 8 0.24 92 0
82 0.07 2.6 0 0 0.96 0 5 9 0.27 71 0
103.95 0 0 0 0 0 0 2.65 1.65 0 0.45 0
197 20.22 0 12.32 0 - 3.28 55 14 1.26 240 0
25 0.42 8.42 0.07 0.4 1.69 0.01 2 14 0.09 117 30
197.86 1.39 49.77 0.23 2.36 26.45 0.08 14741.12 51.84 1.16 226.16 2.31
237.35 3.79 39.87 7.5 1.84 27.53 4.69 85 120.25 0.33 510.2 8.67
294.75 1.5 41.85 15.07 4.05 37.73 13.37 10.15 7.25 1.11 160.9 1.49
69.66 0 18 0 0 17.96 0 3.46 2.64 0.01 0.36 0
101 1.04 27.4 0.1 0.3 21.27 0.01 907 15 0.35 281 4.1
288 0.06 12.65 0.06 0 12.65 0.01 9 11 0.12 148 0
718 7.91 13.82 75.77 8.6 4.57 12.06 5 85 3.69 368 1.2
214.8 4.01 48.06 0.7 - - - 5.2 7.2 0.2 48 -
36.8 1.5 10.66 0.21 4.92 3.96 0.03 5819.25 65.3 0.91 218.2 160.72
884 0.11 0 99.98 0 0 8.98 0 1 0 0 0
534 18.29 28.88 42.16 27.3 1.55 3.66 30 255 5.73 813 0.6
34 4.55 5.54 0.4 - - - 1 32 1.31 370 26.6
11 2.3 1.29 0.1 0.5 0.2 0.03 41 120 0.2 330 43
63.75 15.07 0 0.38 - - 0.07 9778.75 54 0.47 200 -
41.91 0.03 10.04 0.01 0.1 0 0 4.55 2.89 0.05 0.33 0
38 2.63 7.75 0.43 3.9 - 0.1 47 19 0.5 248 5.3
0 0 0 0 0 0 0 4 3 0 0 0
284 9.25 73.01 0.73 70.1 - - 35 159 5.88 754 0
477 52.47 10.03 30.34 7.2 - 4.39 6 364 9.73 20 0.7
83 9.98 1.18 5.26 1 0.71 0.92 4 282 2.04 130 0
310.5 54.27 14.31 2.21 0 0 0.58 1764 27 1.71 922.5 0
348 58.94 11.65 5.22 0 0 1.354 899 122 2.57 931 16.9
56 13 0 0.4 - - - - 30 0.6 - -
410 33.2 11 25.6 1.8 9 10.85 1785 20 5.42 597 0
381 0.26 91.27 0.05 0.9 0 0.01 9 2 0.47 3 0
381 0.26 91.27 0.05 0.9 0 0.01 9 2 0.47 3 0
381 0.26 91.27 0.05 0.9 0 0.01 9 2 0.47 3 0
220 3.31 44.08 3.39 2.8 27.26 0.57 1615 32 1.01 119 0.4
198 12.79 25.37 6.01 5.4 6.2 1.02 3728 57 2.49 210 0
283 0 76.79 0.2 0 76.77 0 62 13 0 1 0
349 8.95 83.28 0.46 9.2 37.41 0.08 21 257 1.55 1622 75
11 2.3 1.29 0.1 0.5 0.2 0.03 41 120 0.2 330 43
30 3.27 4.35 0.73 2.5 1.85 0.15 3 92 1.6 296 58.1
23 2.13 3.67 0.52 2.8 0.87 0.01 46 67 1.77 521 27
551.89 12.41 32.47 41.71 6.17 6 4.14 810.79 27.03 3.23 486.26 0.01
495.04 7.02 51.89 28.67 1.84 0.18 2.86 776.6 10.74 3.16 72.92 0
379.84 21.5 59.39 5.79 1.22 25.17 1.54 811.82 597.68 2.24 866.55 2.69
365 7.13 79.95 0.66 1.3 0.12 0.18 5 28 4.31 115 0
331.8 15.04 55.32 15.26 27.23 - 1.58 45 432.05 19.93 1378.6 24.54
281.89 12.31 51.88 11.34 23.91 - 1.51 3937.86 369.96 24.23 1581.27 8.68
34.7 2.45 6.03 0.94 3.37 - 0.08 812.64 100.78 4.85 470.82 37.43
224.15 1.42 57.91 0.46 2.83 48.33 0.1 406.8 61.59 1.86 342 1.19
278 0.37 68.86 0.07 1.1 48.5 0.01 32 20 0.49 77 8.8
109 20.6 0 2.31 0 - 0.71 82 13 2.83 385 0
477.84 3.61 56.47 26.82 - - 3.85 27.28 46.44 1.86 713.76 10.87
660 6.88 23.65 64.53 16.3 7.35 57.22 37 26 3.32 543 1.5
195 2 88 0.6 80 0 0 60 170 12 820 0
230.4 33.84 29.81 5.04 7.2 - - 32.4 666 14.4 1213.2 186.12
369 5.01 78.43 3.91 - - 0.74 37 64 2.39 991 15.1
518.85 20.15 5.23 47.44 - - 7.64 116.48 100.53 2.04 488.53 -
371 8.8 79.6 1.2 1.6 0.64 0.15 1 2 1 137 0
61.9 2.73 13.67 0.54 3.81 5.37 0.08 153.7 36.06 1.02 252.42 9.65
884 0 0 100 0 0 16.9 0 0 0.03 0 0
288 11.31 54.73 2.3 - - 0.33 26 15 3.35 179 0
262 14.19 9.64 18 0 7.71 2.381 870 77 1.22 69 0
512.32 7.77 56.67 31.59 5.04 50.16 2.32 0.48 59.76 2.47 354.56 3.28
373 0 93.18 0.02 0 88.9 0 11 3 0.01 4 0
427 8.96 36.31 27.46 1.5 3.12 14.33 437 44 2.86 130 0
184.65 1.72 46.78 0.87 3.95 41.44 0.13 1698.24 35.95 1.69 453.94 2.14
669.8 6.87 9.55 72.52 - - 64.29 44.2 61.2 11.22 748 3.4
254.66 3.62 38.56 10.62 - - 8.25 47.08 51.06 1.97 168.9 0.4
23 2.13 3.67 0.52 2.8 0.87 0.01 46 67 1.77 521 27
369 5.01 78.43 3.91 - - 0.74 37 64 2.39 991 15.1
50 3.3 4.8 1.98 0 5.06 1.26 47 120 0.02 140 0.2
45 2.94 3.45 1.99 0.4 2.53 0.21 50 140 0.49 141 7.2
717 0.85 0.06 81.11 0 0.06 50.49 11 24 0.02 24 0
876 0.28 0 99.48 0 0 61.92 2 4 0 5 0
439.92 7.45 14.78 39.2 8.63 0.47 23.95 12.48 52.52 9.05 431.6 0
59 10.19 3.6 0.39 0 3.24 0.12 36 110 0.07 141 0
59 10.19 3.6 0.39 0 3.24 0.12 36 110 0.07 141 0
312.7 1.5 60.43 9.22 2.45 51.82 2.28 15.58 43.29 1.1 386.47 2.19
322 0.34 82.74 0.07 1.6 80.68 0.01 98 18 0.17 56 0
298.73 3.14 78.77 0.42 4.06 61.32 0.07 15.18 53.74 1.95 732.28 2.7
358.46 0 93.34 0.04 0 93.2 0 560.38 3.38 0.04 1.76 0
6 0.64 0.44 0.21 0 0.43 0.01 371 4 0.07 18 0
7 1.14 0.04 0.22 0 0 0.11 372 6 0.17 54 0
66 2.64 9.69 1.76 0.4 5.29 0.22 13 132 - - 13.2
177.67 2.37 1.44 18.34 0.41 0.34 1.85 30.71 102.92 0.38 99.6 0
250 0.65 14.78 21.6 0 10.02 3.396 653 5 0.12 36 0
75 1.2 17.99 0.3 4.9 4.8 0.05 10 36 0.59 375 17
22.31 2.77 3.52 0.38 2.13 0.41 0.06 1239.37 96.75 2.64 541.5 27.26
15 1.03 3.28 0.07 - - 0.04 5 39 0.7 173 28
36 2.97 6.33 0.79 3.3 0.85 0.13 56 138 6.2 554 133
95.55 3.54 17.06 0.31 0.32 14.59 0.05 2213.96 14.96 0.6 191.68 0.01
278.8 0.44 3.24 30.11 1.16 1.32 14.85 3.2 11.3 0.56 82.4 1.68
319 2.45 78.58 1.18 2.4 66.27 0.29 162 0 0.23 279 42.3
332 6.68 74.8 4.68 16 54.68 0.48 12 40 1.2 944 40.8
378 20.47 62.95 6.04 12.2 10.7 0.6 24 57 4.31 718 4
71.44 10.62 1.48 2.17 0.77 0.69 0.28 162.31 9.75 0.09 158.13 0
318 1.8 81.3 0.2 0.1 57.56 0.06 80 3 0.23 5 0
277 15.47 0 23.4 0 0 7.53 81 15 0.91 242 0
53 2.88 11.91 0.34 5.7 0.99 0.079 176 21 0.61 285 7.4
138.94 2.26 6.67 12.37 3.35 - 1.96 428.02 16.64 0.44 213.38 4.56
598 22.21 22.31 51.36 5 10.49 10.32 426 49 1.74 558 0
152 0.2 11.67 0 0 1.09 0 9 8 0.24 92 0
365 7.13 79.95 0.66 1.3 0.12 0.18 5 28 4.31 115 0
130 2.69 28.17 0.28 0.4 0.05 0.08 1 10 1.2 35 0
902 0 0 100 0 0 39.2 0 0 0 0 0
82 0.07 2.6 0 0 0.96 0 5 9 0.27 71 0
53 8.14 4.93 0.57 0.8 0.4 0.07 5493 33 1.45 435 0
381 0.26 91.27 0.05 0.9 0 0.01 9 2 0.47 3 0
370 7.11 79.45 1.75 3.9 1.61 0.22 7 3 4.36 142 0
371 8.8 79.6 1.2 1.6 0.64 0.15 1 2 1 137 0
352 24.63 63.35 1.06 10.7 2.03 0.15 6 35 6.51 677 4.5
358 23.91 63.1 2.17 10.8 - 0.38 7 48 7.39 668 1.7
346 11.73 74.95 2.71 10.3 - 0.59 11 17 2.47 320 0
378 11.02 72.85 4.22 8.5 - 0.72 5 8 3.01 195 0
6 0.64 0.44 0.21 0 0.43 0.01 371 4 0.07 18 0
5 0.24 0.93 0.07 0 0.55 0.03 296 3 0.06 19 0.4
7 1.14 0.04 0.22 0 0 0.11 372 6 0.17 54 0
53 0 27.7 0 0.2 0 0 10600 5876 11.02 20 0
335 12.62 70.59 3.1 10 2.6 0.68 11 41 4.06 577 0
363 8.46 76.59 3.69 6.4 1.61 0.53 5 138 8.5 262 0
472 7.1 67.78 20.68 5.4 0.78 2.81 328 106 1.52 182 0
82.83 3.09 17.8 1.33 - - 0.12 2726.94 89.03 3.67 417.6 53.6
362 17.45 3.33 30.43 0 0.85 11.51 1300 9 2.04 260 16.6
250 27.1 0 14.93 0 0 6.18 897 12 2.08 136 0
445 2.97 51.11 25.46 1.8 - 9.6 409 10 1.02 73 -
263 16.88 0 21.19 0 - 7.87 56 14 0.88 287 0.7
342 12.29 75.87 1.33 12.5 0.41 0.23 17 35 2.46 410 0
376 8.85 79.69 5 7.1 32.89 0.53 566 425 20.58 412 21.4
375 6.4 85.09 1.89 2 8 0.5 809 370 33.29 188 22.2
345 9.8 82.2 1.8 12.2 10.3 0.4 570 213 30.6 369 12.8
361 11.22 80.49 1.81 13 8.86 0.34 465 32 28 400 0.1
377 17.79 73.4 1.79 1.4 12.69 0.4 667 23 28 53 68
486 13.8 44.3 31.9 6.4 22.6 3.83 46 115 3.08 460 0.1
346 14.71 65.44 5.88 7.4 31.62 1.47 195 368 6.62 412 88.2
379 13.86 70.12 4.82 3.2 9.61 1.15 680 146 2.75 347 0.7
108 1.79 24.01 0.2 1 0.03 0.02 19 4 0.14 4 0
20 1.2 4.35 0.2 1.1 2.02 0.02 3 20 0.36 139 12
290 10.26 4.17 25.76 0 - 7.666 1090 99 1.09 152 0
320 12 2.42 28.73 0 0 9.769 911 12 0.75 179 0
375 5.3 88 3.4 9.3 41.7 1.8 469 10 15.5 117 52
526 0.6 0 59.17 0 0 10.042 700 21 0 30 0.1
680 0.96 0.57 74.85 0 0.57 11.7 635 8 0.21 20 0
130 0.37 35.06 0.47 1.1 29.13 0.054 811 3 0.87 25 1
213 15.97 17.4 8.89 0 16.71 4.32 26000 60 1 446 0
249.3 7.74 45.18 3.87 2.88 0.279 0.864 516.6 81.9 2.439 102.6 0
268 11.05 35.28 9.2 1.1 4.04 4.136 284 123 2.81 221 0
338 8.2 69.39 3.1 1.7 0.25 0.695 545 23 3.92 88 0
446 8.5 71.86 15.64 6.9 0.61 2.43 564 9 1.67 278 0
545 4.62 55.38 35.28 2.9 0.76 8.643 400 17 0.8 637 1.2
236 1.42 40.77 7.51 3.2 21.76 1.816 6 6 0.62 507 -
309 1.5 49.17 11.81 3.5 3.63 3.69 2 4 0.67 482 3.4
583 0.14 0.14 64.63 0 0 16.69 646 - - 28 -
583 0.14 0.14 64.63 0 0 16.69 646 - - 28 -
82 0.8 11.3 3.92 2.2 3.73 2.45 692 36 0.15 37 0.2
100 0.1 26.1 0.1 1 13.8 0 47 4 0.29 45 1.7
38 0.75 9.41 0.04 1.2 8.25 0.004 5 12 0.27 136 33.9`,
];
/** The mark of the foods in that order. */
export const FOOD_ORDER = "1qywyg7";
