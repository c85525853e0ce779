// @contapro/sdk/frame: widgets in a frame, for hosts that can open nothing else. Every name is a promise; src/index.test.ts lists them.
export {
  type FrameEvent,
  type FrameHostMessage,
  type FrameMessage,
  readFrameHostMessage,
  readFrameMessage,
} from './frame/frame-message.ts'
export type { FrameContent, FrameTarget, FrameTheme, FrameWidget } from './frame/frame-widget.ts'
export {
  type ContaproFrame,
  type ContaproFrameOptions,
  type FrameProblem,
  mountContaproFrame,
} from './frame/mount-contapro-frame.ts'
