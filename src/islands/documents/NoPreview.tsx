export const NoPreview = () => (
  <p className="mute">This file cannot be shown here. Download it to open it.</p>
)
