import * as Result from 'effect/Result'
import type { HrDocumentId, TenantId } from '../../../domain/kernel/ids.ts'
import type { PolicyImage } from '../../../domain/policies/content/nouns.ts'
import { titleOfFile } from '../../../domain/policies/writing.ts'
import type { KeptText, OfText, PolicyEditorPorts } from '../../../machines/policies/policyEditor.ports.ts'
import { fetchWithProgress } from '../../http/fetchWithProgress.ts'
import type { Run } from '../../http/run.ts'
import type { KeptTexts } from '../../storage/keptTexts.ts'
import { policyFileBytes } from './policyFileBytes.ts'

export const policyEditorGateway = (
  run: Run,
  tenantId: TenantId,
  texts: KeptTexts,
  now: () => number,
  save: (content: Blob, name: string) => void,
): PolicyEditorPorts => {
  const keyOf = ({ person, id }: OfText): string => `policyText/${tenantId}/${person}/${id}`
  // What arrived before another file failed is not sent again.
  const sent = new WeakMap<File, { readonly id: HrDocumentId; readonly image: PolicyImage }>()
  return {
    loadPolicy: (params, signal) => run('hrDocuments', 'read', { params, signal }),
    createPolicy: ({ policy }, signal) => run('hrDocuments', 'create', { payload: policy, signal }),
    saveDraft: ({ change, ...params }, signal) => run('hrDocuments', 'saveDraft', { params, payload: change, signal }),
    reviewPolicy: ({ review, ...params }, signal) => run('hrDocuments', 'review', { params, payload: review, signal }),
    changeSettings: ({ change, ...params }, signal) =>
      run('hrDocuments', 'changeSettings', { params, payload: change, signal }),
    uploadPolicy: ({ subject: { id, type }, files, progressed }, signal) => {
      const [file] = files as readonly [File]
      return run('hrDocumentFiles', 'addExisting', {
        payload: formWith(file, { id, type: String(type), title: titleOfFile(file.name) }),
        signal,
        fetch: fetchWithProgress(progressed),
      })
    },
    replaceFile: ({ subject: { id, draftVersion }, files, progressed }, signal) => {
      const [file] = files as readonly [File]
      return run('hrDocumentFiles', 'replaceFile', {
        params: { id },
        payload: formWith(file, draftVersion === null ? {} : { version: String(draftVersion) }),
        signal,
        fetch: fetchWithProgress(progressed),
      })
    },
    uploadImages: async ({ subject: { id }, files, progressed }, signal) => {
      const images: Array<PolicyImage> = []
      for (const [at, file] of files.entries()) {
        const before = sent.get(file)
        const answer =
          before?.id === id
            ? Result.succeed(before.image)
            : await run('hrDocumentFiles', 'addImage', {
                params: { id },
                payload: formWith(file, {}),
                signal,
                fetch: fetchWithProgress((fraction) => progressed((at + fraction) / files.length)),
              })
        if (Result.isFailure(answer)) return Result.fail(answer.failure)
        sent.set(file, { id, image: answer.success })
        images.push(answer.success)
      }
      return Result.succeed(images)
    },
    loadFile: (of, signal) => policyFileBytes(run, of, signal),
    saveFile: async (of, signal) =>
      Result.map(await policyFileBytes(run, of, signal), (content) => save(content, of.name)),
    loadTemplates: (_, signal) => run('marketplace', 'hrDocumentTemplates', { signal }),
    useTemplate: ({ use, ...params }, signal) =>
      run('hrDocumentFiles', 'useTemplate', { params, payload: use, signal }),
    compareTemplate: async (params, signal) => {
      const [document, comparison] = await Promise.all([
        run('hrDocuments', 'read', { params, signal }),
        run('hrDocumentFiles', 'compareTemplate', { params, signal }),
      ])
      if (Result.isFailure(document)) return Result.fail(document.failure)
      return Result.map(comparison, (comparison) => ({ document: document.success, comparison }))
    },
    updateToTemplate: ({ update, ...params }, signal) =>
      run('hrDocumentFiles', 'updateToTemplate', { params, payload: update, signal }),
    recallText: async (of) => {
      const kept = await texts.recall(keyOf(of))
      return Result.succeed(isKeptText(kept) ? kept : null)
    },
    keepText: async ({ text, ...of }) => {
      await texts.keep(keyOf(of), { ...text, keptUtc: new Date(now()).toISOString() })
      return Result.succeed(undefined)
    },
    forgetText: async (of) => {
      await texts.forget(keyOf(of))
      return Result.succeed(undefined)
    },
  }
}

const formWith = (file: File, fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData()
  // Fields first: the server knows what it is about before it reads the file.
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file)
  return form
}

/** What a browser keeps may be of an older release. */
const isKeptText = (content: unknown): content is KeptText => {
  const { heading, content: text, draftVersion, keptUtc } = (content ?? {}) as Partial<KeptText>
  return (
    typeof heading?.title === 'string' &&
    typeof heading.category === 'string' &&
    (text === null || text?.type === 'doc') &&
    (draftVersion === null || typeof draftVersion === 'number') &&
    typeof keptUtc === 'string'
  )
}
