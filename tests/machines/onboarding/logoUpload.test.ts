import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { LOGO_MAX_BYTES } from '../../../src/domain/onboarding/logo.ts'
import { logoUploadMachine } from '../../../src/machines/onboarding/logoUpload.machine.ts'
import { breaking, held, refused, settled, unreachable } from '../ports.ts'

const png = new File(['png'], 'logo.png', { type: 'image/png' })
const svg = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })
const cropped = new File(['cut'], 'logo.png', { type: 'image/png' })

const anUpload = () => {
  const upload = held<{ logo: File }, string>()
  const actor = createActor(logoUploadMachine.provide({ actors: { uploadLogo: upload.logic } }), {})
  const toasts: Array<string> = []
  actor.on('toast', ({ text }) => toasts.push(text))
  actor.start()
  const at = () => actor.getSnapshot()
  const choose = (...files: ReadonlyArray<File>) => {
    actor.send({ type: 'files.offered', files })
    actor.send({ type: 'upload.asked' })
  }
  const uploadCropped = () => {
    choose(png)
    actor.send({ type: 'crop.confirmed', image: cropped })
  }
  return { actor, upload, toasts, at, choose, uploadCropped }
}

describe('2.5-01, 5-10 the uploader accepts image files only', () => {
  it.each<[string, ReadonlyArray<File>, string]>([
    ['a PDF', [new File(['x'], 'logo.pdf')], 'logo.pdf is not an accepted file type. Accepted: PNG, JPG, SVG.'],
    ['an empty file', [new File([], 'logo.png')], 'logo.png is empty.'],
    ['one byte too much', [new File([new Uint8Array(LOGO_MAX_BYTES + 1)], 'big.png')], 'big.png is larger than 2 mb.'],
    ['two at once', [png, svg], 'Only one file can be uploaded'],
  ])('and not %s', (_, files, problem) => {
    const { upload, at, choose } = anUpload()
    choose(...files)
    expect([at().value, at().context.files, at().context.problem, upload.asked]).toEqual(['choosing', [], problem, []])
  })

  it('exactly as large as is allowed is taken', () => {
    const { at, choose } = anUpload()
    choose(new File([new Uint8Array(LOGO_MAX_BYTES)], 'big.png'))
    expect(at().value).toBe('cropping')
  })

  it('a refused offer leaves what was chosen before; it can be taken away', () => {
    const { actor, at } = anUpload()
    actor.send({ type: 'files.offered', files: [png] })
    actor.send({ type: 'files.offered', files: [new File(['x'], 'a.txt')] })
    expect(at().context.files).toEqual([png])
    actor.send({ type: 'file.removed' })
    expect([at().context.files, at().context.problem]).toEqual([[], null])
    actor.send({ type: 'upload.asked' })
    expect(at().value).toBe('choosing')
  })
})

describe('2.5-02, 2.5-03 a crop step follows, which SVG files skip', () => {
  it('a PNG is cropped, and what is cut out is sent', () => {
    const { actor, upload, at, choose } = anUpload()
    choose(png)
    expect([at().value, upload.asked.length]).toEqual(['cropping', 0])
    actor.send({ type: 'crop.confirmed', image: cropped })
    expect([at().hasTag('busy'), upload.asked]).toEqual([true, [{ logo: cropped }]])
  })

  it('an SVG is sent as it is', () => {
    const { upload, at, choose } = anUpload()
    choose(svg)
    expect([at().value, upload.asked]).toEqual(['uploading', [{ logo: svg }]])
  })

  it('one step back leads to the choice, with the file still chosen', () => {
    const { actor, at, choose } = anUpload()
    choose(png)
    actor.send({ type: 'step.returned' })
    expect([at().value, at().context.files]).toEqual(['choosing', [png]])
  })

  it('a file that only calls itself an image is refused when it cannot be shown', () => {
    const { actor, at, choose } = anUpload()
    choose(png)
    actor.send({ type: 'crop.failed' })
    expect([at().value, at().context.files, at().context.problem]).toEqual([
      'choosing',
      [],
      'This image cannot be read. Choose another.',
    ])
  })
})

describe('8-61 the upload', () => {
  it("closes on success with the new address and 'Logo uploaded successfully'", async () => {
    const { upload, toasts, at, uploadCropped } = anUpload()
    uploadCropped()
    await upload.give('/logos/new')
    expect([at().status, at().output, toasts]).toEqual(['done', '/logos/new', ['Logo uploaded successfully']])
  })

  it("stays open on failure, says why and 'Failed to upload logo', and sends the same crop again", async () => {
    const { actor, upload, toasts, at, uploadCropped } = anUpload()
    uploadCropped()
    await upload.refuse(unreachable)
    expect([at().value, at().context.refusal, toasts]).toEqual([
      'failed',
      'The server cannot be reached. Check your connection and try again.',
      ['Failed to upload logo'],
    ])
    actor.send({ type: 'retry.asked' })
    expect([upload.asked[1]?.logo, at().context.refusal]).toEqual([cropped, null])
  })

  it.each([
    ['a PNG', png, 'cropping'],
    ['an SVG', svg, 'choosing'],
  ])('goes a step back from the failure of %s', async (_, file, step) => {
    const { actor, upload, at, choose } = anUpload()
    choose(file)
    actor.send({ type: 'crop.confirmed', image: cropped })
    await upload.refuse(refused('unsafe_svg', 422))
    actor.send({ type: 'step.returned' })
    expect(at().value).toBe(step)
  })

  it('is not left or asked twice while it is under way', () => {
    const { actor, upload, at, uploadCropped } = anUpload()
    uploadCropped()
    actor.send({ type: 'dialog.cancelled' })
    actor.send({ type: 'upload.asked' })
    actor.send({ type: 'crop.confirmed', image: cropped })
    expect([at().value, upload.asked.length]).toEqual(['uploading', 1])
  })

  it('survives a bug', async () => {
    const actor = createActor(logoUploadMachine.provide({ actors: { uploadLogo: breaking() } }), {}).start()
    actor.send({ type: 'files.offered', files: [svg] })
    actor.send({ type: 'upload.asked' })
    await settled()
    expect(actor.getSnapshot().context.refusal).toContain('Something went wrong')
  })

  it.each(['choosing', 'cropping', 'failed'] as const)('gives nothing when it is cancelled while %s', async (step) => {
    const { actor, upload, at, choose, uploadCropped } = anUpload()
    if (step === 'cropping') choose(png)
    if (step === 'failed') {
      uploadCropped()
      await upload.refuse(unreachable)
    }
    expect(at().value).toBe(step)
    actor.send({ type: 'dialog.cancelled' })
    expect([at().status, at().output]).toEqual(['done', null])
  })
})
