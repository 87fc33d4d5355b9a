/** Position templates as a file says them: a template a line, under the labels of its fields. */
import { stateOf } from './lifecycle.ts'
import { type TemplateText, templateFields, textNames } from './template.fields.ts'
import { csvWording, stateNames } from './wording.ts'

interface WrittenTemplate extends TemplateText {
  readonly title: string
  readonly department: string | null
  readonly isArchived: boolean
  readonly heldBy: number
}

const { fields } = templateFields

export const templateCsvHeaders: ReadonlyArray<string> = [
  fields.title.label,
  fields.department.label,
  csvWording.state,
  csvWording.heldBy,
  ...textNames.map((name) => fields[name].label),
]

export const templateCsvRow = (template: WrittenTemplate): ReadonlyArray<string> => [
  template.title,
  template.department ?? '',
  stateNames[stateOf(template)],
  String(template.heldBy),
  ...textNames.map((name) => template[name]),
]
