import { editorWording } from '../../domain/policies/editorWording.ts'
import { messages } from '../../domain/policies/messages.ts'
import { policyEditorGateway } from '../../infra/gateways/policies/editor.gateway.ts'
import { policyImages } from '../../infra/gateways/policies/policyImages.ts'
import { saveFile } from '../../infra/saveFile.ts'
import { keptTexts } from '../../infra/storage/keptTexts.ts'
import { provide } from '../../machines/kit/port.ts'
import { failingAs } from '../../machines/policies/failingAs.ts'
import { policyAutosaveMachine } from '../../machines/policies/policyAutosave.machine.ts'
import { policyBeginningMachine, policyUpload } from '../../machines/policies/policyBeginning.machine.ts'
import { fileReplacement, policyEditorMachine } from '../../machines/policies/policyEditor.machine.ts'
import type { PolicyEditorPorts } from '../../machines/policies/policyEditor.ports.ts'
import { policyFileMachine } from '../../machines/policies/policyFile.machine.ts'
import { policyPublishingMachine } from '../../machines/policies/policyPublishing.machine.ts'
import { loadingSettings, policySettingsForm, savingSettings } from '../../machines/policies/policySettingsForm.ts'
import { imageUpload, policyWritingMachine } from '../../machines/policies/policyWriting.machine.ts'
import { templateUpdateMachine } from '../../machines/policies/templateUpdate.machine.ts'
import { areaOf } from '../manifest.ts'

/** The pages on which policies are written, loaded with the first of them: their machines with their ports provided. */
export const policyEditorArea = (ports: PolicyEditorPorts) => {
  const { loadPolicy, saveDraft, keepText, forgetText, recallText, reviewPolicy, createPolicy } = provide(ports)
  const { loadTemplates, useTemplate, compareTemplate, updateToTemplate, loadFile, saveFile } = provide(ports)
  const autosave = policyAutosaveMachine.provide({
    actors: { saveDraft, loadTheirs: loadPolicy, keepText, forgetText },
  })
  const settings = policySettingsForm.provide({
    save: savingSettings(ports.changeSettings),
    loadTheirs: loadingSettings(ports.loadPolicy),
  })
  const editor = policyEditorMachine.provide({
    actors: {
      autosave,
      publishing: policyPublishingMachine.provide({ actors: { reviewPolicy } }),
      settings,
      replacement: fileReplacement.provide(failingAs(messages.fileNotReplaced, ports.replaceFile)),
      file: policyFileMachine.provide({ actors: { loadFile, saveFile } }),
      loadPolicy,
      recallText,
    },
  })
  const beginning = policyBeginningMachine.provide({
    actors: {
      upload: policyUpload.provide(failingAs(messages.notUploaded, ports.uploadPolicy)),
      createPolicy,
      loadTemplates,
      useTemplate,
    },
  })
  return policyWritingMachine.provide({
    actors: {
      beginning,
      images: imageUpload.provide(failingAs(editorWording.imagesNotUploaded, ports.uploadImages)),
      editor,
      settings,
      update: templateUpdateMachine.provide({ actors: { compareTemplate, updateToTemplate } }),
    },
  })
}

/** Loaded when somebody begins to write a policy. */
export const area = areaOf({
  machine: ({ run, tenant }) =>
    policyEditorArea(policyEditorGateway(run, tenant.id, keptTexts(window.indexedDB), Date.now, saveFile)),
  input: ({ actor, run }) => ({
    person: actor.employeeId,
    privileges: actor.privileges,
    images: policyImages(run, URL),
  }),
})
