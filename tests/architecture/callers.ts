import type { Module } from './modules.ts'

/** What only tests ask, and why it stays all the same. */
export const noCaller: Readonly<Record<string, string>> = {
  'src/domain/checkIns/lifecycle.ts: pendingOf': 'For the pages of check-ins, which are to come.',
  'src/domain/checkIns/lifecycle.ts: completedOf': 'For the pages of check-ins, which are to come.',
  'src/domain/checkIns/lifecycle.ts: templatesOf': 'For the pages of check-ins, which are to come.',
  'src/domain/praise/access.ts: mayReadPraise': 'PostgreSQL finds what is read; a test compares it with this.',
  'src/domain/reviews/access.ts: visibleAnswers': 'PostgreSQL reads them; a test compares it with this.',
  'src/domain/reviews/cycles/progress.ts: stepOf':
    'PostgreSQL counts them and filters by them; a test compares it with this.',
  'src/domain/reviews/lifecycle.ts: statusOf': 'PostgreSQL says it in the row; a test compares it with this.',
  'src/domain/employees/teams.ts: myTeam': 'PostgreSQL finds the team; a test compares it with this.',
  'src/domain/home/news/occasions.ts: occasionsOf': 'PostgreSQL tells it of everybody; a test compares it with this.',
  'src/domain/orgChart/membership.ts: chartMembers': 'PostgreSQL builds the chart; a test compares it with this.',
}

const exported = /^export (?:const|(?:async )?function\*?) (\w+)/gm
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')

/** `src/domain/x.ts: name`, of each value that no other file of the product takes and its own does not use. */
export const askedByNobody = (rules: ReadonlyArray<Module>, product: ReadonlyArray<Module>): ReadonlyArray<string> => {
  const taken = new Set(
    product.flatMap(({ imports }) => imports.flatMap(({ to, names }) => names.map((name) => `${to}: ${name}`))),
  )
  return rules.flatMap(({ path, source }) => {
    const code = withoutComments(source)
    const isUsedHere = (name: string) => [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1
    return [...source.matchAll(exported)]
      .map(([, name = '']) => name)
      .filter((name) => !taken.has(`${path}: ${name}`) && !taken.has(`${path}: *`) && !isUsedHere(name))
      .map((name) => `${path}: ${name}`)
  })
}
