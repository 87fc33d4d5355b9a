import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { PermissionAction } from '../../../src/domain/permissions/nouns.ts'
import type { PolicyImage } from '../../../src/domain/policies/content/nouns.ts'
import { policyEditorMachine } from '../../../src/machines/policies/policyEditor.machine.ts'
import { publishingProblems } from '../../../src/machines/policies/policyPublishing.machine.ts'
import { imageUpload, policyWritingMachine } from '../../../src/machines/policies/policyWriting.machine.ts'
import { max } from '../../fixtures/people.ts'
import { anImage, imageOf, noImages } from '../../fixtures/policyImages.ts'
import { aDocument, aDraft } from '../../fixtures/policyTexts.ts'
import { giving, held, unreachable } from '../ports.ts'

const of = { id: aDocument().id }

const withVerbs = (...actions: ReadonlyArray<PermissionAction>) => ({
  features: [{ featureId: 'companyPoliciesManage' as const, actions }],
  roles: [],
})

describe('Images on their way into the text', () => {
  const theImages = (...verbs: ReadonlyArray<PermissionAction>) => {
    const upload = held<{ subject: object; files: ReadonlyArray<File> }, ReadonlyArray<PolicyImage>>()
    const loaded = policyEditorMachine.provide({
      actors: { loadPolicy: giving(aDocument()), recallText: giving(null) },
    })
    const images = imageUpload.machine.provide({ actors: { upload: upload.logic } })
    const actor = createActor(policyWritingMachine.provide({ actors: { editor: loaded, images } }), {
      input: { person: max, privileges: withVerbs(...verbs), images: noImages },
    })
    const arrived: Array<unknown> = []
    actor.on('images.arrived', (event) => arrived.push(event.images))
    actor.start()
    actor.send({ type: 'document.opened', id: of.id })
    return { actor, upload, arrived, at: () => actor.getSnapshot().children.images?.getSnapshot() }
  }
  const png = new File(['1'], 'image.png', { type: 'image/png' })

  it('those that were pasted go at once, to the policy that is written', async () => {
    const { actor, upload, arrived, at } = theImages('Modify')
    actor.send({ type: 'images.asked', files: [png] })
    expect(upload.asked.at(-1)).toMatchObject({ subject: of, files: [png] })
    await upload.give([anImage()])
    expect([arrived, at()]).toEqual([[[anImage()]], undefined])
  })

  it('the others once they are chosen; what fails keeps its files and can be tried again', async () => {
    const { actor, upload, arrived, at } = theImages('Modify')
    actor.send({ type: 'images.asked', files: [] })
    expect([at()?.value, upload.asked]).toEqual(['choosing', []])
    actor.send({ type: 'images.asked', files: [png] })
    await upload.refuse(unreachable)
    expect([at()?.value, at()?.context.files]).toEqual(['failed', [png]])
    actor.getSnapshot().children.images?.send({ type: 'upload.asked' })
    await upload.give([anImage()])
    expect(arrived).toEqual([[anImage()]])
  })

  it('what is no image, or too large, is not sent', () => {
    const { actor, upload, at } = theImages('Modify')
    actor.send({ type: 'images.asked', files: [new File(['1'], 'clip.gif')] })
    expect([at()?.context.problem, upload.asked]).toEqual([expect.stringContaining('clip.gif'), []])
  })

  it('left, there is none; and somebody who may not change the policy is not asked', () => {
    const left = theImages('Modify')
    left.actor.send({ type: 'images.asked', files: [] })
    left.actor.getSnapshot().children.images?.send({ type: 'upload.left' })
    expect([left.at(), left.arrived]).toEqual([undefined, []])
    const without = theImages('Use')
    without.actor.send({ type: 'images.asked', files: [png] })
    expect([without.at(), without.upload.asked]).toEqual([undefined, []])
  })
})

describe('Publishing', () => {
  const problems = (...alts: ReadonlyArray<string | null>) => {
    const content = { type: 'doc' as const, content: alts.map((alt, at) => imageOf(at + 1, { alt })) as never }
    const document = aDocument({ draft: aDraft({ content }) })
    return publishingProblems({ document, outcome: 'substantive', note: 'Because' }).images
  }

  it('waits until every image says what it shows, or that it decorates; it is said which', () => {
    expect([problems('A ladder', ''), problems('A ladder', null), problems(null, '', null)]).toEqual([
      undefined,
      expect.stringMatching(/^Image 2 has no alternative text/),
      expect.stringMatching(/^Images 1 and 3 have no alternative text/),
    ])
  })
})
