interface StoryHostModule {
  readonly storyRequests: { readonly open: number }
}

const [host] = Object.values(
  import.meta.glob<StoryHostModule>('../../../../packages/contapro-ui/src/host/story-host.tsx', { eager: true }),
)

/** How many requests of the stories on the page wait for their answer. */
export function openStoryRequests(): number {
  if (!host) throw new Error('The stories have another host than story-host.tsx now.')
  return host.storyRequests.open
}
