import * as Result from 'effect/Result'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { type NodeDraft, nodeFields } from '../../domain/orgChart/node.fields.ts'
import type { OrgChartPerson } from '../../domain/orgChart/nouns.ts'
import { wording } from '../../domain/orgChart/wording.ts'
import { recordForm } from '../kit/recordForm.ts'
import type { LoadTheirs, SaveRecord } from '../kit/recordFormShape.ts'
import type { OrgChartPorts } from './orgChart.ports.ts'

/** The person as saved; the chart, where it had to be read to lay theirs beside. */
export interface NodeEdited {
  readonly person: OrgChartPerson | null
  readonly people: ReadonlyArray<OrgChartPerson> | null
}

/** The form of what stands on a node (`kit/recordForm.machine.ts`), in a dialog over the chart. */
export const nodeForm = recordForm<NodeDraft, OrgChartPerson, null, NodeEdited>({
  id: 'nodeForm',
  ...nodeFields,
  messages: { failed: wording.nodeFailed },
  isDialog: true,
})

/** Provides the form's ports. */
export const savingNode =
  ({ updateNode }: Pick<OrgChartPorts, 'updateNode'>): SaveRecord<NodeDraft, OrgChartPerson, null, NodeEdited> =>
  async ({ id, base, draft }, signal) => {
    const { version } = base as OrgChartPerson
    const change = { version, ...nodeFields.toSaved(draft) }
    return Result.map(await updateNode({ id: id as EmployeeId, change }, signal), (person) => ({
      person,
      people: null,
    }))
  }

/** There is no call for one node: the chart is read, and the person found in it. */
export const loadingNode =
  ({ loadChart }: Pick<OrgChartPorts, 'loadChart'>): LoadTheirs<OrgChartPerson, null, NodeEdited> =>
  async ({ id }, signal) =>
    Result.map(await loadChart(undefined, signal), (people) => ({
      record: people.find((one) => one.id === id) ?? null,
      answer: { person: null, people },
    }))
