/**
 * Words of the pregnant and of people with a weakened immune system, in the languages that the lexicon reads; beginnings
 * of words, compared without case and accents. Slips of the keyboard stand among them.
 */
export const FRAIL_WORDS = `
pregn[ae]n|pregan[ct]|pregnate|pregnn?t|pregnacy|pergnan|prengan|pregent|pregnet|prenant|preggo|preggers|preggy|preg\\b|\\d+ (?:weeks|wks|months) along
expecting|expectant|with child|in the family way|mum[- ]to[- ]be|mom[- ]to[- ]be|mother[- ]to[- ]be|baby on the way|bun in the oven|gravid|gestat|gestaci|gestaca|antenatal|prenatal|(?:first|second|third|1st|2nd|3rd) trimester|trying to conceive|ttc\\b
schwanger|erwarte (?:ein|unser)|in anderen umstanden|werdende mutter|ssw\\b|schwangr
enceinte|enceint\\b|grossesse|femme gravide|attends un (?:bebe|enfant)|future maman
embara[zsc]|embarz|encinta|en estado\\b(?! (?:crudo|solido|liquido|natural))|en cinta|esperando un bebe|prenada
incinta|gravidanza|in attesa|dolce attesa|gestant
gravidez|gravida|gestacao|esperando bebe|buchuda
zwanger|in verwachting
gravid|raskaan|rask(?:aus|aana)|odottava
w ciazy|ciaz|ciezarn|jestem przy nadziei|brzemienn
hamile|gebe\\b|gebey|gebel|gebeyim
terhes|varandos|kismama
tehotn|tehotens|insarcinat|gravide|graviditat|gravida
trudna\\b|trudnic|trudnoc|noseca|bremenn|nosec
nescia|nestumas|grutnie|rase(?:da|das)
hamil\\b|mengandung|bunting|buntis|mjamzito|mang thai|co thai|co bau|ba bau|mang bau|bau bi|thai ky|thai phu|dang bau|co em be
беремен|вагітн|бременн|бременна|цяжарн|в положении|жду реб|жду мал|трудна|трудниц|жүкті|ҳомила
εγκυ|εγκυμοσυν|κυοφορ|περιμενω παιδι
妊娠|妊婦|にんしん|にんぷ|身ごも|懐妊|マタニティ|怀孕|懷孕|孕妇|孕婦|有孕|孕期|怀了|懷了|孕中|备孕|備孕|有喜|身孕|孕妈|孕媽|大肚婆
임신|임산부|임부|산모|아기를 가
حامل|(?<!لحم )(?<!لحم ال)حمل|حبلى|باردار|حاملگی|آبستن|بارداری
בהריון|הריון|בהיריון|היריון|הרה(?![א-ת])|הרתה|מעוברת
गर्भ|गर्भवती|गर्भावस्था|प्रेग्नेंट|प्रेगनेंट|पेट से हूँ|गरोदर|গর্ভ|கர்ப்ப|గర్భ|ਗਰਭ|ગર્ભ
ตั้งครรภ์|ครรภ์|คนท้อง|ท้อง(?!เสีย|อืด|ผูก|ฟ้า|ถิ่น|ทะเล|ร่วง)|มีน้อง
immun(?:e|o)?[- ]?(?:compromi|suppress|defici)|weak(?:ened)? immun|low immunity|immunschw|immunsupp|immunodep|immunodef|immunocomp|inmunodep|inmunosup|inmunocomp|imunodep|imunossup|immundef
chemo|chimio|quimio|kemo|transplant|trasplant|transplantat|leuk[ae]?emi|lymphoma|neutropeni|hiv\\b|aids\\b|dialysis|cirrhosis|splenectom|no spleen
химиотерап|иммунодефицит|трансплант|化疗|化療|免疫力低|免疫低下|免疫不全|器官移植|臓器移植|抗がん剤|항암|면역저하|이식|كيماوي|نقص المناعة|כימותרפיה|מדוכא חיסון|χημειοθεραπ|ανοσοκατασταλ|कीमोथेरेपी|เคมีบำบัด|hoa tri|kemoterapi|bagisiklik
`;

