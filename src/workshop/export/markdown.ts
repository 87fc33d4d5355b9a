import type { TestCase } from '../model/testCases.ts'

/** A checklist a tester can carry out and tick. */
export const markdown = (title: string, purpose: string, cases: ReadonlyArray<TestCase>): string =>
  [
    `# ${title}`,
    '',
    purpose,
    ...cases.flatMap(({ id, title: name, startsIn, steps }) => [
      '',
      `## ${id}: ${name}`,
      '',
      `Start: ${startsIn.join(', ')}`,
      '',
      '| | Step | What comes | Then | Proves |',
      '| --- | --- | --- | --- | --- |',
      ...steps.map(
        ({ does, reached, cases: proved }, index) =>
          `| ☐ | ${index + 1} | ${cell(does)} | ${cell(reached.join(', '))} | ${proved.join(' ')} |`,
      ),
    ]),
    '',
  ].join('\n')

const cell = (text: string): string => text.replace(/\|/g, '\\|')
