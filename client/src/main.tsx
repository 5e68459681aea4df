import "./main.css";
import { render } from "preact";

render(<h1>Patolli</h1>, document.getElementById("app")!);
