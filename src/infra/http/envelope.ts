import * as Result from 'effect/Result'
import type { ErrorDetail, Failure } from '../../domain/kernel/failure.ts'

/** § 3 Standard result wrapper, as far as the browser reads it. */
interface Wrapper {
  readonly isSuccess: boolean
  readonly data: unknown
  readonly errors: ReadonlyArray<ErrorDetail>
  readonly message: string
}

/** A server behind a proxy that is starting or stopping: as good as not there, and worth another try. */
const absent = new Set([502, 503, 504])

/** Opens the wrapper of an answer: what was asked for, or why not. */
export const opened = async (response: Response): Promise<Result.Result<unknown, Failure>> => {
  // It may be asked for, and there is none.
  if (response.status === 204) return Result.succeed(null)
  if (response.ok) {
    const wrapper = await contentOf(response)
    return wrapper?.isSuccess ? Result.succeed(wrapper.data) : Result.fail(broken(response))
  }
  return Result.fail(await refusalOf(response))
}

/** The same for an answer whose success is not JSON but bytes. */
export const openedBytes = async (response: Response): Promise<Result.Result<Blob, Failure>> => {
  if (!response.ok) return Result.fail(await refusalOf(response))
  try {
    return Result.succeed(await response.blob())
  } catch {
    return Result.fail({ _tag: 'Unreachable' })
  }
}

const refusalOf = async (response: Response): Promise<Failure> => {
  const { status } = response
  if (status === 401) return { _tag: 'SignedOut' }
  if (absent.has(status)) return { _tag: 'Unreachable' }
  // A full disk says so itself, and that it kept nothing.
  if (status >= 500 && status !== 507) return broken(response)
  const wrapper = await contentOf(response)
  if (!wrapper || wrapper.isSuccess) return broken(response)
  const code = wrapper.errors[0]?.code ?? `status_${status}`
  return { _tag: 'Refused', status, code, message: wrapper.message, errors: wrapper.errors }
}

const broken = (response: Response): Failure => ({
  _tag: 'Broken',
  status: response.status,
  requestId: response.headers.get('x-request-id'),
})

const contentOf = async (response: Response): Promise<Wrapper | null> => {
  try {
    const content: unknown = await response.json()
    return isWrapper(content) ? content : null
  } catch {
    return null
  }
}

const isWrapper = (content: unknown): content is Wrapper => {
  if (typeof content !== 'object' || content === null) return false
  const { isSuccess, errors, message } = content as Partial<Wrapper>
  return 'data' in content && typeof isSuccess === 'boolean' && Array.isArray(errors) && typeof message === 'string'
}
