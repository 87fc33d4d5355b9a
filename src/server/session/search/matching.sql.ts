/** How a name or title is compared with what was typed, as SQL. */
import type { Fragment } from 'effect/sql/Statement'
import type { Sql } from '../../store/database.ts'

/** A word that was typed. */
export interface Word {
  /** As it was typed, and in Latin letters where it was in others. */
  readonly forms: ReadonlyArray<string>
  /** Names and titles in other letters that it means. */
  readonly meant: ReadonlyArray<string>
}

export interface Typed {
  readonly whole: string
  /** Each of them has to be found. */
  readonly words: ReadonlyArray<Word>
}

/** What is searched in a row. */
export interface Named {
  /** As it stands. */
  readonly said: string
  /** Folded, in a column. */
  readonly searched: string
  /** Where a name begins in the folded text; usually where that does. */
  readonly beginnings?: ReadonlyArray<string>
}

const anyOf = (sql: Sql, of: ReadonlyArray<Fragment>) => sql`(${sql.or(of)})`

const isMeantBy = (sql: Sql, { said }: Named, { meant }: Word): ReadonlyArray<Fragment> =>
  meant.length === 0 ? [] : [sql`${sql.literal(said)} = any(${meant}::text[])`]

export const holds = (sql: Sql, named: Named, word: Word) =>
  anyOf(sql, [
    ...word.forms.map((form) => sql`strpos(${sql.literal(named.searched)}, (select searchable(${form}))) > 0`),
    ...isMeantBy(sql, named, word),
  ])

/** A word of it begins so: at its own beginning, or after what parts words. Looked for in few rows: those that hold it. */
export const begins = (sql: Sql, named: Named, word: Word) => {
  const searched = sql.literal(named.searched)
  return sql`(${holds(sql, named, word)} and ${anyOf(sql, [
    ...word.forms.flatMap((form) => [
      sql`starts_with(${searched}, (select searchable(${form})))`,
      ...parting.map((mark) => sql`strpos(${searched}, (select ${mark} || searchable(${form}))) > 0`),
    ]),
    ...isMeantBy(sql, named, word),
  ])})`
}

const parting = [' ', '-', '(', '/'] as const

export const holdsAll = (sql: Sql, named: Named, { words }: Typed) =>
  sql.and(words.map((word) => holds(sql, named, word)))

/** 0: begins so; 1: its words begin so; 2: they are somewhere in it. */
export const rankOf = (sql: Sql, named: Named, { whole, words }: Typed) => {
  const { beginnings = [named.searched] } = named
  return sql`case
    when ${anyOf(
      sql,
      beginnings.map((text) => sql`starts_with(${sql.literal(text)}, (select searchable(${whole})))`),
    )} then 0
    when ${sql.and(words.map((word) => begins(sql, named, word)))} then 1
    else 2 end`
}
