/** Why a policy cannot be brought up to its template (§ 4 a new version may be available). The sentences are ours. */
export type TemplateRefusal = 'noTemplate' | 'noText' | 'isLatest' | 'templateChanged'

export const templateDenials: Readonly<Record<TemplateRefusal, string>> = {
  noTemplate: 'This policy did not come from a template.',
  noText: 'This policy is an uploaded file now: there is no text to compare with the template’s.',
  isLatest: 'This policy has the template’s newest text already.',
  templateChanged: 'The template has changed once more in the meantime. Compare again.',
}
