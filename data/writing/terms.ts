/**
 * A word that documents and the texts of the shell do not use.
 * `avoid`: a regular expression for whole words, in any case unless `isExact`. `write`: what to write instead. `except`: where the word is
 * right.
 */
export type Term = { avoid: string; write: string; except?: string; isExact?: true };

/** Who is meant. */
export const users: readonly Term[] = [
  { avoid: 'visitors?', write: '"user", or "you" for who writes code' },
  { avoid: 'people', write: '"users", or who they are: "developers", "the MUI X team"' },
  { avoid: 'persons?', write: '"user", or who it is' },
  { avoid: 'readers?', write: '"you" or "user"', except: 'screen[- ]readers?' },
  { avoid: 'makers?', write: '"the MUI X team"' },
];

/** One word per concept, the one of the API; and no figures of speech that only read as translated. */
export const terms: readonly Term[] = [
  // What users do
  { avoid: 'picks?|picked|picking', write: '"select" or "choose"' },
  { avoid: 'unfolds?|unfolded|unfolding', write: '"expand"' },
  { avoid: 'folds?|folded|folding', write: '"collapse"' },
  { avoid: 'ticked|untick(?:s|ed|ing)?', write: '"selected", "select" or "clear"' },
  {
    avoid: 'box(?:es)?',
    write: '"checkbox", "field", "container" or "area"',
    except:
      '(?:text|list|bounding|select|combo|dialog|search|flex|content|border|CSS|alert) box(?:es)?|box (?:model|plots?|shadows?|sizing)',
  },

  // What components do
  {
    avoid: 'draws?|drawn|drawing|drew',
    write: '"render", "show" or "display"',
    except: 'drawing areas?',
  },
  {
    avoid: 'stands?|stood|standing',
    write: '"is", "appears" or the place itself',
    except: 'stand(?:s|ing)? (?:for|out)|stand-?alone',
  },
  { avoid: 'lies|lie|lying', write: '"is"' },
  { avoid: 'tells?|told|telling', write: '"set", "specify", "show" or "distinguish"' },
  { avoid: 'speaks?|spoken|speaking', write: '"refer to" or "announce"' },
  { avoid: 'asks|(?:is|are|was|were|be|been) asked', write: '"requests", "requires" or "calls"' },
  {
    avoid: 'hand(?:s|ed|ing)? (?:\\S+ )?(?:over|on|out)',
    write: '"pass" or "return"',
  },
  {
    avoid: 'travel(?:s|led|ed|ling|ing)? (?:on|up|too|through|further)',
    write: '"bubble" or "propagate"',
  },
  { avoid: 'goes away|go away|went away', write: '"disappears" or "is removed"' },
  { avoid: 'g[ia]ves? way', write: '"is replaced by" or "disappears"' },
  {
    avoid: '(?:is|are|was|were|not|components?|parts?) concerned',
    write: '"is affected" or "affected"',
  },
  { avoid: 'an own', write: '"your own", "its own" or "a custom"' },
  { avoid: 'takes? it (?:when|if|for|where)', write: '"use it when"' },
  { avoid: 'which (?:one )?to take', write: '"which one to use"' },
  { avoid: 'computed,? not written', write: '"generated"' },
  { avoid: 'mends?|mended|mending', write: '"fix"' },
  { avoid: 'all the same', write: '"still" or "anyway"' },
  { avoid: 'amiss', write: '"wrong"' },
  { avoid: 'in vain', write: '"without effect"' },
  { avoid: 'shall', write: '"must", "should" or the plain present' },
  {
    avoid: 'there(?:by|in|of|upon)|where(?:by|upon|in)|here(?:by|in)',
    write: 'a sentence of its own',
  },
  { avoid: 'mails?', write: '"email"' },
  { avoid: 'ids', write: '"IDs"', isExact: true },

  // Plain words
  { avoid: 'simply|obviously|easily|of course', write: 'nothing: leave it out' },
  { avoid: 'please', write: 'nothing: leave it out' },
  { avoid: 'note that', write: 'nothing: leave it out, or use :::note' },
  { avoid: 'in order to', write: '"to"' },
  { avoid: "it is possible to|it's possible to", write: '"you can"' },
  { avoid: 'utili[sz]e[sd]?|utili[sz]ing', write: '"use"' },
  { avoid: 'e\\.g\\.', write: '"for example" or "such as"' },
  { avoid: 'i\\.e\\.', write: '"that is"' },
  { avoid: 'etc\\.?', write: '"and so on", or the rest of the list' },
  { avoid: 'whilst', write: '"while"' },
  { avoid: 'amongst', write: '"among"' },
  { avoid: 'towards', write: '"toward"' },
  { avoid: 'afterwards', write: '"afterward" or "then"' },
];

