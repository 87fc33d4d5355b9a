/** Words for writing a position template down in code. */
import type { TemplateText } from '../../../domain/positionTemplates/nouns.ts'

type Written = {
  readonly [Name in keyof TemplateText]: Name extends 'description' | 'purpose' ? string : ReadonlyArray<string>
}

const lines = (said: string | ReadonlyArray<string>): string => (typeof said === 'string' ? said : said.join('\n'))

/** Each line of a part is a point of it. */
export const position = (written: Written): TemplateText =>
  Object.fromEntries(
    Object.entries<string | ReadonlyArray<string>>(written).map(([name, said]) => [name, lines(said)]),
  ) as unknown as TemplateText
