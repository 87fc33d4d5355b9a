import type { CheckInItem, CheckInRow, ItemSaved } from '../../../domain/checkIns/nouns.ts'
import type { Goal, NewGoal } from '../../../domain/goals/nouns.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type {
  CheckInId,
  EmployeeId,
  GoalId,
  ItemId,
  ReviewFileId,
  ReviewId,
  ReviewSubmitId,
} from '../../../domain/kernel/ids.ts'
import type {
  ActionSaved,
  AnswerSaved,
  PerformanceReview,
  PointSaved,
  ReviewActAsked,
  ReviewAction,
  ReviewAnswer,
  ReviewFile,
  ReviewPoint,
  ReviewUpdate,
  ScheduleUpdate,
  SubmitAsked,
} from '../../../domain/reviews/nouns.ts'
import type { UploadFiles } from '../../kit/fileUpload.machine.ts'
import type { Port } from '../../kit/port.ts'

export interface OfReview {
  readonly id: ReviewId
}

export interface OfFile extends OfReview {
  readonly file: { readonly id: ReviewFileId; readonly fileName: string }
}

/** The report as a file, by the name it gets. */
export interface OfReport extends OfReview {
  readonly report: string
}

interface OfItem {
  readonly id: CheckInId
  readonly itemId: ItemId
}

interface OfAction extends OfReview {
  readonly actionId: ItemId
}

/** What one review asks for, while it is written, discussed and read. */
export type ReviewPorts = {
  loadReview: Port<OfReview, PerformanceReview, Failure>
  saveReview: Port<OfReview & { readonly change: ReviewUpdate }, PerformanceReview, Failure>
  saveSchedule: Port<OfReview & { readonly change: ScheduleUpdate }, PerformanceReview, Failure>
  removeReview: Port<OfReview & { readonly version: number }, void, Failure>
  act: Port<OfReview & { readonly act: ReviewActAsked }, PerformanceReview, Failure>
  submit: Port<OfReview & { readonly submit: SubmitAsked }, PerformanceReview, Failure>
  saveAnswer: Port<
    OfReview & { readonly submitId: ReviewSubmitId; readonly itemId: ItemId; readonly answer: AnswerSaved },
    ReviewAnswer,
    Failure
  >
  savePoint: Port<OfReview & { readonly point: PointSaved }, ReviewPoint, Failure>
  removePoint: Port<OfReview & { readonly pointId: ItemId; readonly version: number }, void, Failure>
  saveAction: Port<OfAction & { readonly action: ActionSaved }, ReviewAction, Failure>
  removeAction: Port<OfAction & { readonly version: number }, void, Failure>
  addGoal: Port<{ readonly id: EmployeeId; readonly goal: NewGoal }, Goal, Failure>
  removeGoal: Port<{ readonly id: EmployeeId; readonly goalId: GoalId; readonly version: number }, void, Failure>
  /** Those that are planned with somebody, the next first. */
  loadCheckIns: Port<{ readonly person: EmployeeId }, ReadonlyArray<CheckInRow>, Failure>
  saveItem: Port<OfItem & { readonly item: ItemSaved }, CheckInItem, Failure>
  removeItem: Port<OfItem & { readonly version: number }, void, Failure>
  /** Answers all files of the review that one may read. */
  addFiles: UploadFiles<OfReview, ReadonlyArray<ReviewFile>>
  removeFile: Port<OfFile, void, Failure>
  downloadFile: Port<OfFile, void, Failure>
  downloadReport: Port<OfReport, void, Failure>
}