/** American English: the spelling of the API. */
export const spellings: readonly Term[] = [
  { avoid: 'licen[c]e[ds]?|licencing', write: '"license"' },
  { avoid: 'practise[ds]?|practising', write: '"practice"' },
  { avoid: 'defence|offence|pretence', write: '"defense", "offense" or "pretense"' },
  {
    avoid:
      '(?:colou|behaviou|favou|honou|neighbou|labou|humou|flavou|harbou|rumou|vapou|endeavou|armou)r\\w*',
    write: 'the same with "or": "color", "behavior", "favorite", "honor", "neighbor"',
  },
  { avoid: '(?:re|en)?centre[ds]?|centring', write: '"center"' },
  {
    avoid: '(?:milli|centi|kilo)?metres?|(?:milli)?litres?|theatres?|fibres?',
    write: '"meter", "liter", "theater" or "fiber"',
  },
  { avoid: 'grey(?:ed|s|ish)?', write: '"gray"' },
  {
    avoid:
      '(?:cancel|label|travel|model|signal|channel|level|total|tunnel|marshal|fuel|dial)l(?:ed|ing|er|ers)',
    write: 'a single l: "canceled", "labeling", "modeled"',
  },
  { avoid: 'fulfil|fulfils|enrol|enrols|instal|instals|skilful', write: 'a double l: "fulfill"' },
  { avoid: 'focuss(?:ed|es|ing)', write: '"focused" or "focusing"' },
  {
    avoid:
      '(?:un|re|de)?(?:author|canonical|capital|categor|central|character|critic|custom|digit|emphas|equal|external|familiar|final|formal|general|harmon|initial|internal|ital|linear|local|material|maxim|memo|minim|mobil|modern|modular|neutral|normal|optim|organ|parametr|personal|polar|popular|priorit|random|real|recogn|sanit|serial|special|stabil|standard|summar|symbol|synchron|token|virtual|visual)is(?:e[ds]?|ing|ers?|ations?|able)',
    write: 'the ending with z: "customize", "virtualization"',
  },
  {
    avoid: 'analys(?:e[ds]?|ing|ers?)|paralys(?:e[ds]?|ing)|catalys(?:e[ds]?|ing)',
    write: 'the ending with z: "analyze"',
    except: 'analyses',
  },
  { avoid: 'catalogue[ds]?|dialogues?|analogues?', write: '"catalog", "dialog" or "analog"' },
  { avoid: 'programmes?', write: '"program"' },
  { avoid: 'artefacts?', write: '"artifact"' },
  { avoid: 'judgements?', write: '"judgment"' },
  { avoid: 'ageing', write: '"aging"' },
  { avoid: 'learnt|spelt|burnt|dreamt|leant', write: 'the ending "ed": "learned"' },
  {
    avoid: 'tyres?|cheques?|aluminium|jewellery|aeroplanes?|sceptical|moulds?|storeys?',
    write:
      'the American word: "tire", "check", "aluminum", "jewelry", "airplane", "skeptical", "mold", "story"',
  },
];

/** Headings by which nothing is found. */
export const headings: readonly Term[] = [
  {
    avoid: 'next|next pages?|read on|go on|going on|further reading|where to go (?:next|from here)',
    write: '"Next steps"',
  },
  {
    avoid: 'look|looks|hooks|ways in|\\w+ ways in|what it gives you|have a say|more|other things',
    write: 'what a user types into the search: "Change the styles (sx)"',
  },
];
