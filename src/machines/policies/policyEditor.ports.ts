import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId, HrDocumentId, ItemId } from '../../domain/kernel/ids.ts'
import type { InstantUtc } from '../../domain/kernel/nouns.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import type { PolicyContent, PolicyImage } from '../../domain/policies/content/nouns.ts'
import type { PolicyHeading } from '../../domain/policies/heading.fields.ts'
import type {
  HrDocument,
  HrDocumentType,
  NewPolicy,
  PolicyDraftChange,
  PolicyReview,
  PolicySettingsChange,
} from '../../domain/policies/nouns.ts'
import type {
  PolicyTemplate,
  TemplateComparison,
  TemplateUpdate,
  TemplateUse,
} from '../../domain/policies/templates/nouns.ts'
import type { UploadFiles } from '../kit/fileUpload.machine.ts'
import type { Port } from '../kit/port.ts'
import type { OfPolicy, PolicyPorts } from './policies.ports.ts'

/** What was typed and has not arrived at the server, as this browser keeps it. */
export interface KeptText {
  readonly heading: PolicyHeading
  readonly content: PolicyContent | null
  /** The draft's it was typed over; null when there was none. */
  readonly draftVersion: number | null
  readonly keptUtc: InstantUtc
}

/** Whose it is: a browser may have several users. */
export interface OfText extends OfPolicy {
  readonly person: EmployeeId
}

export interface EditorInput extends OfText, Pick<Actor, 'privileges'> {}

/** A policy from a template, beside the template's newest version. */
export interface Compared {
  readonly document: HrDocument
  readonly comparison: TemplateComparison
}

export interface NewFile {
  readonly type: HrDocumentType
  readonly id: HrDocumentId
}

export interface FileReplacement extends OfPolicy {
  /** Null while there is no draft. */
  readonly draftVersion: number | null
}

export type PolicyEditorPorts = {
  loadPolicy: Port<OfPolicy, HrDocument, Failure>
  createPolicy: Port<{ readonly policy: NewPolicy }, HrDocument, Failure>
  saveDraft: Port<OfPolicy & { readonly change: PolicyDraftChange }, HrDocument, Failure>
  reviewPolicy: Port<OfPolicy & { readonly review: PolicyReview }, HrDocument, Failure>
  changeSettings: Port<OfPolicy & { readonly change: PolicySettingsChange }, HrDocument, Failure>
  uploadPolicy: UploadFiles<NewFile, HrDocument>
  uploadImages: UploadFiles<OfPolicy, ReadonlyArray<PolicyImage>>
  replaceFile: UploadFiles<FileReplacement, HrDocument>
  /** Version 0 is the draft. */
  loadFile: PolicyPorts['loadFile']
  saveFile: PolicyPorts['saveFile']
  loadTemplates: Port<void, ReadonlyArray<PolicyTemplate>, Failure>
  useTemplate: Port<{ readonly templateId: ItemId; readonly use: TemplateUse }, HrDocument, Failure>
  compareTemplate: Port<OfPolicy, Compared, Failure>
  updateToTemplate: Port<OfPolicy & { readonly update: TemplateUpdate }, HrDocument, Failure>
  recallText: Port<OfText, KeptText | null, never>
  keepText: Port<OfText & { readonly text: Omit<KeptText, 'keptUtc'> }, void, never>
  forgetText: Port<OfText, void, never>
}
