/** Why a policy cannot be brought up to its template (§ 4 a new version may be available). The sentences are ours. */
export type TemplateRefusal = 'noTemplate' | 'noText' | 'isLatest' | 'templateChanged'

export const templateDenials: Readonly<Record<TemplateRefusal, string>> = {
  noTemplate: 'This policy did not come from a template.',
  noText: 'This policy is now an uploaded file, so its text cannot be compared with the template.',
  isLatest: 'This policy already has the template’s latest text.',
  templateChanged: 'The template has changed again. Compare again.',
}
