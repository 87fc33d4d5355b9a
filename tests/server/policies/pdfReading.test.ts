import { Effect, Result } from 'effect'
import { describe, expect, it, test } from 'vitest'
import { accepted } from '../../../src/server/policies/files/acceptance.ts'
import { aPdf, packedObjects } from '../kit/pdf.ts'
import { aZip } from '../kit/zip.ts'

const judged = async (bytes: Uint8Array, name = 'policy.pdf') => {
  const looked = await Effect.runPromise(accepted(bytes, name))
  return Result.isSuccess(looked) ? looked.success.pages : looked.failure
}

describe('§ 7 existingDocument: one PDF and nothing beside it', () => {
  test.each([
    ['of one page', aPdf(), 1],
    ['of 500 pages', aPdf({ pages: 500 }), 500],
    ['of as many pages as there may be', aPdf({ pages: 1_000 }), 1_000],
    [
      'with objects packed away that do nothing',
      aPdf({ objects: [packedObjects({ 12: '<< /Title (Policy) >>' })] }),
      1,
    ],
    ['that opens at a place', aPdf({ catalog: '/OpenAction [20 0 R /XYZ null null 0]' }), 1],
    ['that opens on its last page', aPdf({ catalog: '/OpenAction << /S /Named /N /LastPage >>' }), 1],
    ['that leads on from page to page', aPdf({ catalog: '/OpenAction << /S /GoTo /D (end) >> /AA << >>' }), 1],
    ['with a link', aPdf({ objects: ['<< /S /URI /URI (https://example.com) >>'] }), 1],
    ['with a word on its pages that names a program', aPdf({ text: 'JavaScript and Launch' }), 1],
  ])('a PDF %s is taken, and its pages counted', async (_, bytes, pages) => {
    expect(await judged(bytes)).toBe(pages)
  })

  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
  test.each([
    ['with a program that runs when it is opened', aPdf({ catalog: `/OpenAction ${script}` }), 'activeContent'],
    [
      'with a program in its list of names',
      aPdf({ catalog: `/Names << /JavaScript << /Names [(a) ${script}] >> >>` }),
      'activeContent',
    ],
    ['with a program that no page speaks of', aPdf({ objects: [script] }), 'activeContent'],
    [
      'with a program whose name is written in numbers',
      aPdf({ objects: ['<< /S /Java#53cript /J#53 (1) >>'] }),
      'activeContent',
    ],
    ['with a program packed away', aPdf({ objects: [packedObjects({ 12: script })] }), 'activeContent'],
    ['that starts another program', aPdf({ objects: ['<< /S /Launch /F (cmd.exe) >>'] }), 'activeContent'],
    ['that sends a form', aPdf({ objects: ['<< /S /SubmitForm /F (https://example.com) >>'] }), 'activeContent'],
    [
      'that opens an address by itself',
      aPdf({ catalog: '/OpenAction << /S /URI /URI (https://example.com) >>' }),
      'leadsElsewhere',
    ],
    [
      'that opens an address it speaks of elsewhere, packed away and written in numbers',
      aPdf({
        catalog: '/Open#41ction 12 0 R',
        objects: [packedObjects({ 12: '<< /S /U#52I /URI (https://example.com) >>' })],
      }),
      'leadsElsewhere',
    ],
    [
      'that opens an address after a place',
      aPdf({ catalog: '/OpenAction << /S /GoTo /D (a) /Next [<< /S /URI /URI (https://example.com) >>] >>' }),
      'leadsElsewhere',
    ],
    [
      'that opens an address when it is closed',
      aPdf({ catalog: '/AA << /WC << /S /URI /URI (https://example.com) >> >>' }),
      'leadsElsewhere',
    ],
    [
      'that leads into another file',
      aPdf({ objects: ['<< /S /GoToR /F (other.pdf) /D [0 /Fit] >>'] }),
      'leadsElsewhere',
    ],
    ['that leads into a file inside', aPdf({ objects: ['<< /S /GoToE /T << /R /C >> >>'] }), 'hiddenContent'],
    ['with a film', aPdf({ objects: ['<< /Subtype /RichMedia >>'] }), 'hiddenContent'],
    ['that brings data into a form', aPdf({ objects: ['<< /S /ImportData /F (a.fdf) >>'] }), 'activeContent'],
    ['with a file inside', aPdf({ catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' }), 'hiddenContent'],
    [
      'with a file inside that does not say it is one',
      aPdf({
        catalog: '/AF [<< /F (evil.exe) /EF << /F 10 0 R >> >>]',
        objects: ['<< /Length 2 >>\nstream\nMZ\nendstream'],
      }),
      'hiddenContent',
    ],
    [
      'with a file pinned to its page, packed away',
      aPdf({
        objects: [packedObjects({ 12: '<< /Subtype /FileAttachment /FS << /F (a) /EF%\n13 0 R >> >>' }), '<< >>'],
      }),
      'hiddenContent',
    ],
    ['that reads on in another file', aPdf({ objects: ['<< /S /Thread /F (other.pdf) /D 0 >>'] }), 'leadsElsewhere'],
    ['with a body that runs a program', aPdf({ objects: ['<< /Type /3D /OnInstantiate 11 0 R >>'] }), 'activeContent'],
    ['that is an archive too', Buffer.concat([aPdf(), aZip(['a.js'])]), 'hiddenContent'],
    ['that goes on after its end', Buffer.concat([aPdf(), Buffer.from('MZ\x90\0')]), 'hiddenContent'],
    [
      'that is a page of the web too',
      Buffer.concat([Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>\n'), aPdf()]),
      'hiddenContent',
    ],
    ['behind the beginning of another file', Buffer.concat([Buffer.from('GIF89a'), aPdf()]), 'contentDiffers'],
    ['of more pages than anybody reads', aPdf({ pages: 1_001 }), 'tooManyPages'],
    ['of its first line alone', Buffer.from('%PDF-1.7\n'), 'unreadable'],
    ['cut off', aPdf({ pages: 3 }).subarray(0, 60), 'unreadable'],
    ['without a page', aPdf({ pages: 0 }), 'unreadable'],
    ['that is a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'contentDiffers'],
    ['of nothing', Buffer.alloc(0), 'empty'],
    ['of a byte too many', Buffer.concat([aPdf(), Buffer.alloc(10_000_001 - aPdf().length)]), 'tooLarge'],
  ])('a PDF %s is refused', async (_, bytes, problem) => {
    expect(await judged(bytes)).toBe(problem)
  })

  it('a PDF by content with another name is refused', async () => {
    expect(await judged(aPdf(), 'policy.docx')).toBe('unsupportedType')
    expect(await judged(aPdf(), 'policy.pdf.exe')).toBe('unsupportedType')
  })

  it('a PDF of exactly ten megabytes is taken', async () => {
    expect(await judged(Buffer.concat([aPdf(), Buffer.alloc(10_000_000 - aPdf().length)]))).toBe(1)
  })

  test.each([
    ['for opening it', { userPassword: 'x' }],
    ['for printing it', { ownerPassword: 'x' }],
  ])('a PDF protected with a password %s is refused', async (_, passwords) => {
    const { default: PDFDocument } = await import('pdfkit')
    const bytes = await new Promise<Buffer>((resolve) => {
      const sheet = new PDFDocument({ pdfVersion: '1.7', ...passwords })
      const pieces: Array<Buffer> = []
      sheet.on('data', (piece: Buffer) => pieces.push(piece))
      sheet.on('end', () => resolve(Buffer.concat(pieces)))
      sheet.text('Secret').end()
    })
    expect(await judged(bytes)).toBe('passwordProtected')
  })
})
