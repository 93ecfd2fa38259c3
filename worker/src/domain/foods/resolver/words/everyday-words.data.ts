/** Praise, origin, packing and the like: what sellers and cooks say of a food and what leaves it the food that it is. */
export const EVERYDAY_QUALITIES =
  `real genuine proper decent everyday artisan artisanal rustic superfine stoneground refined unrefined storebought prewashed
  bagged boxed starchy flavorful flavourful delicious sustainable sustainably pastured grassfed bleached unbleached pasteurized
  pasteurised excellent budget value generic untrimmed thinnish largish smallish imported domestic additional remaining tepid
  gourmet standard ordinary basic normal packaged prepackaged homegrown fatty backyard greenhouse hydroponic farmhouse petite colossal
  waxy floury fragrant aromatic tasty unwaxed hothouse farmed kosher halal any more boiling ethical ethically
  shahi royal amber single slab crustless caught harvested foraged raised reared fed finished butcher butchers family economy mammoth giant hefty meaty
  thickest thinnest freshest ripest recipe heat steamable microwaveable resealable squeezable squeezy spreadable pourable barrel vintage
  estate reserve unfiltered filtered chunky knobbly knobby leafy stalky bushy frilly curly crinkle crinkled straight uncut unsliced
  unwashed unshelled blanching stewing slicing carving californian sicilian tuscan scotch jersey cornish supermarket dayboat`;

/** Set phrases of the same kind; a space in them may be a hyphen in the line. */
export const EVERYDAY_PHRASES: readonly string[] =
  `nice big,nice and ripe,ice cold,icy cold,stone ground,hand cut,hand torn,hand picked,hand crushed,hand grated,hand chopped,rough chopped,
  centre cut,center cut,triple washed,twice washed,double washed,high quality,top quality,highest quality,good sized,decent sized,
  responsibly sourced,ethically sourced,locally sourced,locally grown,farm fresh,market fresh,garden fresh,certified organic,
  non gmo,gmo free,ultra pasteurized,ultra pasteurised,room temp,at room temp,blemish free,de veined,de seeded,de boned,de stemmed,
  fist sized,palm sized,egg sized,walnut sized,golf ball sized,early season,new season,in season,late season,all natural,
  additive free,preservative free,chemical free,nitrate free,nitrite free,hormone free,pesticide free,air chilled,water chilled,
  well marbled,shelf stable,long life,uht,vac packed,vac pac,ready prepared,pre packaged,pre prepared,pre made,tops on,root on,
  roots on,leaves on,leaf on,stem on,stems on,tail on,tail off,tails on,tails off,bone out,skin off,farm raised,ocean raised,
  line caught,pole caught,day boat,diver caught,diver,dry packed,dry pack,previously frozen,flash frozen,individually frozen,
  individually quick frozen,iqf,semi hard,dry aged,wet aged,sushi grade,sashimi grade,home grown,home baked,best quality you can find,
  the best you can find,best you can find,your favorite,your favourite,set aside,broken up,
  made up,in a dry pan,in a dry skillet,in a pan,in the oven,on a box grater,with a box grater,with a microplane,on a microplane,
  half inch,quarter inch,one inch,super fresh,super ripe,very ripe,really ripe,super soft,really good,very good,really fresh,
  if you can get it,if you can find it,if you can find them,if you have it,if you have some,if available,when in season,
  to your liking,to your taste,according to taste,as you like,as desired,full fat,full cream,blunt end,heads off,no skin,no bones,leaves and tender stems,leaves and stems,leaves and stalks,stalks and leaves,stems and leaves,and tender stems,
  and soft stems,al gusto,nach geschmack,au gout,quanto basta,a gosto,as per taste,as per your taste,
  quick cooking,quick cook,fast cooking,easy cook,one minute,keep the liquid,reserve the liquid,liquid reserved,well fermented,very fermented,extra virgin,all natural style,small batch,single serve,single serving,single origin,cave aged,cellar aged,extra mature,extra sharp,extra ripe,oven ready,ready to cook,bone dry,soft ripe,well rinsed,well stirred,expeller pressed,cold pressed,live culture,live active,probiotic,tightly packed,firmly packed,loosely packed,lightly packed,fork tender,about to turn,day olds,yesterdays,last nights,kept warm,kept cold,straight from the fridge,from the fridge,fridge cold,cold from the fridge`
    .split(",")
    .map((phrase) => phrase.trim());
