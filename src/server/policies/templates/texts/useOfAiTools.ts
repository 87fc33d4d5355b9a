import type { Block } from '../../../../domain/policies/content/nouns.ts'
import { part, points, policy, say, section, steps } from '../writing.ts'

const beginning: readonly [Block, ...ReadonlyArray<Block>] = [
  section('Purpose'),
  say(
    'Tools that write, summarise, translate, draw and answer questions can save hours. They can also be confidently wrong, and what is typed into them may be kept by somebody else. This policy lets us use them without harming customers, colleagues or ourselves.',
  ),
]

const never: Block = points(
  'information about people: names with anything else, health, pay, performance, pictures of faces',
  'customers’ plans, prices, contracts, alarm codes and addresses',
  'our passwords, keys, bank details and unpublished figures',
)

const responsible: ReadonlyArray<Block> = [
  section('You stay responsible'),
  points(
    'Check every fact, figure, name, standard and calculation against a source. If you cannot check it, do not use it.',
    'What goes out under your name is yours, whoever drafted it.',
    'Do not present as your own experience or inspection what a tool made up.',
    'Respect the rights of others: do not ask for work in the manner of a living artist or copy whole texts.',
  ),
]

const questions: ReadonlyArray<Block> = [
  section('If something goes wrong'),
  steps(
    'Tell your manager at once if something went in that should not have, or something wrong went out.',
    'Keep the conversation with the tool; do not delete it.',
    'The privacy officer decides within a day whether anybody must be told.',
  ),
  section('Questions'),
  say('Ask IT. The list of approved tools stands on the intranet and is reviewed every three months.'),
]

export const useOfAiTools1 = policy(
  ...beginning,
  section('What you may do'),
  points(
    'Use the approved tools, signed in with your work account, for drafts, summaries, translations and ideas.',
    'Ask IT to approve another tool; it takes about a week.',
  ),
  section('What never goes in'),
  never,
  ...responsible,
  section('Decisions about people'),
  say('No tool decides who is hired, promoted, rostered, warned or dismissed. People do.'),
  ...questions,
)

/** The second version: note-takers in meetings, saying that a tool was used, and agents that act on their own. */
export const useOfAiTools2 = policy(
  ...beginning,
  section('What you may do'),
  points(
    'Use the approved tools, signed in with your work account, for drafts, summaries, translations and ideas.',
    'Ask IT to approve another tool; it takes about a week.',
    'Say so when a customer asks whether a text or picture was made with a tool, and always when it matters to their decision.',
  ),
  part('Note-takers in meetings'),
  say(
    'Only when **everybody present has agreed**, and never in conversations about health, performance, complaints or pay. The notes are checked by a person and the recording is deleted within seven days.',
  ),
  section('What never goes in'),
  never,
  ...responsible,
  section('Tools that act'),
  say(
    'A tool that sends, books, buys, changes records or runs programs on its own needs the approval of IT and of the owner of the data, an account of its own with no more rights than the task needs, and a person who confirms each step that cannot be undone.',
  ),
  section('Decisions about people'),
  say(
    'No tool decides, ranks or recommends who is hired, promoted, rostered, warned or dismissed. People do, and can say why.',
  ),
  ...questions,
)
