import type { DeskDetail } from '#domain/lead/desk/settings-api'

const frameCode = (address: string) =>
  `<iframe src="${address}?page=quote" title="Ask for a quote" width="100%" height="900"></iframe>`

const formCode = (address: string) => `<form action="${address}">
  <input type="hidden" name="page" value="home">
  <label><input type="checkbox" name="intent_sale"> Selling</label>
  <label><input type="checkbox" name="intent_purchase"> Buying</label>
  <label>Postcode <input name="postcode"></label>
  <label>Price, about <input name="price"></label>
  <button>Ask for a quote</button>
</form>`

export const DeskWebForm = ({ desk: { form_address, websites } }: { desk: DeskDetail }) => (
  <dl className="access-list lead-doors">
    <div>
      <dt>Preview</dt>
      <dd>
        <a href={form_address} target="_blank" rel="noreferrer">
          {form_address}
        </a>
      </dd>
    </div>
    <div>
      <dt>In a page of your website</dt>
      <dd>
        <code>{frameCode(form_address)}</code>
        {websites.length > 0
          ? `Shown on ${websites.join(', ')}.`
          : 'No website is set up for the firm yet. Until then, use the link or the form.'}
      </dd>
    </div>
    <div>
      <dt>A short form on your website</dt>
      <dd>
        <code className="lead-words">{formCode(form_address)}</code>
        It opens our form with the answers filled in. A hidden field language=pl, or another code,
        asks for an adviser who speaks it.
      </dd>
    </div>
  </dl>
)
