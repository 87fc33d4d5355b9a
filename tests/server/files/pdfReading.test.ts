/** A PDF is looked into in one way, whatever it is sent as: the rows of what is refused stand with the policies. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument as Composed, PDFName, PDFString } from '@cantoo/pdf-lib'
import { Effect, Result } from 'effect'
import PDFDocument from 'pdfkit'
import { describe, expect, it, test } from 'vitest'
import { letter } from '../../../src/server/demo/onePage.ts'
import { accepted as acceptedDocument } from '../../../src/server/employees/documents/acceptance.ts'
import { accepted as acceptedPolicy } from '../../../src/server/policies/files/acceptance.ts'
import { aPdf, packedObjects } from '../kit/pdf.ts'

const asDocument = async (bytes: Uint8Array): Promise<string> => {
  const looked = await Effect.runPromise(acceptedDocument(bytes, 'certificate.pdf'))
  if (Result.isFailure(looked)) return looked.failure
  return Buffer.from(looked.success.bytes).equals(bytes) ? 'taken as it is' : 'changed'
}
const asPolicy = async (bytes: Uint8Array): Promise<string> => {
  const looked = await Effect.runPromise(acceptedPolicy(bytes, 'policy.pdf'))
  return Result.isFailure(looked) ? looked.failure : 'taken as it is'
}

type Sheet = InstanceType<typeof PDFDocument>

const drawn = (draw: (sheet: Sheet) => void, options: ConstructorParameters<typeof PDFDocument>[0] = {}) =>
  new Promise<Buffer>((resolve) => {
    const sheet = new PDFDocument({ pdfVersion: '1.7', ...options })
    const pieces: Array<Buffer> = []
    sheet.on('data', (piece: Buffer) => pieces.push(piece))
    sheet.on('end', () => resolve(Buffer.concat(pieces)))
    draw(sheet)
    sheet.end()
  })

const link = 'https://example.com/policy'

/** As newer programs write them: everything packed away, with links and fields on the page. */
const composed = async (): Promise<Buffer> => {
  const sheet = await Composed.create()
  const page = sheet.addPage()
  page.drawText('Read the policy')
  const annotation = sheet.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [0, 0, 100, 20],
    A: { Type: 'Action', S: 'URI', URI: PDFString.of(link) },
  })
  page.node.set(PDFName.of('Annots'), sheet.context.obj([sheet.context.register(annotation)]))
  sheet.getForm().createTextField('name').addToPage(page)
  return Buffer.from(await sheet.save({ useObjectStreams: true }))
}

describe('what people send every day', () => {
  const kinds: ReadonlyArray<readonly [string, () => Promise<Buffer>]> = [
    ['the smallest letter', async () => Buffer.from(letter('Offer', ['Dear Eve']))],
    ['a page printed by a browser, with links', () => readFile(join(import.meta.dirname, 'samples/chromium.pdf'))],
    [
      'one with a link and a place to go to',
      () => drawn((sheet) => sheet.text('Policy', { link }).text('End', { goTo: 'end', destination: 'end' })),
    ],
    [
      'a form to fill in, without programs',
      () =>
        drawn((sheet) => {
          sheet.font('Helvetica').initForm()
          sheet.formText('name', 10, 10, 200, 20).formCheckbox('agrees', 10, 50, 20, 20)
        }),
    ],
    ['one whose objects are packed away', composed],
  ]
  test.each(kinds)('%s is taken', { timeout: 60_000 }, async (_, make) => {
    const bytes = await make()
    expect([await asDocument(bytes), await asPolicy(bytes)]).toEqual(['taken as it is', 'taken as it is'])
  })

  it('what only its author may change is a document, but nothing to agree to', { timeout: 60_000 }, async () => {
    const bytes = await drawn((sheet) => sheet.text('First aid, level 2'), { ownerPassword: 'x' })
    expect([await asDocument(bytes), await asPolicy(bytes)]).toEqual(['taken as it is', 'passwordProtected'])
  })
})

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const address = '<< /S /URI /URI (https://example.com) >>'

test.each([
  ['a program that runs when it is opened', aPdf({ catalog: `/OpenAction ${script}` }), 'activeContent'],
  ['a program packed away', aPdf({ objects: [packedObjects({ 12: script })] }), 'activeContent'],
  ['a program written in numbers', aPdf({ objects: ['<< /S /Java#53cript /J#53 (1) >>'] }), 'activeContent'],
  ['a program of the machine', aPdf({ objects: ['<< /S /Launch /F (cmd.exe) >>'] }), 'activeContent'],
  ['a file inside', aPdf({ catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' }), 'hiddenContent'],
  ['an address that opens by itself', aPdf({ catalog: `/OpenAction ${address}` }), 'leadsElsewhere'],
  ['a way into another file', aPdf({ objects: ['<< /S /GoToR /F (other.pdf) >>'] }), 'leadsElsewhere'],
  ['nothing anybody could open', Buffer.from('%PDF-1.4\n%%EOF\n'), 'unreadable'],
  [
    'its objects packed in a way nobody reads',
    aPdf({ objects: ['<< /Type /ObjStm /Filter /FlateDecode /Length 3 >>\nstream\nabc\nendstream'] }),
    'unreadable',
  ],
])('with %s it is refused, as a document and as a policy', { timeout: 60_000 }, async (_, bytes, problem) => {
  expect([await asDocument(bytes), await asPolicy(bytes)]).toEqual([problem, problem])
})

test('a PDF that wants a password is no document either', { timeout: 60_000 }, async () => {
  expect(await asDocument(await drawn((sheet) => sheet.text('Secret'), { userPassword: 'x' }))).toBe(
    'passwordProtected',
  )
})
