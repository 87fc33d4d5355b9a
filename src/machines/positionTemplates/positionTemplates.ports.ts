import type { Failure } from '../../domain/kernel/failure.ts'
import type { ItemId } from '../../domain/kernel/ids.ts'
import type {
  GlobalPositionTemplate,
  GlobalPositionTemplateHistory,
  PositionGaps,
  PositionHolder,
  PositionRequirements,
  PositionsGiven,
  PositionsTakenBack,
  PositionTemplate,
  RequirementsChange,
  TemplateAssigned,
  TemplateUpgrade,
  TemplateUse,
  TemplateVersion,
} from '../../domain/positionTemplates/nouns.ts'
import type { TemplateContent } from '../../domain/positionTemplates/template.fields.ts'
import type { Port } from '../kit/port.ts'
import type { TemplateDownload } from './readings.ts'

type OfVersion = { readonly id: ItemId; readonly version: number }

/** § 7 Position templates. */
export interface PositionTemplatePorts {
  /** Those that are archived among them. */
  readonly loadTemplates: Port<void, ReadonlyArray<PositionTemplate>, Failure>
  readonly addTemplate: Port<{ readonly id: ItemId } & TemplateContent, PositionTemplate, Failure>
  readonly saveTemplate: Port<
    { readonly id: ItemId; readonly change: { readonly version: number } & TemplateContent },
    PositionTemplate,
    Failure
  >
  readonly removeTemplate: Port<OfVersion, void, Failure>
  readonly archiveTemplate: Port<OfVersion, PositionTemplate, Failure>
  readonly unarchiveTemplate: Port<OfVersion, PositionTemplate, Failure>
  readonly adoptTemplate: Port<{ readonly globalId: ItemId; readonly use: TemplateUse }, PositionTemplate, Failure>
  readonly upgradeTemplate: Port<{ readonly id: ItemId; readonly upgrade: TemplateUpgrade }, PositionTemplate, Failure>
  readonly assignTemplate: Port<{ readonly id: ItemId; readonly given: TemplateAssigned }, PositionsGiven, Failure>
  readonly requireOfHolders: Port<
    { readonly id: ItemId; readonly asked: RequirementsChange },
    PositionTemplate,
    Failure
  >
  readonly loadChoices: Port<object, PositionRequirements, Failure>
  readonly loadHolders: Port<{ readonly id: ItemId }, ReadonlyArray<PositionHolder>, Failure>
  readonly loadVersions: Port<{ readonly id: ItemId }, ReadonlyArray<TemplateVersion>, Failure>
  readonly loadGaps: Port<object, ReadonlyArray<PositionGaps>, Failure>
  readonly takeBack: Port<{ readonly id: ItemId }, PositionsTakenBack, Failure>
  readonly loadGlobals: Port<object, ReadonlyArray<GlobalPositionTemplate>, Failure>
  readonly loadGlobal: Port<{ readonly id: ItemId }, GlobalPositionTemplateHistory, Failure>
  readonly download: Port<TemplateDownload, void, Failure>
}
