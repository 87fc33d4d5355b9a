import { auditGateway } from '../infra/gateways/audit.gateway.ts'
import { saveFile } from '../infra/saveFile.ts'
import { auditMachine } from '../machines/audit/audit.machine.ts'
import type { AuditPorts, LoadPage } from '../machines/audit/audit.ports.ts'
import { entryPagesMachine } from '../machines/audit/entryPages.machine.ts'
import { provided } from '../machines/kit/port.ts'
import { pages } from '../ui/audit/group.tsx'
import { areaOf } from './manifest.ts'

/** The audit area, loaded with the audit page or the first timeline. */
export const auditArea = ({ loadTrail, loadTimeline, exportTrail }: AuditPorts) =>
  auditMachine.provide({
    actors: { trail: pagesOf(loadTrail), timeline: pagesOf(loadTimeline), exportTrail: provided(exportTrail) },
  })

const pagesOf = (loadPage: LoadPage) => entryPagesMachine.provide({ actors: { loadPage: provided(loadPage) } })

/** Loaded with the audit page, or when somebody opens a timeline. */
export const area = areaOf({
  pages,
  machine: ({ run }) => auditArea(auditGateway(run, saveFile)),
})
