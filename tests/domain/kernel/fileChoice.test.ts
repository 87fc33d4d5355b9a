import { describe, expect, it, test } from 'vitest'
import {
  acceptedEndings,
  type FileRule,
  fileHint,
  fileProblem,
  isImage,
  problemSentence,
  withOffered,
} from '../../../src/domain/kernel/fileChoice.ts'

const logo: FileRule = { kinds: ['image'], maxBytes: 2_000_000 }
const documents: FileRule = { kinds: ['pdf'], maxBytes: 10_000_000, multiple: true }
const file = (name: string, size = 1_000, lastModified = 1) => ({ name, size, lastModified })
const names = (files: ReadonlyArray<{ readonly name: string }>) => files.map(({ name }) => name)

describe('One file only where multiple is not allowed (§ 2.6)', () => {
  it('takes the one', () =>
    expect(withOffered(logo, [], [file('a.png')])).toEqual({ files: [file('a.png')], problem: null }))
  it('takes a later one in its place', () =>
    expect(names(withOffered(logo, [file('a.png')], [file('b.png')]).files)).toEqual(['b.png']))
  it("takes none of two, keeps what was chosen and says 'Only one file can be uploaded'", () => {
    const { files, problem } = withOffered(logo, [file('a.png')], [file('b.png'), file('c.png')])
    expect(names(files)).toEqual(['a.png'])
    expect(problem && problemSentence(logo, problem)).toBe('Only one file can be uploaded')
  })
  it('keeps what was chosen when the offer is refused', () =>
    expect(withOffered(logo, [file('a.png')], [file('b.pdf')])).toEqual({
      files: [file('a.png')],
      problem: { because: 'wrongType', name: 'b.pdf' },
    }))
  it('an offer of nothing changes nothing', () =>
    expect(withOffered(logo, [file('a.png')], [])).toEqual({ files: [file('a.png')], problem: null }))
})

describe('Several files where that is allowed', () => {
  it('stand behind each other', () =>
    expect(names(withOffered(documents, [file('a.pdf')], [file('b.pdf'), file('c.pdf')]).files)).toEqual([
      'a.pdf',
      'b.pdf',
      'c.pdf',
    ]))
  it('the good ones are taken, and the first that is not is named', () =>
    expect(withOffered(documents, [], [file('a.exe'), file('b.pdf'), file('c.pdf', 0)])).toEqual({
      files: [file('b.pdf')],
      problem: { because: 'wrongType', name: 'a.exe' },
    }))
  it('the same file twice is one; another of the same name is another', () =>
    expect(withOffered(documents, [file('a.pdf')], [file('a.pdf'), file('a.pdf', 2_000)]).files).toHaveLength(2))
})

test.each([
  ['logo.png', 1, null],
  ['LOGO.JPEG', 2_000_000, null],
  ['logo.svg', 2_000_001, 'tooLarge'],
  ['logo.jpg', 0, 'empty'],
  ['logo.gif', 1, 'wrongType'],
  ['logo.png.exe', 1, 'wrongType'],
  ['png', 1, 'wrongType'],
  ['', 1, 'wrongType'],
])('an image of at most 2 mb: "%s" with %i bytes is %s', (name, size, because) =>
  expect(fileProblem(logo, file(name, size))?.because ?? null).toBe(because),
)

test.each([
  ['tooLarge', 'a.pdf is larger than 10 mb.'],
  ['wrongType', 'a.pdf is not an accepted file type. Accepted: PDF.'],
  ['empty', 'a.pdf is empty.'],
  ['onlyOne', 'Only one file can be uploaded'],
] as const)('%s is said as "%s"', (because, sentence) =>
  expect(problemSentence(documents, { because, name: 'a.pdf' })).toBe(sentence),
)

test.each([
  [logo, 'PNG, JPG, SVG, at most 2 mb', '.png,.jpg,.jpeg,.svg'],
  [documents, 'PDF, at most 10 mb each', '.pdf'],
  [{ kinds: ['csv'], maxBytes: 500_000 } satisfies FileRule, 'CSV, at most 500 kb', '.csv'],
  [{ kinds: ['pdf', 'csv'], maxBytes: 5_000_000 } satisfies FileRule, 'PDF, CSV, at most 5 mb', '.pdf,.csv'],
])('the hint and the chooser go by the kinds: %o', (rule, hint, endings) => {
  expect(fileHint(rule)).toBe(hint)
  expect(acceptedEndings(rule.kinds)).toBe(endings)
})

test('an image is shown, a drawing too', () => {
  expect([isImage({ name: 'a.JPG' }), isImage({ name: 'a.svg' }), isImage({ name: 'a.pdf' })]).toEqual([
    true,
    true,
    false,
  ])
})