/** Words that say of flesh that it is eaten raw, whatever else the steps do. */
export const RAW_WORDS = `
eaten raw|eat raw|serve raw|served raw|eat it raw|serve it raw|left raw|stays raw|stay raw|raw inside|raw in the (?:middle|center|centre)|raw middle|raw center|raw centre
sashimi|ceviche|seviche|cebiche|tartare?(?! sauce)|carpaccio|crudo|crudos|lime[- ]cured|citrus[- ]cured|sushi[- ]grade|sashimi[- ]grade
(?:medium[- ])?rare(?! treat)|pink in the (?:middle|center|centre)|pink (?:center|centre|middle)|blue steak|black and blue|bleu steak
tataki|gravlax|gravad lax|gravadlax|gravlaks|graved lachs|graavilohi|aguachiles?|tiraditos?|kinilaw|kilawin|kelaguen|hinava|umai|lomi[- ]lomi|koi pla|goi ca|ika mata|ota ika|kokoda|poisson cru|oka i'a|hoedeopbap|yukhoe|yookhwe|yuk hoe|namero|ika somen|e'?ia ota|pescado crudo|pesce crudo|peixe cru|rohe[rs]? (?:fisch|lachs|thunfisch|fleisch|hack[a-z]*)|hackepeter|mett\\b|mettbrotchen|kibbe?h? na[iy]+eh?|kitfo|cig kofte|larb dip|gored gored|filet americain|basashi|torisashi|chee koefte|stroganina|raw bar|rakfisk|matjes
(?:oysters?|clams?|scallops?|urchins?) on the half[- ]shell|shucked oysters|freshly shucked|huitres? crues?|ostras crudas
in (?:the )?(?:lime|lemon|citrus|lime and orange)(?: juice)? until (?:it is |they are |the fish is |just )?(?:opaque|white|firm|cooked)|cooked? in (?:the )?(?:lime|lemon|citrus)(?: juice)?|lime juice cooks|juice (?:will )?cooks? the|acid cooks
刺身|さしみ|サシミ|たたき|タタキ|タルタル(?!ソース)|カルパッチョ|ユッケ|生魚|生鱼|生魚片|生鱼片|鱼生|魚生|生蚝|生蠔|生腌|醉虾|육회|물회|생선회|회덮밥|사시미|сашими|карпаччо|севиче|строганин|тартар(?! соус)|татаки|гравлакс|ساشيمي|كبة نية|كيبة نية|סשימי|קרפצ'ו|סביצ'ה|טרטר|טאטאקי|σασιμι|καρπατσιο|ταρταρ|σεβιτσε|ซาชิมิ|ก้อย|ลาบดิบ|แซลมอนดิบ|กุ้งแช่น้ำปลา|साशिमी|goi ca song|bo tai|tai chanh
`;

/** Dishes and words that are raw unless the steps cook what is in them. */
export const RAW_DISHES = `
raw (?:fish|salmon|tuna|beef|meat|lamb|scallops?|shrimps?|prawns?|oysters?|clams?|shellfish|mackerel|bass|sea bass|hamachi|yellowtail|trout|fillets?|slices)
sushi|nigiri|niguiri|maki|makizushi|hosomaki|futomaki|uramaki|temaki|hand[- ]rolls?|gunkan|chirashi|chirashizushi|poke|poké|ahi bowl|california rolls?|rainbow rolls?|spicy tuna rolls?|oysters with mignonette|mignonette|cured (?:fish|salmon|trout|beef|tuna)|salt[- ]cured|beet[- ]cured|half[- ]shell|suesi|susi
寿司|鮨|すし|握り|にぎり|ちらし|海鮮丼|手巻|巻き|海鲜丼|生食|초밥|김초밥|суши|роллы|нигири|סושי|סושׁי|سوشي|σουσι|ซูชิ|सुशी
`;
